import { Refusal } from './refusal.ts';

/**
 * Lets few things that take long be under way at once for each user, so that nobody's keep out all others'.
 * One more is refused with TOO_MANY_REQUESTS.
 */
export type Places = <Value>(userId: string, act: () => Promise<Value>) => Promise<Value>;

/** `count` places for every user. */
export function createPlaces(count: number): Places {
  const taken = new Map<string, number>();
  return async (userId, act) => {
    const before = taken.get(userId) ?? 0;
    if (before >= count) {
      throw new Refusal('TOO_MANY_REQUESTS', 'Too many requests at once: wait for the others.');
    }
    taken.set(userId, before + 1);
    try {
      return await act();
    } finally {
      const now = (taken.get(userId) ?? 1) - 1;
      if (now === 0) taken.delete(userId);
      else taken.set(userId, now);
    }
  };
}
