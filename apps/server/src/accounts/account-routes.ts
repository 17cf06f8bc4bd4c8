import { MIN_PASSWORD, passkeyResponseSchema } from '@bellgrid/protocol';
import * as z from 'zod';

/** One operation of the accounts library that is open to clients, below /api/auth. */
export interface AccountRoute {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  /** The body of a post, the query of a get: other fields do not reach the library. */
  readonly request: z.ZodObject;
}

const email = z.email().max(320);
const address = z.string().max(2000).optional();
const token = z.string().max(2000);
const code = z.string().trim().min(6).max(20);
const password = z.string().min(MIN_PASSWORD).max(128);

/** The routes of the accounts library that clients may use; its others are not reachable. */
export const accountRoutes: readonly AccountRoute[] = [
  {
    method: 'post',
    path: '/api/auth/sign-up/email',
    operationId: 'signUp',
    summary:
      'Makes an account and signs in. For an address with an account it does neither, and answers the same.',
    request: z.object({ name: z.string().max(200), email, password, callbackURL: address }),
  },
  {
    method: 'post',
    path: '/api/auth/sign-in/email',
    operationId: 'signIn',
    summary: 'Signs in: the answer sets the session cookie.',
    request: z.object({ email, password: z.string().max(128), rememberMe: z.boolean().optional() }),
  },
  {
    method: 'post',
    path: '/api/auth/two-factor/verify-totp',
    operationId: 'signInWithCode',
    summary: 'Ends a sign-in that takes a code, with one from the app.',
    request: z.object({ code }),
  },
  {
    method: 'post',
    path: '/api/auth/two-factor/verify-backup-code',
    operationId: 'signInWithRecoveryCode',
    summary: 'Ends a sign-in that takes a code, with a recovery code, which works once.',
    request: z.object({ code }),
  },
  {
    method: 'get',
    path: '/api/auth/passkey/generate-authenticate-options',
    operationId: 'passkeyChallenge',
    summary: 'Begins to sign in with a passkey.',
    request: z.object({}),
  },
  {
    method: 'post',
    path: '/api/auth/passkey/verify-authentication',
    operationId: 'signInWithPasskey',
    summary: 'Signs in with a passkey: the answer sets the session cookie.',
    request: z.object({ response: passkeyResponseSchema }),
  },
  {
    method: 'post',
    path: '/api/auth/sign-out',
    operationId: 'signOut',
    summary: 'Ends the session, if there is one.',
    request: z.object({}),
  },
  {
    method: 'post',
    path: '/api/auth/request-password-reset',
    operationId: 'requestPasswordReset',
    summary: 'Mails a link to choose a new password, if the address has an account.',
    request: z.object({ email, redirectTo: address }),
  },
  {
    method: 'post',
    path: '/api/auth/reset-password',
    operationId: 'resetPassword',
    summary: 'Sets a new password with the token of the mailed link, and ends all sessions.',
    request: z.object({ token, newPassword: password }),
  },
  {
    method: 'post',
    path: '/api/auth/send-verification-email',
    operationId: 'sendVerificationEmail',
    summary: 'Mails the link that verifies the address again.',
    request: z.object({ email, callbackURL: address }),
  },
  {
    method: 'get',
    path: '/api/auth/verify-email',
    operationId: 'verifyEmail',
    summary: 'Verifies the address with the token of the mailed link.',
    request: z.object({ token, callbackURL: address }),
  },
];
