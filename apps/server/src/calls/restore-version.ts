import { restoreVersion } from '@bellgrid/protocol';
import { Refusal } from '../http/refusal.ts';
import { authoriseTeachers } from '../policies/authorise-teachers.ts';
import { authoriseVersion } from '../policies/authorise-version.ts';
import { presentVersion } from '../presenters/present-version.ts';
import { loadVersion, restoreAsCurrent } from '../versions/version-history.ts';
import { answerSave } from './answer-save.ts';
import { handle } from './handler.ts';

export const handleRestoreVersion = handle(restoreVersion, async (context, { id, baseHash, sessionID }) => {
  const { db, account, caller, now } = context;
  const version = authoriseVersion(caller.userId, await loadVersion(db, id));
  authoriseTeachers(account, presentVersion(version).statistics?.teachers ?? 0, now());
  const outcome = await restoreAsCurrent(db, { id, baseHash, sessionID, now: now() });
  if (!outcome) throw new Refusal('NOT_FOUND', 'There is no such version.');
  return answerSave(context, outcome, sessionID);
});
