import { deleteClientVersion } from '@bellgrid/protocol';
import { administer } from '../administration/administer.ts';
import { Refusal } from '../http/refusal.ts';
import { authoriseVersion } from '../policies/authorise-version.ts';
import { loadVersion, removeVersion } from '../versions/version-history.ts';
import { latestVersionOf } from '../versions/version-store.ts';
import { handle } from './handler.ts';
import { publishVersions } from './publish-versions.ts';

export const handleDeleteClientVersion = handle(deleteClientVersion, async (context, { uid, id }) => {
  const { db } = context;
  const version = authoriseVersion(uid, await loadVersion(db, id));
  const isCurrent = (await latestVersionOf(db, uid))?.version.id === id;
  if (isCurrent) throw new Refusal('CURRENT_VERSION', 'Cannot delete current version');
  // The log first: what is gone for good must not be missing there.
  const { label, date } = version;
  await administer(context, { action: 'deleteClientVersion', subjectId: uid }, async () => ({
    version: id,
    label,
    date,
  }));
  if (!(await removeVersion(db, version))) {
    throw new Refusal('CURRENT_VERSION', 'Cannot delete current version');
  }
  await publishVersions(context, uid);
  return {};
});
