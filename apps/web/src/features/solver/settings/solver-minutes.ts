import { SOLVER_TIMEOUT } from '@bellgrid/model';

export const MIN_MINUTES = SOLVER_TIMEOUT.min / 60;
export const MAX_MINUTES = SOLVER_TIMEOUT.max / 60;

/** The time limit in whole minutes as a user enters it, in seconds; clamped to 1 to 60 minutes. */
export function timeoutOfMinutes(minutes: number): number {
  const whole = Number.isFinite(minutes) ? Math.round(minutes) : MIN_MINUTES;
  return Math.min(Math.max(whole, MIN_MINUTES), MAX_MINUTES) * 60;
}

/** A stored limit in minutes, at least one. */
export const minutesOfTimeout = (seconds: number): number => Math.max(MIN_MINUTES, Math.round(seconds / 60));
