import { MIN_PASSWORD } from '@bellgrid/protocol';
import { passkey } from '@better-auth/passkey';
import { betterAuth, type User } from 'better-auth';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { ADDRESS_HEADER } from '../config/client-address.ts';
import type { AccountsDatabase } from '../database/storage.ts';
import type { Logger } from '../logging/logger.ts';
import { createAccountHooks, tokenFacts } from './account-hooks.ts';
import type { AccountLimits } from './account-limits.ts';
import { newAddressMail, type PostMail, verificationMail } from './account-mails.ts';
import type { AfterAnswer } from './after-answer.ts';
import type { AttemptCounters } from './attempt-counters.ts';
import { impersonationPlugin } from './impersonation-plugin.ts';
import { VERIFICATION_SECONDS } from './mailed-links.ts';
import type { countedPasswords } from './passwords.ts';
import { usedCodes } from './used-codes.ts';

export interface AuthOptions {
  readonly database: AccountsDatabase;
  readonly secret: string;
  readonly publicUrl: string;
  readonly trustedOrigins: readonly string[];
  readonly attemptsPerMinute: number;
  readonly log: Logger;
  /**
   * Takes a message without waiting for its delivery, so that the answer's time tells nothing. Nor for anything of the
   * database: the library may be in a transaction.
   */
  readonly post: PostMail;
  readonly later: AfterAnswer['later'];
  readonly limits: AccountLimits;
  readonly counters: AttemptCounters;
  readonly passwords: ReturnType<typeof countedPasswords>;
  readonly isSuspended: (userId: string) => Promise<boolean>;
  readonly isAdministrator: (userId: string) => Promise<boolean>;
  /** The users themselves have signed in. */
  readonly onSignedIn: (userId: string) => Promise<void>;
  readonly onPasswordReset: (user: User) => Promise<void>;
  /** The address is verified now; it may be a new one. */
  readonly onVerified: (user: { readonly id: string; readonly email: string }) => Promise<void>;
  /** The session is about to end. */
  readonly onSessionEnding: (sessionId: string) => Promise<void>;
  readonly onSessionEnded: (session: SessionFacts) => Promise<void>;
}

export interface SessionFacts {
  readonly id: string;
  readonly userId: string;
  /** The administrator who acted as the user. */
  readonly impersonatedBy: string | null;
}

function sessionFacts(session: { id: string; userId: string; impersonatedBy?: unknown }): SessionFacts {
  const { id, userId, impersonatedBy } = session;
  return { id, userId, impersonatedBy: typeof impersonatedBy === 'string' ? impersonatedBy : null };
}

function refuseUnlessVerified(info: { readonly userVerified: boolean } | undefined): void {
  if (info?.userVerified) return;
  const message = 'The device did not ask who uses it.';
  throw new APIError('FORBIDDEN', { code: 'WRONG_CODE', message });
}

/** The accounts, at `/api/auth`: sign-up, sign-in, sign-out, verification and reset by e-mail. */
export function createAuth(options: AuthOptions) {
  const { publicUrl, log, limits, post, isSuspended, isAdministrator } = options;
  const attempts = { window: 60, max: options.attemptsPerMinute };
  return betterAuth({
    appName: 'Bellgrid',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: options.secret,
    trustedOrigins: [...options.trustedOrigins],
    telemetry: { enabled: false },
    database: options.database,
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD,
      password: options.passwords,
      onPasswordReset: ({ user }) => options.onPasswordReset(user),
      requireEmailVerification: false,
      revokeSessionsOnPasswordReset: true,
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: VERIFICATION_SECONDS,
      sendVerificationEmail: async ({ user, token }, request) => {
        const back = encodeURIComponent(`${publicUrl}/dashboard/verify`);
        const link = `${publicUrl}/api/auth/verify-email?token=${token}&callbackURL=${back}`;
        const write = tokenFacts(token).updateTo === null ? verificationMail : newAddressMail;
        post(user, request?.headers, (language) => write(user, link, language));
      },
      afterEmailVerification: (user) => options.onVerified(user),
    },
    user: { changeEmail: { enabled: true } },
    session: {
      // The calls that change the account ask for the password instead.
      freshAge: 0,
      additionalFields: {
        impersonatedBy: { type: 'string', required: false, input: false, returned: true },
        confirmedAt: { type: 'string', required: false, input: false, returned: true },
        impersonatorSession: { type: 'string', required: false, input: false, returned: true },
      },
    },
    plugins: [
      impersonationPlugin,
      twoFactor({ issuer: 'Bellgrid' }),
      usedCodes(options.counters),
      // It takes the place of password and code: the device has to know its user.
      passkey({
        rpName: 'Bellgrid',
        origin: [publicUrl, ...options.trustedOrigins],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: ({ verification }) => refuseUnlessVerified(verification.registrationInfo),
        },
        authentication: {
          afterVerification: ({ verification }) => refuseUnlessVerified(verification.authenticationInfo),
        },
      }),
    ],
    hooks: createAccountHooks({
      limits,
      publicUrl,
      post,
      later: options.later,
      isSuspended,
      isAdministrator,
    }),
    databaseHooks: {
      session: {
        create: {
          after: async (session) => {
            if (sessionFacts(session).impersonatedBy === null) await options.onSignedIn(session.userId);
          },
        },
        delete: {
          before: async (session) => options.onSessionEnding(session.id),
          after: async (session) => options.onSessionEnded(sessionFacts(session)),
        },
      },
    },
    rateLimit: {
      enabled: true,
      window: 60,
      max: options.attemptsPerMinute * 10,
      customStorage: {
        consume: async (key, { window, max }) => {
          const rule = { points: max, seconds: window };
          const retryAfter = await options.counters.consume(`${window}/${max} ${key}`, rule);
          return { allowed: retryAfter === null, retryAfter };
        },
      },
      customRules: {
        '/sign-in/email': attempts,
        '/sign-up/email': attempts,
        '/request-password-reset': attempts,
        '/reset-password': attempts,
        '/send-verification-email': attempts,
        '/verify-email': attempts,
        '/two-factor/verify-totp': attempts,
        '/two-factor/verify-backup-code': attempts,
        '/passkey/generate-authenticate-options': attempts,
        '/passkey/verify-authentication': attempts,
      },
    },
    advanced: {
      cookiePrefix: 'bellgrid',
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { validateSchema: false },
    },
    onAPIError: { onError: (error) => log.error({ err: error }, 'account request failed') },
    logger: {
      level: 'warn',
      log: (level, message) => log[level === 'error' ? 'error' : 'warn']({ source: 'accounts' }, message),
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
