import { createHash, timingSafeEqual } from 'node:crypto';
import type { EdgeContext } from './edge.ts';

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/**
 * True for a request with the token; without a token set, for one from this machine that is not forwarded by
 * a proxy.
 */
export function mayReadMetrics(c: EdgeContext, token: string | null): boolean {
  if (token !== null) return isSame(c.req.header('authorization') ?? '', `Bearer ${token}`);
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => c.req.header(name));
  return !isForwarded && loopback.includes(c.env.incoming.socket.remoteAddress ?? '');
}

/** Compares in a time that tells nothing. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
