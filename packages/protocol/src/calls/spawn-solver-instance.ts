import * as z from 'zod';
import { jobTypeSchema, solverDocumentSchema } from '../documents/solver.ts';
import { defineCall } from './define-call.ts';

export const spawnSolverInstance = defineCall({
  name: 'spawnSolverInstance',
  method: 'post',
  path: '/api/solver/spawn',
  summary: 'Starts a check or a solve of the current saved version.',
  request: z.object({
    jobType: jobTypeSchema,
    environment: z.enum(['production', 'staging', 'development']).default('production'),
    location: z.enum(['cloud_function', 'cloud_run']).default('cloud_function'),
    /** 'Solve Anyways': every constraint may be broken at a cost. */
    solveAnyway: z.boolean().default(false),
  }),
  response: solverDocumentSchema,
});
