import * as z from 'zod';
import { auditEntrySchema } from '../documents/audit.ts';
import { instantSchema } from '../documents/instant.ts';
import { defineCall } from './define-call.ts';

/** Of one school with `uid`; older than `before`. */
export const auditLog = defineCall({
  name: 'auditLog',
  method: 'get',
  path: '/api/admin/audit',
  summary: 'What administrators did, newest first.',
  access: 'administrator',
  request: z.object({
    uid: z.string().min(1).max(64).optional(),
    before: instantSchema.optional(),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  response: z.object({ entries: z.array(auditEntrySchema) }),
});
