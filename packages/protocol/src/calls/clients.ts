import * as z from 'zod';
import { clientSummarySchema } from '../documents/client.ts';
import { defineCall } from './define-call.ts';

/** Every word of the search must stand in one of the names or the address; `total` counts all that fit. */
export const clients = defineCall({
  name: 'clients',
  method: 'get',
  path: '/api/admin/clients',
  summary: 'The schools whose name, person or address has the words, by name.',
  access: 'administrator',
  request: z.object({
    search: z.string().max(200).default(''),
    tag: z.string().max(50).optional(),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: z.object({ clients: z.array(clientSummarySchema), total: z.number() }),
});
