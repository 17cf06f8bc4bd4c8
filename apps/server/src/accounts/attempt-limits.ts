import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

interface Rule {
  readonly window: number;
  readonly max: number;
}

interface Verdict {
  readonly allowed: boolean;
  /** Seconds until the next attempt may succeed; null when allowed. */
  readonly retryAfter: number | null;
}

/** Counts attempts a key within a window (seconds); the counters live as long as the process. */
export function createAttemptLimits(): { consume: (key: string, rule: Rule) => Promise<Verdict> } {
  const limiters = new Map<string, RateLimiterMemory>();
  return {
    async consume(key, rule) {
      const name = `${rule.window}/${rule.max}`;
      const limiter =
        limiters.get(name) ?? new RateLimiterMemory({ points: rule.max, duration: rule.window });
      limiters.set(name, limiter);
      try {
        await limiter.consume(key);
        return { allowed: true, retryAfter: null };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { allowed: false, retryAfter: Math.ceil(refused.msBeforeNext / 1000) };
      }
    },
  };
}
