import type { AttemptCounters } from './attempt-counters.ts';

interface Rule {
  readonly window: number;
  readonly max: number;
}

interface Verdict {
  readonly allowed: boolean;
  /** Seconds until the next attempt may succeed; null when allowed. */
  readonly retryAfter: number | null;
}

/** The counters in the form of the accounts library: attempts per key within a window (seconds). */
export function createAttemptLimits(counters: AttemptCounters): {
  consume: (key: string, rule: Rule) => Promise<Verdict>;
} {
  return {
    consume: async (key, { window, max }) => {
      const retryAfter = await counters.consume(`${window}/${max} ${key}`, { points: max, seconds: window });
      return { allowed: retryAfter === null, retryAfter };
    },
  };
}
