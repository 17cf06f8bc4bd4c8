import { MAX_COMPRESSED_DRAFT_BYTES, saveDraft } from '@bellgrid/protocol';
import { Refusal } from '../http/refusal.ts';
import { presentVersion } from '../presenters/present-version.ts';
import { saveVersion } from '../versions/version-store.ts';
import { handle } from './handler.ts';

export const handleSaveDraft = handle(saveDraft, async (context, { baseHash, sessionID, saveReason }) => {
  const { db, bus, caller, snapshots, now } = context;
  const snapshot = await context.readBody(MAX_COMPRESSED_DRAFT_BYTES);
  const check = await snapshots.check(snapshot);
  if (!check.ok) throw new Refusal(check.code, check.message);
  const { hash, size } = check;
  const { userId } = caller;
  const save = {
    userId,
    baseHash,
    sessionID,
    saveReason: saveReason ?? null,
    snapshot,
    hash,
    size,
    now: now(),
  };
  const outcome = await saveVersion(db, save);
  if (outcome.kind === 'outOfSync') {
    const { currentHash } = outcome;
    throw new Refusal('OUT_OF_SYNC', 'Another session has saved something else.', { currentHash });
  }
  const version = presentVersion(outcome.version);
  if (outcome.kind === 'saved') {
    bus.publish({ kind: 'message', userId, name: 'version', payload: { version, sessionID } });
  }
  return { version };
});
