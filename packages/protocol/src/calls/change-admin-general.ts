import * as z from 'zod';
import { tagSchema } from '../documents/client.ts';
import { defineCall } from './define-call.ts';

/** A tag that is taken out goes from the schools that have it too. */
export const changeAdminGeneral = defineCall({
  name: 'changeAdminGeneral',
  method: 'post',
  path: '/api/admin/general',
  summary: 'Replaces the tags to choose from.',
  access: 'administrator',
  request: z.object({ tags: z.array(tagSchema).max(500) }),
  response: z.object({ tags: z.array(z.string()) }),
});
