import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../errors/refusal.ts';
import type { Edge } from '../http/edge.ts';

/** True when a browser's page may act on the user's behalf: no page at all, or one of a trusted origin. */
export function isTrustedOrigin(origin: string | undefined, trusted: readonly string[]): boolean {
  return origin === undefined || trusted.includes(origin);
}

/** Refuses changing requests from pages of other sites. */
export function originCheck(trusted: readonly string[]): MiddlewareHandler<Edge> {
  return async (c, next) => {
    const isSafe = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    const origin = c.req.header('origin');
    const isForeign = origin === undefined && c.req.header('sec-fetch-site') === 'cross-site';
    if (!isSafe && (isForeign || !isTrustedOrigin(origin, trusted))) {
      throw new Refusal('FORBIDDEN', `Requests from pages of ${origin ?? 'another site'} are not taken.`);
    }
    await next();
  };
}
