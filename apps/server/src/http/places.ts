import { Refusal } from '../errors/refusal.ts';

/**
 * Queues long actions one after the other for each user, so that those of one user do not keep out all
 * others'. When too many wait, one more is refused with TOO_MANY_REQUESTS.
 */
export type Places = <Value>(userId: string, act: () => Promise<Value>) => Promise<Value>;

/** One at a time for every user, the others waiting; `count` of both together. */
export function createPlaces(count: number): Places {
  const taken = new Map<string, { count: number; last: Promise<unknown> }>();
  return async (userId, act) => {
    const place = taken.get(userId) ?? { count: 0, last: Promise.resolve() };
    if (place.count >= count) {
      throw new Refusal('TOO_MANY_REQUESTS', 'Too many requests at once: wait for the others.');
    }
    place.count++;
    taken.set(userId, place);
    const acting = place.last.then(act);
    place.last = acting.catch(() => {});
    try {
      return await acting;
    } finally {
      place.count--;
      if (place.count === 0) taken.delete(userId);
    }
  };
}
