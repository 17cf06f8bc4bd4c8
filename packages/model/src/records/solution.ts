import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { timeSlotSchema } from './lesson.ts';

export const SOLUTION_VERSION = 2;

export const solverStatuses = ['LOADING', 'FEASIBLE', 'INFEASIBLE', 'OPTIMAL'] as const;
export type SolverStatus = (typeof solverStatuses)[number];

/** The place of one lesson; `classroom` is null without a room. */
export const placementSchema = z.object({
  lesson: idSchema,
  timeSlot: timeSlotSchema,
  classroom: idSchema.nullable(),
});
export type Placement = z.infer<typeof placementSchema>;

/** A timetable found by the solver: the placements of the lessons in its scope. */
export const solutionSchema = z.object({
  id: idSchema,
  status: z.enum(['FEASIBLE', 'OPTIMAL']),
  placements: z.array(placementSchema),
  /** Lessons in scope that are unplaced. */
  unplaced: z.array(idSchema).default([]),
  /** Sum of effective weight × amount over the soft constraints. */
  cost: z.number().min(0),
});
export type Solution = z.infer<typeof solutionSchema>;

/** The stored `solutionStore`: the last result that the user has not taken over yet. */
export const solutionStoreSchema = z.object({
  version: z.literal(SOLUTION_VERSION).default(SOLUTION_VERSION),
  solution: solutionSchema.nullable().default(null),
});
export type SolutionStore = z.infer<typeof solutionStoreSchema>;
