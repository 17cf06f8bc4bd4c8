import * as z from 'zod';
import { defineCall } from './define-call.ts';

/** Refused with WRONG_PASSWORD; nothing of the account is left afterwards, and every session has ended. */
export const deleteUser = defineCall({
  name: 'deleteUser',
  method: 'post',
  path: '/api/account/delete',
  summary: 'Deletes the own account with all its data, for good.',
  request: z.object({
    password: z.string().min(1).max(128),
    /** The caller's own, if given. */
    uid: z.string().min(1).max(64).optional(),
  }),
  response: z.object({}),
});

/**
 * The licence appears in the user document once the payment has arrived. Refused with PAYMENT_NOT_SET_UP on a
 * server that takes no payments: administrators add licences there.
 */
export const createCheckoutSession = defineCall({
  name: 'createCheckoutSession',
  method: 'post',
  path: '/api/licenses/checkout',
  summary: 'Begins to buy a licence, and answers the page on which to pay.',
  request: z.object({
    /** Teachers. */
    quantity: z.int().min(1).max(100_000),
    /** The address for the receipt; by default that of the account. */
    email: z.email().max(320).optional(),
    /** The caller's own, if given. */
    uid: z.string().min(1).max(64).optional(),
    environment: z.enum(['production', 'staging', 'development']).default('production'),
  }),
  response: z.object({ url: z.string() }),
});
