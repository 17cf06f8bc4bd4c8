import { deleteClientVersion } from '@bellgrid/protocol';
import { administer } from '../administration/administer.ts';
import { Refusal } from '../http/refusal.ts';
import { authoriseVersion } from '../policies/authorise-version.ts';
import { loadVersion, removeVersion } from '../versions/version-history.ts';
import { handle } from './handler.ts';
import { publishVersions } from './publish-versions.ts';

export const handleDeleteClientVersion = handle(deleteClientVersion, async (context, { uid, id }) => {
  const version = authoriseVersion(uid, await loadVersion(context.db, id));
  await administer(context, { action: 'deleteClientVersion', subjectId: uid }, async (transaction) => {
    if (!(await removeVersion(transaction, version))) {
      throw new Refusal('CURRENT_VERSION', 'Cannot delete current version');
    }
    return { version: id, date: version.date };
  });
  await publishVersions(context, uid);
  return {};
});
