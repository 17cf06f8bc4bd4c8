import { importClientVersion, MAX_VERSION_LABEL } from '@bellgrid/protocol';
import { administer } from '../administration/administer.ts';
import { loadClient } from '../administration/load-client.ts';
import { Refusal } from '../http/refusal.ts';
import { authoriseVersion } from '../policies/authorise-version.ts';
import { labelVersion, loadVersion } from '../versions/version-history.ts';
import { loadSnapshot, saveVersion } from '../versions/version-store.ts';
import { answerSave } from './answer-save.ts';
import { handle } from './handler.ts';

export const handleImportClientVersion = handle(importClientVersion, async (context, request) => {
  const { db, caller, snapshots, now } = context;
  const { uid, id, baseHash, sessionID } = request;
  const { account } = await loadClient(context, uid);
  const version = authoriseVersion(uid, await loadVersion(db, id));
  const { snapshot } = authoriseVersion(uid, await loadSnapshot(db, id));
  const check = await snapshots.check(snapshot);
  if (!check.ok) throw new Refusal(check.code, check.message);
  await administer(context, { action: 'importClientVersion', subjectId: uid }, async () => ({ version: id }));
  const { hash, size, statistics } = check;
  const saveReason = 'user-import';
  const content = { snapshot, hash, size, statistics, saveReason } as const;
  const outcome = await saveVersion(db, {
    ...content,
    userId: caller.userId,
    baseHash,
    sessionID,
    now: now(),
  });
  if (outcome.kind !== 'saved') return answerSave(context, outcome, sessionID);
  const source = version.label ?? version.date.slice(0, 16).replace('T', ' ');
  const label = `${account.schoolName} ${source}`.trim().slice(0, MAX_VERSION_LABEL);
  await labelVersion(db, outcome.version.id, label);
  return answerSave(context, { ...outcome, version: { ...outcome.version, label } }, sessionID);
});
