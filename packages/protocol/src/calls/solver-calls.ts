import { solutionSchema, triedRulesSchema } from '@bellgrid/model';
import * as z from 'zod';
import { solverDocumentSchema } from '../documents/solver.ts';
import { figuresSchema, jobTypeSchema } from '../run/result.ts';
import { whatIfDocumentSchema } from '../run/what-if.ts';
import { defineCall } from './define-call.ts';

const instanceID = z.string().min(1).max(64);

export const solver = defineCall({
  name: 'solver',
  method: 'get',
  path: '/api/solver',
  summary: 'The solver document.',
  request: z.object({}),
  response: solverDocumentSchema,
});

/**
 * A run goes where the longest time belongs that it takes by the clock: `cloud_function` for short ones, `cloud_run` for longer ones (see the
 * model's `solverLocation`). Refused with SOLVER_BUSY, RUN_REPLACED, NO_DRAFT, or BAD_DATA for a version that cannot be read.
 */
export const spawnSolverInstance = defineCall({
  name: 'spawnSolverInstance',
  method: 'post',
  path: '/api/solver/spawn',
  summary: 'Starts a check or a solve of the current saved version.',
  request: z.object({
    jobType: jobTypeSchema,
    environment: z.enum(['production', 'staging', 'development']).default('production'),
    /**
     * The queue that the client expects. The time limit of the saved draft decides; the answer names the
     * queue of the run.
     */
    location: z.enum(['cloud_function', 'cloud_run']).optional(),
    /** 'Solve Anyways': every constraint may be broken at a cost. */
    solveAnyway: z.boolean().default(false),
    /** Begins with the best timetable of the latest run, if it has one. */
    keepImproving: z.boolean().default(false),
    /** Begins with the timetable that was found with this repair of the latest run: its place in `repairsOf` the findings. */
    repair: z.number().int().min(0).max(1000).nullable().default(null),
    /** The run that the repair is of: refused with RUN_REPLACED where another one is the latest. */
    repairOf: instanceID.nullable().default(null),
    /** A check with the budget of the draft's time limit in place of the short one. */
    thorough: z.boolean().default(false),
  }),
  response: solverDocumentSchema,
});

export const cancelSolverInstance = defineCall({
  name: 'cancelSolverInstance',
  method: 'post',
  path: '/api/solver/cancel',
  summary: 'Cancels the active run, if there is one.',
  request: z.object({}),
  response: solverDocumentSchema,
});

export const acknowledgeSolver = defineCall({
  name: 'acknowledgeSolver',
  method: 'post',
  path: '/api/solver/acknowledge',
  summary: "Marks a run's result as seen, so that its banners stay hidden.",
  request: z.object({ instanceID }),
  response: solverDocumentSchema,
});

export const solverImprovements = defineCall({
  name: 'solverImprovements',
  method: 'get',
  path: '/api/solver/{instanceID}/improvements',
  summary: 'The better timetables that were kept of an ended run, at most 30, in the order of time.',
  request: z.object({ instanceID }),
  response: z.object({ improvements: z.array(figuresSchema) }),
});

export const solverImprovement = defineCall({
  name: 'solverImprovement',
  method: 'get',
  path: '/api/solver/{instanceID}/improvements/{index}',
  summary: 'One of the better timetables of an ended run, by its place in the list.',
  request: z.object({
    instanceID,
    index: z
      .string()
      .max(2)
      .regex(/^\d{1,2}$/),
  }),
  response: figuresSchema.extend({ solution: solutionSchema }),
});

export const whatIf = defineCall({
  name: 'whatIf',
  method: 'get',
  path: '/api/solver/what-if',
  summary: 'The latest question “What if”.',
  request: z.object({}),
  response: whatIfDocumentSchema,
});

/** Changes of rules as JSON. They are records of drafts, whose lists have no bounds of their own. */
const triedRulesText = z
  .string()
  .max(60_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    }
  })
  .pipe(triedRulesSchema);

/** Refused as `spawnSolverInstance`: it is the one run of the account, but keeps the latest result and its errors. */
export const askWhatIf = defineCall({
  name: 'askWhatIf',
  method: 'post',
  path: '/api/solver/what-if',
  summary: 'Searches a schedule of the current saved version without and with changes of its rules.',
  request: z.object({ changes: triedRulesText }),
  response: whatIfDocumentSchema,
});

export const discardWhatIf = defineCall({
  name: 'discardWhatIf',
  method: 'post',
  path: '/api/solver/what-if/discard',
  summary: 'Ends the question “What if” and forgets it.',
  request: z.object({}),
  response: whatIfDocumentSchema,
});
