import { importClientVersion, MAX_VERSION_LABEL } from '@bellgrid/protocol';
import { administer } from '../administration/administer.ts';
import { loadClient } from '../administration/load-client.ts';
import { Refusal } from '../http/refusal.ts';
import { authoriseVersion } from '../policies/authorise-version.ts';
import { labelVersion, loadVersion } from '../versions/version-history.ts';
import { loadSnapshot, type SaveOutcome, saveVersionIn } from '../versions/version-store.ts';
import { answerSave } from './answer-save.ts';
import { handle } from './handler.ts';

export const handleImportClientVersion = handle(importClientVersion, async (context, request) => {
  const { db, caller, snapshots, now } = context;
  const { uid, id, baseHash, sessionID } = request;
  const { userId } = caller;
  const { account } = await loadClient(context, uid);
  const version = authoriseVersion(uid, await loadVersion(db, id));
  const { snapshot } = authoriseVersion(uid, await loadSnapshot(db, id));
  const check = await snapshots.check(snapshot);
  if (!check.ok) throw new Refusal(check.code, check.message);
  const { hash, size, statistics } = check;
  const content = { snapshot, hash, size, statistics, saveReason: 'user-import' } as const;
  const source = version.label ?? version.date.slice(0, 16).replace('T', ' ');
  const label = `${account.schoolName} ${source}`.trim().slice(0, MAX_VERSION_LABEL);
  const result: { outcome?: SaveOutcome } = {};
  await administer(context, { action: 'importClientVersion', subjectId: uid }, async (transaction) => {
    const outcome = await saveVersionIn(transaction, { ...content, userId, baseHash, sessionID, now: now() });
    result.outcome = outcome;
    // Nothing was changed; who asks learns why below.
    if (outcome.kind === 'outOfSync') return null;
    if (outcome.kind === 'saved') {
      await labelVersion(transaction, outcome.version.id, label);
      result.outcome = { kind: 'saved', version: { ...outcome.version, label } };
    }
    return { version: id };
  });
  if (!result.outcome) throw new Error('The import has no outcome.');
  return answerSave(context, result.outcome, sessionID);
});
