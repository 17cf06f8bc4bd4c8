import { findingSchema, solutionSchema } from '@bellgrid/model';
import * as z from 'zod';
import { NO_FINDINGS, runFindingsSchema } from './findings.ts';
import { runTraceSchema } from './record.ts';
import {
  checkOutcomeSchema,
  figuresSchema,
  jobTypeSchema,
  judgedNumbersSchema,
  solverErrorCodeSchema,
} from './result.ts';
import { whatIfAnswerSchema } from './what-if.ts';

export const solverStages = [
  'loading',
  'parsing',
  'creating constraints',
  'start solve',
  'detected infeasible',
  'solving infeasible',
] as const;

const itemType = z.enum(['teacher', 'group', 'classroom']);
const findings = runFindingsSchema.default(NO_FINDINGS);
/** False when a timetable does not exist even where every constraint may be broken: 'Solve Anyways' cannot help. */
const mayBreak = z.boolean().default(true);
/** The numbers of the draft with the timetable of the event; null without one. */
const quality = judgedNumbersSchema.nullable().default(null);

/**
 * Every event of a solver run: those of the specification (section 7), and `progress`, `improved`,
 * `preCheckFinding` and `trace`. The runner emits them, the server stores and passes them on, the web reduces them.
 */
export const solverEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('created') }),
  z.object({ event: z.literal('starting'), jobType: jobTypeSchema }),
  z.object({ event: z.literal('statusUpdate'), stage: z.enum(solverStages) }),
  /** At the beginning and, with the outcome, just before the last event. Not passed on: it is kept in the record. */
  z.object({ event: z.literal('trace'), trace: runTraceSchema }),
  z.object({ event: z.literal('preCheckUpdate'), type: itemType, id: z.string() }),
  /** A finding of the pre-check, or the summary of a proved conflict before its repairs are known. */
  z.object({ event: z.literal('preCheckFinding'), finding: findingSchema }),
  z.object({
    event: z.literal('preSolveError'),
    /** The item of the first fault. */
    type: itemType,
    id: z.string(),
    available: z.number(),
    scheduled: z.number(),
    mayBreak,
    findings,
  }),
  z.object({
    event: z.literal('preCheckOverloadError'),
    classroomIDs: z.array(z.string()),
    mayBreak,
    findings,
  }),
  z.object({
    event: z.literal('preCheckPassed'),
    /** A check that only counted has decided nothing. */
    outcome: checkOutcomeSchema.exclude(['contradiction']).default('notDecided'),
    findings,
  }),
  figuresSchema.extend({
    event: z.literal('progress'),
    /** `construct`, `repair` or `improve`. */
    stage: z.string(),
    lessons: z.number(),
    bound: z.number(),
  }),
  /** A better timetable, verified by the checker: at most one a second. */
  figuresSchema.extend({
    event: z.literal('improved'),
    solution: solutionSchema.nullable().default(null),
    quality,
  }),
  z.object({
    event: z.literal('calendar'),
    status: z.enum(['FEASIBLE', 'OPTIMAL']),
    solution: solutionSchema,
    solutionID: z.string(),
    /** So many lessons move in every such timetable, as it is proved where the schedule is to stay similar. */
    leastMoved: z.number().optional(),
    quality,
    findings,
  }),
  z.object({ event: z.literal('infeasibleConstraints'), mayBreak, errors: runFindingsSchema }),
  z.object({
    event: z.literal('error'),
    errorCode: solverErrorCodeSchema,
    /** Technical, for logs: no screen shows it. */
    message: z.string().default(''),
    /** The best partial timetable, with TIMEOUT. */
    partial: solutionSchema.nullable().default(null),
    quality,
    findings,
  }),
  z.object({
    event: z.literal('cancelled'),
    partial: solutionSchema.nullable().default(null),
    quality,
    findings,
  }),
  z.object({ event: z.literal('terminated') }),
  /** The end of a run that answers “What if”. */
  z.object({ event: z.literal('whatIf'), answer: whatIfAnswerSchema }),
]);
export type SolverEvent = z.infer<typeof solverEventSchema>;
