import * as z from 'zod';
import { defineCall } from './define-call.ts';

/** Clients wait 5000 ms after the last sign of the user. An administrator who acts as the user leaves no trace here. */
export const updateLastSeen = defineCall({
  name: 'updateLastSeen',
  method: 'post',
  path: '/api/account/last-seen',
  summary: 'Notes that the user is here.',
  request: z.object({}),
  response: z.object({}),
});
