import { findingSchema, solutionSchema, triedRulesSchema } from '@bellgrid/model';
import * as z from 'zod';
import { judgedNumbersSchema, solverErrorCodeSchema } from './result.ts';

/** The best schedule that a search found in its steps, by its figures. */
export const searchedSideSchema = z.object({
  /** Lessons in scope, and how many of them are placed. */
  lessons: z.number(),
  placed: z.number(),
  hardViolations: z.number(),
  /** The cost of the soft constraints as they are on this side. */
  cost: z.number(),
  /** The cost of the soft constraints that are the same on both sides. */
  otherCost: z.number(),
  /** It is proved that no schedule is better. */
  isBest: z.boolean(),
  quality: judgedNumbersSchema.nullable(),
  /** Contradictions that were counted before a search: then nothing was placed. */
  faults: z.array(findingSchema),
});
export type SearchedSide = z.infer<typeof searchedSideSchema>;

/** The answer to “What if”: the draft without and with the changes, searched with the same seed and number of steps. */
export const whatIfAnswerSchema = z.object({
  seed: z.number(),
  steps: z.number(),
  before: searchedSideSchema,
  after: searchedSideSchema,
  /** The schedule with the changes; null for none. */
  solution: solutionSchema.nullable(),
});
export type WhatIfAnswer = z.infer<typeof whatIfAnswerSchema>;

/** The stage of the progress of each side. */
export const whatIfStages = { before: 'before', after: 'after' } as const;

/** The latest question “What if” of a user; null for none. */
export const whatIfDocumentSchema = z.object({
  question: z
    .object({
      id: z.string(),
      changes: triedRulesSchema,
      /** The hash of the saved version that the changes are of. */
      payloadHash: z.string().nullable(),
      isActive: z.boolean(),
      schoolsBefore: z.number().nullable(),
      answer: whatIfAnswerSchema.nullable(),
      /** The reason for which it ended without an answer; null while it works, and with an answer. */
      failure: solverErrorCodeSchema.nullable(),
    })
    .nullable(),
});
export type WhatIfDocument = z.infer<typeof whatIfDocumentSchema>;
