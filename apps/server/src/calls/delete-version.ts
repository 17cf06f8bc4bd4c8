import { deleteVersion } from '@bellgrid/protocol';
import { Refusal } from '../http/refusal.ts';
import { authoriseVersion } from '../policies/authorise-version.ts';
import { loadVersion, removeVersion } from '../versions/version-history.ts';
import { handle } from './handler.ts';
import { publishVersions } from './publish-versions.ts';

export const handleDeleteVersion = handle(deleteVersion, async (context, { id }) => {
  const version = authoriseVersion(context.caller.userId, await loadVersion(context.db, id));
  const removed = await context.db
    .transaction()
    .execute((transaction) => removeVersion(transaction, version));
  if (!removed) throw new Refusal('CURRENT_VERSION', 'Cannot delete current version');
  await publishVersions(context, context.caller.userId);
  return {};
});
