import * as z from 'zod';
import { clientSchema } from '../documents/client.ts';
import { defineCall } from './define-call.ts';

export const removeLicense = defineCall({
  name: 'removeLicense',
  method: 'delete',
  path: '/api/admin/clients/{uid}/licenses/{licenseID}',
  summary: 'Takes a licence away.',
  access: 'administrator',
  request: z.object({ uid: z.string().min(1).max(64), licenseID: z.string().min(1).max(200) }),
  response: clientSchema,
});
