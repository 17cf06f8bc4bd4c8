import { changeBudgetSchema } from '@bellgrid/model';
import * as z from 'zod';
import { endReasonSchema, figuresSchema, jobTypeSchema, runResultSchema } from './result.ts';

/** Entries of a record's cost over time, and verified timetables that are kept with a run. */
export const MOST_COSTS = 60;
export const MOST_IMPROVEMENTS = 30;

/** The facts about a run that are enough to repeat it with the same payload. */
export const runTraceSchema = z.object({
  /** The version of Bellgrid. */
  version: z.string(),
  /** The `schoolHash` of its draft; records of before it was kept have none. */
  school: z.string().optional(),
  jobType: jobTypeSchema,
  seed: z.number(),
  settings: z.object({
    until: z.enum(['full', 'plateau', 'limit']),
    solveAnyway: z.boolean(),
    placeAsManyAsPossible: z.boolean(),
    similarSchedule: z.boolean(),
    /** Null without one, and in records of before it was kept. */
    changeBudget: changeBudgetSchema.omit({ isEnabled: true }).nullable().default(null),
  }),
  limits: z.object({ seconds: z.number(), steps: z.number().nullable(), threads: z.number() }),
  /** The steps that the search has done; null while it works, and in records of before they were kept. */
  steps: z.number().nullable().default(null),
  /** Null while the run works. */
  reason: endReasonSchema.nullable(),
  /** Null while the run works, and when it ended without a result. */
  outcome: runResultSchema
    .pick({
      status: true,
      check: true,
      lessons: true,
      placed: true,
      hardViolations: true,
      cost: true,
      bound: true,
      seconds: true,
      searchSeconds: true,
      quality: true,
      moved: true,
    })
    .nullable(),
  /** At most `MOST_COSTS`, in the order of time. */
  costOverTime: z.array(figuresSchema),
});
export type RunTrace = z.infer<typeof runTraceSchema>;

/** The record of a run. */
export const runRecordSchema = runTraceSchema.extend({
  /** SHA-256 of the draft file that the run works on: the `hash` of its version. */
  payloadHash: z.string(),
});
export type RunRecord = z.infer<typeof runRecordSchema>;

/** Reads a record; null when it is none, or one of another version that cannot be read. */
export function readRunRecord(value: unknown): RunRecord | null {
  return runRecordSchema.safeParse(value).data ?? null;
}

/**
 * A list with one more entry: of more than `most`, every second one is left out, but never the first and the last.
 */
export function withEntry<Entry>(list: readonly Entry[], entry: Entry, most: number): Entry[] {
  const all = [...list, entry];
  return all.length <= most ? all : all.filter((_, index) => index % 2 === 0 || index === all.length - 1);
}
