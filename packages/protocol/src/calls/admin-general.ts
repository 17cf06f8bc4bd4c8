import * as z from 'zod';
import { defineCall } from './define-call.ts';

export const adminGeneral = defineCall({
  name: 'adminGeneral',
  method: 'get',
  path: '/api/admin/general',
  summary: 'The tags to choose from.',
  access: 'administrator',
  request: z.object({}),
  response: z.object({ tags: z.array(z.string()) }),
});
