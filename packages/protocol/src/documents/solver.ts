import * as z from 'zod';
import { solverEventSchema } from '../run/events.ts';
import { readRunRecord, runRecordSchema } from '../run/record.ts';
import { jobTypeSchema, runStatusSchema } from '../run/result.ts';
import { readSolverEvent } from '../run/stored-event.ts';

/** The solver document: the state of the user's latest run. */
export const solverDocumentSchema = z.object({
  executionInstance: z
    .object({
      id: z.string(),
      jobType: jobTypeSchema,
      startedAt: z.string(),
      versionID: z.string(),
      /** The hash of the saved version that the run works on; null for a run of before it was kept. */
      payloadHash: z.string().nullable().default(null),
    })
    .nullable(),
  location: z.enum(['cloud_function', 'cloud_run']).nullable(),
  lastEvent: z.object({ at: z.string(), data: z.preprocess(readSolverEvent, solverEventSchema) }).nullable(),
  cancellationRequested: z.boolean(),
  /** The run is waiting or working: it can be cancelled, and no other can start. */
  isActive: z.boolean(),
  /** The number of schools before this one while the run waits. */
  schoolsBefore: z.number().nullable().default(null),
  /** The user has seen the result of this run (`hideAlertsForSolverID`); its banners stay hidden. */
  acknowledged: z.boolean(),
  /** The record of the run; null until it has ended, and for runs from before records were kept. */
  record: z.preprocess(readRunRecord, runRecordSchema.nullable()),
});
export type SolverDocument = z.infer<typeof solverDocumentSchema>;

/** A run that has ended, as administrators see it in the history of a school. */
export const endedRunSchema = z.object({
  id: z.string(),
  jobType: jobTypeSchema,
  /** It tried out changes of rules. */
  isTrial: z.boolean(),
  startedAt: z.string(),
  endedAt: z.string(),
  /** `NONE` for one without a result. */
  status: z.enum([...runStatusSchema.options, 'NONE']),
  /** Null for one that tried out changes of rules, or that ended before the solver had begun with it. */
  record: runRecordSchema.nullable(),
});
export type EndedRun = z.infer<typeof endedRunSchema>;
