import { Refusal } from '../errors/refusal.ts';

/** One large body from its first byte until its request is answered. */
export interface Arrival {
  /**
   * Holds this number of bytes for it, instead of the number before; throws UNAVAILABLE when there is no
   * room.
   */
  hold(bytes: number): void;
  /** Its sender is slow; throws TOO_MANY_REQUESTS when another body of the same user is slow already. */
  isSlow(): void;
  leave(): void;
}

/** Room for the large bodies of requests under way, so that they take no more memory than there is for them. */
export interface BodyRoom {
  /** Lets a user's body begin; throws TOO_MANY_REQUESTS when too many of the same user are under way. */
  enter(userId: string): Arrival;
  /** The bytes that are held. */
  readonly total: number;
}

export interface BodyRoomOptions {
  /** Bodies of one user at once. */
  readonly perUser: number;
  /** Bytes of all bodies together, as far as they have come. */
  readonly maxBytes: number;
  /** The part of these bytes that only small bodies may take. */
  readonly reservedBytes: number;
}

/** The largest size of a small body; of one user only one may be larger. */
const SMALL_BYTES = 1024 * 1024;

const RETRY_AFTER_SECONDS = 2;

export function createBodyRoom({ perUser, maxBytes, reservedBytes }: BodyRoomOptions): BodyRoom {
  const ofUser = new Map<string, number>();
  /** Users with a large body under way. */
  const large = new Set<string>();
  /** Users with a slow body under way. */
  const slow = new Set<string>();
  const retry = { retryAfter: RETRY_AFTER_SECONDS };
  let total = 0;
  return {
    get total() {
      return total;
    },
    enter: (userId) => {
      const before = ofUser.get(userId) ?? 0;
      if (before >= perUser) {
        const message = `At most ${perUser} drafts or pictures are sent at once: wait for the others.`;
        throw new Refusal('TOO_MANY_REQUESTS', message, retry);
      }
      ofUser.set(userId, before + 1);
      let held = 0;
      let isLarge = false;
      let hasSlowPlace = false;
      return {
        hold: (bytes) => {
          const grows = bytes > SMALL_BYTES && !isLarge;
          if (grows && large.has(userId)) {
            throw new Refusal('TOO_MANY_REQUESTS', 'One large draft is sent at a time: wait for it.', retry);
          }
          const limit = bytes > SMALL_BYTES ? maxBytes - reservedBytes : maxBytes;
          if (total - held + bytes > limit) {
            const message = 'The server is receiving too much at once: nothing was changed, try again.';
            throw new Refusal('UNAVAILABLE', message, retry);
          }
          if (grows) {
            isLarge = true;
            large.add(userId);
          }
          total += bytes - held;
          held = bytes;
        },
        isSlow: () => {
          if (hasSlowPlace) return;
          if (slow.has(userId)) {
            const message = 'One slow draft or picture is sent at a time: wait for it.';
            throw new Refusal('TOO_MANY_REQUESTS', message, retry);
          }
          hasSlowPlace = true;
          slow.add(userId);
        },
        leave: () => {
          total -= held;
          held = 0;
          if (isLarge) large.delete(userId);
          if (hasSlowPlace) slow.delete(userId);
          const now = (ofUser.get(userId) ?? 1) - 1;
          if (now === 0) ofUser.delete(userId);
          else ofUser.set(userId, now);
        },
      };
    },
  };
}
