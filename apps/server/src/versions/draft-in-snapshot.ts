import { gunzipSync } from 'node:zlib';
import { type Draft, loadDraftFile } from '@bellgrid/model';
import { MAX_DRAFT_BYTES } from '@bellgrid/protocol';

/** The draft in a snapshot (gzip bytes); null when it cannot be read. */
export function draftInSnapshot(snapshot: Uint8Array): Draft | null {
  const text = gunzipSync(snapshot, { maxOutputLength: MAX_DRAFT_BYTES }).toString('utf8');
  const loaded = loadDraftFile(text);
  return loaded.ok ? loaded.file.dataStore : null;
}
