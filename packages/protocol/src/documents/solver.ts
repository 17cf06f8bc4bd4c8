import { solutionSchema } from '@bellgrid/model';
import * as z from 'zod';

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
] as const;
export const solverErrorCodeSchema = z.enum(solverErrorCodes);
export type SolverErrorCode = z.infer<typeof solverErrorCodeSchema>;

export const solverStages = [
  'loading',
  'parsing',
  'creating constraints',
  'start solve',
  'detected infeasible',
  'solving infeasible',
] as const;

const itemType = z.enum(['teacher', 'group', 'classroom']);

/**
 * A single change of the draft after which the solver really found a timetable. `command` and `args` are one of the
 * model's commands: the editor runs `commands[command]` with `args`, one step to undo. They belong to the
 * draft that was solved; after other edits the command may be refused.
 */
export const repairSchema = z.object({
  /** For a label and an icon; the finding's sentence says it all in words. */
  action: z.enum(['loosen', 'soften', 'switchOff', 'openCalendar', 'addRooms', 'unlock', 'leaveOut']),
  command: z.enum([
    'updateConstraint',
    'setConstraintWeight',
    'setSpread',
    'setCategoryWeight',
    'openCalendarCells',
    // In findings that were stored before there was that one.
    'deleteConstraint',
    'setSubject',
    'setLesson',
    'lockLesson',
    'setConfig',
  ]),
  args: z.record(z.string(), z.unknown()),
  /** What is changed: the sentence of the rule, or the name of the lesson or classes. No full stop. */
  rule: z.string(),
  /** With `loosen`: the rule's sentence afterwards. */
  becomes: z.string().nullable(),
  /** Soft cost of the timetable that was found; the list of repairs is sorted by lessons left out, then by it. */
  cost: z.number(),
  /** The lessons that the timetable leaves out: with `leaveOut`, and those of other conflicts where there are any. */
  unplaced: z.array(z.string()),
});
export type Repair = z.infer<typeof repairSchema>;

/**
 * One thing that the solver has to say about why, in a sentence, with the ids that screens point at. A proof
 * that there is no timetable is a list of them: maybe what was counted; one of kind `conflict`; one per member of the
 * conflict (`conflictConstraint`, `conflictRooms`, `conflictLock`, `conflictLessons`); then up to five of kind
 * `repair`, the best first, each with `repair`. Where there are conflicts that have nothing in common, up to three are
 * told one after another, each with what ends it alone; the repair that leaves lessons out is the last of all.
 */
export const solverFindingSchema = z.object({
  /** What kind of finding, e.g. `overloaded`, `noLegalStart`, `blockedBy`. */
  kind: z.string(),
  sentence: z.string(),
  lessons: z.array(z.string()).default([]),
  constraints: z.array(z.string()).default([]),
  teachers: z.array(z.string()).default([]),
  groups: z.array(z.string()).default([]),
  classrooms: z.array(z.string()).default([]),
  subjects: z.array(z.string()).default([]),
  /** What the sentence sums up, a line each, where that is long. */
  details: z.array(z.string()).optional(),
  /** With kind `repair`. */
  repair: repairSchema.optional(),
});
export type SolverFinding = z.infer<typeof solverFindingSchema>;

/** Every event of a solver run (spec section 7, and three of ours: progress, improved, preCheckFinding). */
export const solverEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('created') }),
  z.object({ event: z.literal('starting'), jobType: jobTypeSchema }),
  z.object({ event: z.literal('statusUpdate'), stage: z.enum(solverStages) }),
  z.object({ event: z.literal('preCheckUpdate'), type: itemType, id: z.string() }),
  z.object({ event: z.literal('preCheckFinding'), finding: solverFindingSchema }),
  z.object({
    event: z.literal('preSolveError'),
    type: itemType,
    id: z.string(),
    available: z.number(),
    scheduled: z.number(),
    findings: z.array(solverFindingSchema).default([]),
  }),
  z.object({
    event: z.literal('preCheckOverloadError'),
    classroomIDs: z.array(z.string()),
    findings: z.array(solverFindingSchema).default([]),
  }),
  z.object({ event: z.literal('preCheckPassed') }),
  z.object({
    event: z.literal('progress'),
    stage: z.string(),
    placed: z.number(),
    lessons: z.number(),
    /** Of the soft constraints. */
    cost: z.number(),
    bound: z.number(),
    /** In 'Solve Anyways': the amounts of the hard constraints that are broken. */
    broken: z.number().default(0),
    /** Where the schedule is to stay similar: the lessons that move. */
    moved: z.number().default(0),
    seconds: z.number(),
  }),
  z.object({
    event: z.literal('improved'),
    placed: z.number(),
    cost: z.number(),
    broken: z.number().default(0),
    moved: z.number().default(0),
    seconds: z.number(),
  }),
  z.object({
    event: z.literal('calendar'),
    status: z.enum(['FEASIBLE', 'OPTIMAL']),
    solution: solutionSchema,
    solutionID: z.string(),
    /** With `placeAsManyAsPossible`: what blocks each lesson that was left out. */
    findings: z.array(solverFindingSchema).default([]),
  }),
  z.object({ event: z.literal('infeasibleConstraints'), errors: z.array(solverFindingSchema) }),
  z.object({
    event: z.literal('error'),
    errorCode: solverErrorCodeSchema,
    message: z.string().default(''),
    /** With TIMEOUT: the best partial timetable and what blocks each unplaced lesson. */
    partial: solutionSchema.nullable().default(null),
    findings: z.array(solverFindingSchema).default([]),
  }),
  z.object({
    event: z.literal('cancelled'),
    partial: solutionSchema.nullable().default(null),
    /** In 'Solve Anyways': the hard constraints that it breaks. */
    findings: z.array(solverFindingSchema).optional(),
  }),
  z.object({ event: z.literal('terminated') }),
]);
export type SolverEvent = z.infer<typeof solverEventSchema>;

/** The solver document: the state of the user's latest run. */
export const solverDocumentSchema = z.object({
  executionInstance: z
    .object({ id: z.string(), jobType: jobTypeSchema, startedAt: z.string(), versionID: z.string() })
    .nullable(),
  location: z.enum(['cloud_function', 'cloud_run']).nullable(),
  lastEvent: z.object({ at: z.string(), data: solverEventSchema }).nullable(),
  cancellationRequested: z.boolean(),
  /** The run is waiting or working: it can be cancelled, and no other can start. */
  isActive: z.boolean(),
  /** The user has seen the result of this run; its banners stay hidden. */
  acknowledged: z.boolean(),
});
export type SolverDocument = z.infer<typeof solverDocumentSchema>;
