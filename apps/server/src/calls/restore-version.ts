import { restoreVersion } from '@bellgrid/protocol';
import { Refusal } from '../http/refusal.ts';
import { authoriseVersion } from '../policies/authorise-version.ts';
import { loadVersion, restoreAsCurrent } from '../versions/version-history.ts';
import { answerSave } from './answer-save.ts';
import { handle } from './handler.ts';

export const handleRestoreVersion = handle(restoreVersion, async (context, { id, baseHash, sessionID }) => {
  const { db, caller, now } = context;
  authoriseVersion(caller.userId, await loadVersion(db, id));
  const outcome = await restoreAsCurrent(db, { id, baseHash, sessionID, now: now() });
  if (!outcome) throw new Refusal('NOT_FOUND', 'There is no such version.');
  return answerSave(context, outcome, sessionID);
});
