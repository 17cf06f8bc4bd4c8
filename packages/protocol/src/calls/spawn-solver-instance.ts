import * as z from 'zod';
import { jobTypeSchema, solverDocumentSchema } from '../documents/solver.ts';
import { defineCall } from './define-call.ts';

/**
 * A run goes where its time limit belongs: `cloud_function` for short ones, `cloud_run` for longer ones (see the
 * model's `solverLocation`). Refused with SOLVER_BUSY, NO_DRAFT, or BAD_DATA for a version that cannot be read.
 */
export const spawnSolverInstance = defineCall({
  name: 'spawnSolverInstance',
  method: 'post',
  path: '/api/solver/spawn',
  summary: 'Starts a check or a solve of the current saved version.',
  request: z.object({
    jobType: jobTypeSchema,
    environment: z.enum(['production', 'staging', 'development']).default('production'),
    /** What the client expects. The time limit of the saved draft decides; the answer says where the run is. */
    location: z.enum(['cloud_function', 'cloud_run']).optional(),
    /** 'Solve Anyways': every constraint may be broken at a cost. */
    solveAnyway: z.boolean().default(false),
  }),
  response: solverDocumentSchema,
});
