import { type BrokenParts, brokenParts, verify } from '@bellgrid/constraints';
import { draftInSnapshot } from './draft-in-snapshot.ts';

/**
 * The clashes and broken rules of the draft in a snapshot (gzip bytes); null when it cannot be read. Slow for large
 * drafts: never call it in the event loop.
 */
export function brokenPartsOf(snapshot: Uint8Array): BrokenParts | null {
  const draft = draftInSnapshot(snapshot);
  return draft && brokenParts(verify(draft));
}
