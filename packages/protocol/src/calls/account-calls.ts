import * as z from 'zod';
import { instantSchema } from '../documents/instant.ts';
import { userDocumentSchema } from '../documents/user.ts';
import { defineCall } from './define-call.ts';

/** The days after which an account is gone that its owner wants deleted. */
export const GRACE_DAYS = 14;

/**
 * Refused with WRONG_PASSWORD. Every session has ended afterwards, and the published pages are hidden. Nothing of the
 * account is left after `GRACE_DAYS`, unless the owner signs in again and keeps it.
 */
export const deleteUser = defineCall({
  name: 'deleteUser',
  method: 'post',
  path: '/api/account/delete',
  summary: 'Has the own account deleted with all its data, after 14 days.',
  request: z.object({
    password: z.string().min(1).max(128),
    /** The caller's own, if given. */
    uid: z.string().min(1).max(64).optional(),
  }),
  response: z.object({}),
});

export const keepAccount = defineCall({
  name: 'keepAccount',
  method: 'post',
  path: '/api/account/keep',
  summary: 'Takes back that the own account is to be deleted.',
  duringMaintenance: true,
  request: z.object({}),
  response: userDocumentSchema,
});

/**
 * The licence appears in the user document once the payment has arrived. A server that takes no payments mails the
 * request to its operator; without an address of the operator it refuses with PAYMENT_NOT_SET_UP.
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
  /** Null: the request was mailed to the operator. */
  response: z.object({ url: z.string().nullable() }),
});

const password = z.string().min(1).max(128);

/** Refused with WRONG_PASSWORD or WEAK_PASSWORD. The owner is told by e-mail. */
export const changePassword = defineCall({
  name: 'changePassword',
  method: 'post',
  path: '/api/account/password',
  summary: 'Changes the own password, and ends all other sessions.',
  request: z.object({ password, newPassword: password }),
  response: z.object({}),
});

/** Refused with WRONG_PASSWORD. The answer is the same for an address that has an account. */
export const changeEmail = defineCall({
  name: 'changeEmail',
  method: 'post',
  path: '/api/account/email',
  summary: 'Mails a link to a new address, which becomes that of the account once the link is opened.',
  request: z.object({ password, email: z.email().max(320) }),
  response: z.object({}),
});

export const sessions = defineCall({
  name: 'sessions',
  method: 'get',
  path: '/api/account/sessions',
  summary: 'The sessions in which the users themselves are signed in, the latest first.',
  request: z.object({}),
  response: z.object({
    sessions: z.array(
      z.object({
        isCurrent: z.boolean(),
        since: instantSchema,
        lastUsed: instantSchema,
        /** The words of the browser about itself; empty without any. */
        userAgent: z.string(),
      }),
    ),
  }),
});

export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  method: 'post',
  path: '/api/account/sessions/end-others',
  summary: 'Signs out everywhere else.',
  request: z.object({}),
  response: z.object({}),
});
