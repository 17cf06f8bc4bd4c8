import { createHmac, timingSafeEqual } from 'node:crypto';

const KEY_LENGTH = 12;
const PROOF_LENGTH = 32;

/** The fields of a publication that make the addresses of its calendars. */
export interface FeedSource {
  readonly token: string;
  readonly secret: string;
  /** Null for publications from the time when calendars had addresses below that of the pages. */
  readonly feeds: string | null;
}

/**
 * The secret address of one calendar. Its end is a proof, so that the address of the pages and those of other calendars
 * cannot be told from it. A new link of the pages changes it too.
 */
export const feedPath = (source: FeedSource, key: string): string =>
  `/c/${source.feeds}/${key}${proofOf(source, key)}`;

/** The key of the class, teacher or room whose calendar this is; null for a guessed address. */
export function keyOfFeed(source: FeedSource, feed: string): string | null {
  const key = feed.slice(0, KEY_LENGTH);
  const sent = Buffer.from(feed.slice(KEY_LENGTH));
  const proof = Buffer.from(proofOf(source, key));
  return sent.length === proof.length && timingSafeEqual(sent, proof) ? key : null;
}

const proofOf = ({ secret, token }: FeedSource, key: string): string =>
  createHmac('sha256', secret).update(`calendar ${token} ${key}`).digest('base64url').slice(0, PROOF_LENGTH);
