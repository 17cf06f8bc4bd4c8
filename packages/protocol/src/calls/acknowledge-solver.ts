import * as z from 'zod';
import { solverDocumentSchema } from '../documents/solver.ts';
import { defineCall } from './define-call.ts';

export const acknowledgeSolver = defineCall({
  name: 'acknowledgeSolver',
  method: 'post',
  path: '/api/solver/acknowledge',
  summary: "Marks a run's result as seen, so that its banners stay hidden.",
  request: z.object({ instanceID: z.string().min(1).max(64) }),
  response: solverDocumentSchema,
});
