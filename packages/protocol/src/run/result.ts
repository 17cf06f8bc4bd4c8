import { solutionSchema } from '@bellgrid/model';
import * as z from 'zod';
import { runFindingsSchema } from './findings.ts';

export const jobTypeSchema = z.enum(['check', 'solve']);
export type JobType = z.infer<typeof jobTypeSchema>;

export const solverErrorCodes = [
  'NO_ERROR',
  'CANNOT_CONNECT',
  'TERMINATED',
  'UNKNOWN_ERROR',
  'BAD_DATA',
  'TIMEOUT',
  'NETWORK_CHANGE',
  'CANCELLED',
  'ALLOCATION_FAILED',
  'NO_LESSONS',
] as const;
export const solverErrorCodeSchema = z.enum(solverErrorCodes);
export type SolverErrorCode = z.infer<typeof solverErrorCodeSchema>;

/**
 * The outcome of a check: a timetable was found and verified; a contradiction was counted or proved; or the
 * budget of work was spent before either.
 */
export const checkOutcomeSchema = z.enum(['timetableExists', 'contradiction', 'notDecided']);
export type CheckOutcome = z.infer<typeof checkOutcomeSchema>;

/**
 * The reason for which a run ended.
 * - `counted`: the counted checks found a contradiction
 * - `proved`: it is proved that there is no timetable, or no better one
 * - `full`: every lesson is placed, which is the goal of the run
 * - `plateau`: the cost has stopped falling
 * - `timeLimit`, `stepLimit`: the limit of the run
 * - `cancelled`: by the user
 * - `noLessons`: there is nothing to place
 * - `lostProcess`: the process that worked on it is gone
 * - `failed`: an error of the program
 */
export const endReasonSchema = z.enum([
  'counted',
  'proved',
  'full',
  'plateau',
  'timeLimit',
  'stepLimit',
  'cancelled',
  'noLessons',
  'lostProcess',
  'failed',
]);
export type EndReason = z.infer<typeof endReasonSchema>;

export const runStatusSchema = z.enum([
  'OPTIMAL',
  'FEASIBLE',
  'INFEASIBLE',
  'TIMEOUT',
  'CANCELLED',
  'NO_LESSONS',
]);
export type RunStatus = z.infer<typeof runStatusSchema>;

/** The figures of a timetable as they are shown while a run improves it. */
export const figuresSchema = z.object({
  /** Lessons that are placed. */
  placed: z.number(),
  /** The cost of the soft constraints. */
  cost: z.number(),
  /** In 'Solve Anyways': the amounts of the hard constraints that are broken. */
  broken: z.number().default(0),
  /** The number of lessons that move, when the schedule is to stay similar. */
  moved: z.number().default(0),
  /** The time since the run began. */
  seconds: z.number(),
});
export type Figures = z.infer<typeof figuresSchema>;

/** The numbers by which schools judge a timetable; see `timetableQuality` of the constraints. */
export const judgedNumbersSchema = z.object({
  classGaps: z.number(),
  teacherGaps: z.number(),
  lateStarts: z.number(),
  singleLessonDays: z.number(),
  unplaced: z.number(),
  /** Soft constraints that are not met, by kind. */
  wishes: z.array(z.object({ kind: z.string(), count: z.number() })).readonly(),
});
export type JudgedNumbers = z.infer<typeof judgedNumbersSchema>;

/** The lessons that a timetable moves from where the draft has them, and what they count as by their weights. */
const movesSchema = z.object({ lessons: z.number(), counted: z.number() });

/** The result of a run. */
export const runResultSchema = z.object({
  status: runStatusSchema,
  reason: endReasonSchema,
  /** The outcome of a check; null of a solve, and of a check that was cancelled or had no lessons. */
  check: checkOutcomeSchema.nullable(),
  /** Lessons in scope, and how many of them are placed. */
  lessons: z.number(),
  placed: z.number(),
  /** Sum of the amounts of the hard constraints and physical rules, by the independent checker. */
  hardViolations: z.number(),
  cost: z.number(),
  /** No timetable that moves (or breaks) as little costs less, as far as it is proved. */
  bound: z.number(),
  /** Wall-clock time of the whole run, and of the search alone (compiled problem to result). */
  seconds: z.number(),
  searchSeconds: z.number(),
  seed: z.number(),
  /** The best timetable found, also a partial one (then `unplaced` is not empty); null for none. */
  solution: solutionSchema.nullable(),
  /** The numbers of the draft with that timetable; null without one, and of a run of before they were counted. */
  quality: judgedNumbersSchema.nullable().default(null),
  /** Null without a timetable, where the draft placed no lesson, and of a run of before it was counted. */
  moved: movesSchema.nullable().default(null),
  findings: runFindingsSchema,
});
export type RunResult = z.infer<typeof runResultSchema>;
