const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment until which the paywall lets a new account in. */
export function trialEnd(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}
