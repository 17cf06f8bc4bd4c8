import { randomBytes } from 'node:crypto';
import { MIN_PASSWORD } from '@bellgrid/protocol';
import type { AuthContext } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';
import { ADDRESS_HEADER } from '../config/client-address.ts';
import type { AccountLimits } from './account-limits.ts';
import { type PostMail, passwordResetMail, signUpAttemptMail } from './account-mails.ts';
import type { AfterAnswer } from './after-answer.ts';
import { addressRequest, RESET_SECONDS } from './mailed-links.ts';
import { newPasswordFault } from './new-password.ts';

export interface HookOptions {
  readonly limits: AccountLimits;
  readonly publicUrl: string;
  readonly post: PostMail;
  readonly later: AfterAnswer['later'];
  readonly isSuspended: (userId: string) => Promise<boolean>;
  readonly isAdministrator: (userId: string) => Promise<boolean>;
}

const signUpSchema = z.object({
  name: z.string(),
  email: z.email(),
  password: z.string().min(MIN_PASSWORD).max(128),
});
/** The accounts, as the library reads and writes them. */
type Accounts = AuthContext['internalAdapter'];

/** The operations that end a sign-in without a password, or after it. */
const secondSteps = new Set([
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
]);

const resetSchema = z.object({ token: z.string(), newPassword: z.string() });
const addressSchema = z.object({ email: z.string() });

/**
 * Adds five rules to the accounts library: weak passwords are refused, attempts are limited by account too, a user of a suspended
 * account learns of it only with the right password, the answer to a sign-up does not reveal if an address has an
 * account, and the link to a new address works for its owner alone, who is signed in.
 */
export function createAccountHooks({
  limits,
  publicUrl,
  post,
  later,
  isSuspended,
  isAdministrator,
}: HookOptions) {
  const refuseWeak = (password: string, isForAdministrator: boolean) => {
    const message = newPasswordFault(password, isForAdministrator);
    if (message !== null) throw new APIError('UNPROCESSABLE_ENTITY', { code: 'WEAK_PASSWORD', message });
  };
  const mailReset = async (accounts: Accounts, email: string, headers: Headers | undefined) => {
    const known = await accounts.findUserByEmail(email);
    if (!known) return;
    const { user } = known;
    const token = randomBytes(24).toString('base64url');
    // It is kept as by the library's own call: `/reset-password` looks for it there.
    const identifier = `reset-password:${token}`;
    const expiresAt = new Date(Date.now() + RESET_SECONDS * 1000);
    await accounts.createVerificationValue({ identifier, value: user.id, expiresAt });
    const link = `${publicUrl}/dashboard/resetpassword?token=${token}`;
    post(user, headers, (language) => passwordResetMail(user, link, language));
  };
  return {
    before: createAuthMiddleware(async (ctx) => {
      if (ctx.path === '/sign-in/email') {
        const { data } = addressSchema.safeParse(ctx.body);
        const wait = data && (await limits.attempt(data.email, addressOf(ctx)));
        if (wait) {
          const message = `Too many attempts: wait ${wait} seconds, or choose a new password by the mailed link.`;
          throw new APIError('TOO_MANY_REQUESTS', { message }, { 'retry-after': String(wait) });
        }
      }
      if (ctx.path === '/request-password-reset') {
        const { data } = addressSchema.safeParse(ctx.body);
        // The library would write a row for an account and none for a stranger before it answers.
        if (data) later(() => mailReset(ctx.context.internalAdapter, data.email.toLowerCase(), ctx.headers));
        return ctx.json({ status: true });
      }
      if (ctx.path === '/verify-email') {
        const { email, updateTo, madeAt } = tokenFacts(ctx.query?.token);
        const owner = email && (await ctx.context.internalAdapter.findUserByEmail(email));
        // A link that was mailed for an account of this address before it was deleted is not for the next one.
        if (owner && madeAt < owner.user.createdAt.getTime())
          throw ctx.redirect('/dashboard/verify?error=INVALID_TOKEN');
        if (owner && updateTo !== null) {
          // The library would make a session for every person who opens the link.
          const opened = await getSessionFromCtx<Record<never, never>, { impersonatedBy?: string | null }>(
            ctx,
          );
          if (opened?.user.id !== owner.user.id || opened.session.impersonatedBy)
            throw ctx.redirect('/dashboard/verify?error=SIGN_IN_FIRST');
          const request = await ctx.context.internalAdapter.findVerificationValue(
            addressRequest(owner.user.id, updateTo),
          );
          if (!request || madeAt < request.createdAt.getTime())
            throw ctx.redirect('/dashboard/verify?error=INVALID_TOKEN');
        }
      }
      // With a session they would confirm it, without a limit of attempts.
      if (
        ctx.request &&
        ctx.path.startsWith('/two-factor/') &&
        secondSteps.has(ctx.path) &&
        (await getSessionFromCtx(ctx))
      )
        throw new APIError('BAD_REQUEST', { message: 'This session is signed in already.' });
      if (ctx.path === '/reset-password') {
        const { data } = resetSchema.safeParse(ctx.body);
        const link =
          data && (await ctx.context.internalAdapter.findVerificationValue(`reset-password:${data.token}`));
        if (link) refuseWeak(data.newPassword, await isAdministrator(link.value));
      }
      if (ctx.path !== '/sign-up/email') return;
      const { data: person } = signUpSchema.safeParse(ctx.body);
      if (person) refuseWeak(person.password, false);
      const known = person && (await ctx.context.internalAdapter.findUserByEmail(person.email.toLowerCase()));
      if (!person || !known) return;
      // The answer takes as long as that to a sign-up that works, and the owner learns of it.
      await ctx.context.password.hash(person.password);
      const link = `${publicUrl}/dashboard/login`;
      post(known.user, ctx.headers, (language) => signUpAttemptMail(known.user, link, language));
      return ctx.json(accountAnswer({ email: person.email.toLowerCase(), name: person.name }));
    }),
    after: createAuthMiddleware(async (ctx) => {
      const { newSession } = ctx.context;
      if (!newSession) return;
      const { user, session } = newSession;
      if (ctx.path === '/sign-up/email') return ctx.json(accountAnswer(user));
      if (ctx.path !== '/sign-in/email' && !secondSteps.has(ctx.path)) return;
      if (ctx.path === '/sign-in/email') await limits.succeeded(user.email, addressOf(ctx));
      if (!(await isSuspended(user.id))) return ctx.json(accountAnswer(user));
      await ctx.context.internalAdapter.deleteSession(session.token);
      deleteSessionCookie(ctx);
      throw new APIError('FORBIDDEN', { code: 'ACCOUNT_SUSPENDED', message: 'This account is suspended.' });
    }),
  };
}

const tokenSchema = z.object({ email: z.string(), updateTo: z.string().optional(), iat: z.number() });

/**
 * The address in a verification token, the new one if it changes that, and the latest moment at which the token was
 * made, unchecked: the library checks it.
 */
export function tokenFacts(token: unknown): {
  email: string | null;
  updateTo: string | null;
  madeAt: number;
} {
  try {
    const [, payload = ''] = String(token).split('.');
    const {
      email,
      updateTo = null,
      iat,
    } = tokenSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    // It counts whole seconds.
    return { email: email.toLowerCase(), updateTo, madeAt: iat * 1000 + 999 };
  } catch {
    return { email: null, updateTo: null, madeAt: 0 };
  }
}

/** The client's address, as the server itself has written it into the request. */
const addressOf = ({ headers }: { headers?: Headers | undefined }) => headers?.get(ADDRESS_HEADER) ?? '';

/** The session is in the cookie alone; the same for an address that was free at sign-up and for one that was not. */
function accountAnswer({
  email,
  name,
  emailVerified = false,
}: {
  email: string;
  name: string;
  emailVerified?: boolean;
}) {
  return { token: null, user: { email, name, emailVerified } };
}
