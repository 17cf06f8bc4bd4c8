import { MAX_COMPRESSED_DRAFT_BYTES, saveDraft } from '@bellgrid/protocol';
import { Refusal } from '../http/refusal.ts';
import { authoriseTeachers } from '../policies/authorise-teachers.ts';
import { saveVersion } from '../versions/version-store.ts';
import { answerSave } from './answer-save.ts';
import { handle } from './handler.ts';

export const handleSaveDraft = handle(saveDraft, async (context, { baseHash, sessionID, saveReason }) => {
  const { db, account, caller, places, snapshots, now } = context;
  const snapshot = await context.readBody(MAX_COMPRESSED_DRAFT_BYTES);
  const check = await places(caller.userId, () => snapshots.check(snapshot));
  if (!check.ok) throw new Refusal(check.code, check.message);
  const { hash, size, statistics } = check;
  authoriseTeachers(account, statistics.teachers, now());
  const { userId } = caller;
  const save = {
    userId,
    baseHash,
    sessionID,
    saveReason: saveReason ?? null,
    snapshot,
    hash,
    size,
    statistics,
    now: now(),
  };
  const outcome = await saveVersion(db, save);
  return answerSave(context, outcome, sessionID);
});
