import { restoreVersion } from '@bellgrid/protocol';
import { Refusal } from '../http/refusal.ts';
import { authoriseTeachers } from '../policies/authorise-teachers.ts';
import { authoriseVersion } from '../policies/authorise-version.ts';
import { presentVersion } from '../presenters/present-version.ts';
import { loadVersion, restoreAsCurrent } from '../versions/version-history.ts';
import type { VersionRow } from '../versions/version-row.ts';
import { loadSnapshot } from '../versions/version-store.ts';
import { answerSave } from './answer-save.ts';
import { type CallContext, handle } from './handler.ts';

export const handleRestoreVersion = handle(restoreVersion, async (context, { id, baseHash, sessionID }) => {
  const { db, account, caller, now } = context;
  const version = authoriseVersion(caller.userId, await loadVersion(db, id));
  authoriseTeachers(account, await teachersIn(context, version), now());
  const outcome = await restoreAsCurrent(db, { id, baseHash, sessionID, now: now() });
  if (!outcome) throw new Refusal('NOT_FOUND', 'There is no such version.');
  return answerSave(context, outcome, sessionID);
});

/** Counts the teachers of a version that is older than the counting of what a version holds. */
async function teachersIn(
  { db, caller, places, snapshots }: CallContext,
  version: VersionRow,
): Promise<number> {
  const { statistics } = presentVersion(version);
  if (statistics) return statistics.teachers;
  const { snapshot } = authoriseVersion(caller.userId, await loadSnapshot(db, version.id));
  const check = await places(caller.userId, () => snapshots.check(snapshot));
  if (!check.ok) throw new Refusal(check.code, check.message);
  return check.statistics.teachers;
}
