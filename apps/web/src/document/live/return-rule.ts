/**
 * The reason that there is no live channel. `dropped` is a connection that was lost: it comes back by itself.
 */
export type Absence =
  | { readonly kind: 'dropped' }
  /** The server has ended it: the session is over, or the user has opened too many others. */
  | { readonly kind: 'ended'; readonly reason: string }
  /** The server did not let it in, with the code of a refusal. */
  | { readonly kind: 'refused'; readonly code: string };

/**
 * The next step: `wait` for the connection to come back by itself, `stay` away until the user looks at this
 * window again, `ask` for the signed-in user and come back if there is one, or `retry` because the server
 * cannot tell.
 */
export type ReturnStep = 'wait' | 'stay' | 'ask' | 'retry';

export function returnStep(absence: Absence): ReturnStep {
  if (absence.kind === 'dropped') return 'wait';
  if (absence.kind === 'ended') return absence.reason === 'TOO_MANY_CHANNELS' ? 'stay' : 'ask';
  return absence.code === 'UNAUTHENTICATED' || absence.code === 'ACCOUNT_SUSPENDED' ? 'ask' : 'retry';
}

const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/** The delay before the next attempt, the first one being 0: longer each time. */
export const returnDelay = (attempt: number): number => Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt);
