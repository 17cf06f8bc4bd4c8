import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, getSessionFromCtx } from 'better-auth/api';
import { expireCookie, setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';

/** The longest time that an administrator may act as a school at a stretch. */
const IMPERSONATION_MS = 2 * 60 * 60 * 1000;

/**
 * Sessions in which an administrator acts as another user, for the server's own use: neither operation has a
 * path. The caller decides who may do so. The session names the administrator, ends with the session that it
 * came from and is never prolonged.
 */
export const impersonationPlugin = {
  id: 'impersonation',
  endpoints: {
    startImpersonation: createAuthEndpoint(
      { method: 'POST', body: z.object({ userId: z.string() }), requireHeaders: true },
      async (ctx) => {
        const own = await getSessionFromCtx(ctx);
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
        if (!own || !user) throw new APIError('UNAUTHORIZED');
        const session = await ctx.context.internalAdapter.createSession(
          user.id,
          true,
          {
            impersonatedBy: own.user.id,
            impersonatorSession: own.session.id,
            expiresAt: new Date(Date.now() + IMPERSONATION_MS),
          },
          true,
        );
        await setSessionCookie(ctx, { session, user }, true);
        return ctx.json({});
      },
    ),
    stopImpersonation: createAuthEndpoint({ method: 'POST', requireHeaders: true }, async (ctx) => {
      const current = await getSessionFromCtx<Record<never, never>, { impersonatorSession?: string | null }>(
        ctx,
      );
      const ownId = current?.session.impersonatorSession;
      if (!current || !ownId) throw new APIError('UNAUTHORIZED');
      const row = await ctx.context.adapter.findOne<{ token: string }>({
        model: 'session',
        where: [{ field: 'id', value: ownId }],
      });
      const own = row && (await ctx.context.internalAdapter.findSession(row.token));
      if (!own) throw new APIError('UNAUTHORIZED');
      await ctx.context.internalAdapter.deleteSession(current.session.token);
      expireCookie(ctx, ctx.context.authCookies.dontRememberToken);
      await setSessionCookie(ctx, own, false);
      return ctx.json({});
    }),
  },
} satisfies BetterAuthPlugin;
