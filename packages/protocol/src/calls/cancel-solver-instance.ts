import * as z from 'zod';
import { solverDocumentSchema } from '../documents/solver.ts';
import { defineCall } from './define-call.ts';

export const cancelSolverInstance = defineCall({
  name: 'cancelSolverInstance',
  method: 'post',
  path: '/api/solver/cancel',
  summary: 'Cancels the active run, if there is one.',
  request: z.object({}),
  response: solverDocumentSchema,
});
