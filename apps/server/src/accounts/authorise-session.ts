import { Refusal } from '../errors/refusal.ts';
import { SESSION_DAYS } from './tidy-accounts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ADMINISTRATOR = { longestMs: 12 * HOUR_MS, idleMs: 30 * MINUTE_MS };

/** The times at which a session began and was last used. */
export interface SessionTimes {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** True when a session has lasted too long, or an administrator's was left alone for too long. */
export function isSessionOver(
  { createdAt, updatedAt }: SessionTimes,
  isAdministrator: boolean,
  now: Date,
): boolean {
  const age = now.getTime() - createdAt.getTime();
  if (age >= SESSION_DAYS * 24 * HOUR_MS) return true;
  if (!isAdministrator) return false;
  return age >= ADMINISTRATOR.longestMs || now.getTime() - updatedAt.getTime() >= ADMINISTRATOR.idleMs;
}

/** Throws UNAUTHENTICATED for a session that is over. */
export function authoriseSession(session: SessionTimes, isAdministrator: boolean, now: Date): void {
  if (isSessionOver(session, isAdministrator, now))
    throw new Refusal('UNAUTHENTICATED', 'The session is over: sign in.');
}
