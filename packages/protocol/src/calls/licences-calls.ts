import * as z from 'zod';
import { clientSchema } from '../documents/client.ts';
import { instantSchema } from '../documents/instant.ts';
import { defineCall } from './define-call.ts';

export const addLicense = defineCall({
  name: 'addLicense',
  method: 'post',
  path: '/api/admin/clients/{uid}/licenses',
  summary: 'Adds a licence to a school.',
  access: 'administrator',
  needsConfirmation: true,
  request: z.object({
    uid: z.string().min(1).max(64),
    count: z.int().min(1).max(100_000),
    expiry: instantSchema.nullable(),
  }),
  response: clientSchema,
});

export const removeLicense = defineCall({
  name: 'removeLicense',
  method: 'delete',
  path: '/api/admin/clients/{uid}/licenses/{licenseID}',
  summary: 'Takes a licence away.',
  access: 'administrator',
  needsConfirmation: true,
  request: z.object({ uid: z.string().min(1).max(64), licenseID: z.string().min(1).max(200) }),
  response: clientSchema,
});
