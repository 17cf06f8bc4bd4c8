import * as z from 'zod';
import { solverDocumentSchema } from '../documents/solver.ts';
import { defineCall } from './define-call.ts';

export const solver = defineCall({
  name: 'solver',
  method: 'get',
  path: '/api/solver',
  summary: 'The solver document.',
  request: z.object({}),
  response: solverDocumentSchema,
});
