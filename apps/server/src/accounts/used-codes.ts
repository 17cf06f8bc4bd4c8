import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api';
import type { AttemptCounters } from './attempt-counters.ts';

/**
 * A code is right for its own half minute and those beside it; as long again, because one that was tried too early counts
 * from then.
 */
const USED = { points: 1, seconds: 240 };

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** A code from an app is taken once: a person who has seen it entered cannot use it within its minute and a half. */
export function usedCodes(counters: AttemptCounters) {
  const matcher = ({ path }: { path?: string }) => path === '/two-factor/verify-totp';
  return {
    id: 'used-codes',
    hooks: {
      before: [
        {
          matcher,
          handler: createAuthMiddleware(async (ctx) => {
            const key = await keyOf(ctx);
            if (key === null || (await counters.consume(key, USED)) === null) return;
            throw new APIError('UNAUTHORIZED', { code: 'CODE_USED', message: 'The code was used already.' });
          }),
        },
      ],
      after: [
        {
          matcher,
          handler: createAuthMiddleware(async (ctx) => {
            if (!isAPIError(ctx.context.returned)) return;
            const key = await keyOf(ctx);
            // A code that was refused may be right in the next half minute.
            if (key !== null) await counters.giveBack(key);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

/** The key of a code that a user tries; null without a user who is signing in. */
async function keyOf(ctx: Context): Promise<string | null> {
  const userId = (await getSessionFromCtx(ctx))?.user.id ?? (await userSigningIn(ctx));
  return userId === null ? null : `code ${userId} ${ctx.body.code}`;
}

/** The user whose password was right, by the library's own cookie. */
async function userSigningIn(ctx: Context): Promise<string | null> {
  const { name } = ctx.context.createAuthCookie('two_factor');
  const challenge = await ctx.getSignedCookie(name, ctx.context.secret);
  if (!challenge) return null;
  return (await ctx.context.internalAdapter.findVerificationValue(challenge))?.value ?? null;
}
