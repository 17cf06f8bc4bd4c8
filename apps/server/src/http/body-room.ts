import { Refusal } from './refusal.ts';

/** One large body from its first byte until its request is answered. */
interface Arrival {
  /** Holds so many bytes for it, instead of what it held before; throws UNAVAILABLE when there is no room. */
  hold(bytes: number): void;
  leave(): void;
}

/** Room for the large bodies of requests under way, so that they take no more memory than there is for them. */
export interface BodyRoom {
  /** Lets a user's body begin; throws TOO_MANY_REQUESTS when too many of the same user are under way. */
  enter(userId: string): Arrival;
}

export interface BodyRoomOptions {
  /** Bodies of one user at once. */
  readonly perUser: number;
  /** Bytes of all bodies together, as far as they have come. */
  readonly maxBytes: number;
}

const RETRY_AFTER_SECONDS = 2;

export function createBodyRoom({ perUser, maxBytes }: BodyRoomOptions): BodyRoom {
  const ofUser = new Map<string, number>();
  const retry = { retryAfter: RETRY_AFTER_SECONDS };
  let total = 0;
  return {
    enter: (userId) => {
      const before = ofUser.get(userId) ?? 0;
      if (before >= perUser) {
        const message = `At most ${perUser} drafts or pictures are sent at once: wait for the others.`;
        throw new Refusal('TOO_MANY_REQUESTS', message, retry);
      }
      ofUser.set(userId, before + 1);
      let held = 0;
      return {
        hold: (bytes) => {
          if (total - held + bytes > maxBytes) {
            const message = 'The server is receiving too much at once: nothing was changed, try again.';
            throw new Refusal('UNAVAILABLE', message, retry);
          }
          total += bytes - held;
          held = bytes;
        },
        leave: () => {
          total -= held;
          held = 0;
          const now = (ofUser.get(userId) ?? 1) - 1;
          if (now === 0) ofUser.delete(userId);
          else ofUser.set(userId, now);
        },
      };
    },
  };
}
