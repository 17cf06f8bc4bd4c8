import * as z from 'zod';
import { instantSchema } from '../documents/instant.ts';
import { defineCall } from './define-call.ts';

const password = z.string().min(1).max(128);
const code = z
  .string()
  .max(20)
  .transform((digits) => digits.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));

/** The answer of a browser about a passkey, as WebAuthn defines it in JSON. */
export const passkeyResponseSchema = z.looseObject({
  id: z
    .string()
    .max(2000)
    .regex(/^[\w-]+=*$/),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
});

export const secondFactor = defineCall({
  name: 'secondFactor',
  method: 'get',
  path: '/api/account/second-factor',
  summary: 'The second factor of the own account, and its passkeys.',
  request: z.object({}),
  response: z.object({
    hasCodes: z.boolean(),
    /** The recovery codes that were not used yet. */
    recoveryCodes: z.number(),
    passkeys: z.array(z.object({ id: z.string(), name: z.string(), addedAt: instantSchema.nullable() })),
  }),
});

/** Refused with WRONG_PASSWORD. Signing in takes a code only after `confirmCodes`. */
export const beginCodes = defineCall({
  name: 'beginCodes',
  method: 'post',
  path: '/api/account/second-factor/begin',
  summary: 'Makes the secret of an app for codes, and recovery codes.',
  request: z.object({ password }),
  response: z.object({
    /** For the app, as a QR code: `otpauth://totp/…`. */
    uri: z.string(),
    recoveryCodes: z.array(z.string()),
  }),
});

/** Refused with WRONG_CODE or CODE_USED. All other sessions end; the owner is told by e-mail. */
export const confirmCodes = defineCall({
  name: 'confirmCodes',
  method: 'post',
  path: '/api/account/second-factor/confirm',
  summary: 'Switches the second factor on, with the first code of the app.',
  request: z.object({ code }),
  response: z.object({}),
});

/** Refused with WRONG_PASSWORD. */
export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  method: 'post',
  path: '/api/account/second-factor/recovery-codes',
  summary: 'Makes new recovery codes; the earlier ones no longer work.',
  request: z.object({ password }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

/** Refused with WRONG_PASSWORD, and for administrators with FORBIDDEN. The owner is told by e-mail. */
export const endCodes = defineCall({
  name: 'endCodes',
  method: 'post',
  path: '/api/account/second-factor/end',
  summary: 'Switches the second factor off.',
  request: z.object({ password }),
  response: z.object({}),
});

/** Refused with WRONG_CODE or CODE_USED. Calls with `needsConfirmation` are answered in this session for ten minutes. */
export const confirmAgain = defineCall({
  name: 'confirmAgain',
  method: 'post',
  path: '/api/account/second-factor/again',
  summary: 'Confirms the session with a code of the second factor.',
  request: z.object({ code }),
  response: z.object({}),
});

/** Refused with WRONG_PASSWORD. The answer is what the browser's `navigator.credentials.create` takes, as JSON. */
export const beginPasskey = defineCall({
  name: 'beginPasskey',
  method: 'post',
  path: '/api/account/passkeys/begin',
  summary: 'Begins to add a passkey.',
  request: z.object({ password }),
  response: z.object({ options: z.record(z.string(), z.unknown()) }),
});

/** Refused with BAD_REQUEST when it does not answer `beginPasskey`. The owner is told by e-mail. */
export const addPasskey = defineCall({
  name: 'addPasskey',
  method: 'post',
  path: '/api/account/passkeys',
  summary: 'Adds a passkey, with which the owner signs in from then on.',
  request: z.object({ name: z.string().trim().max(100), response: passkeyResponseSchema }),
  response: z.object({}),
});

export const deletePasskey = defineCall({
  name: 'deletePasskey',
  method: 'delete',
  path: '/api/account/passkeys/{id}',
  summary: 'Takes a passkey of the own account away.',
  request: z.object({ id: z.string().min(1).max(64) }),
  response: z.object({}),
});
