import { nameVersion } from '@bellgrid/protocol';
import { authoriseVersion } from '../policies/authorise-version.ts';
import { presentVersion } from '../presenters/present-version.ts';
import { labelVersion, loadVersion } from '../versions/version-history.ts';
import { handle } from './handler.ts';
import { publishVersions } from './publish-versions.ts';

export const handleNameVersion = handle(nameVersion, async (context, { id, label }) => {
  const version = authoriseVersion(context.caller.userId, await loadVersion(context.db, id));
  await labelVersion(context.db, id, label);
  await publishVersions(context, context.caller.userId);
  return { version: presentVersion({ ...version, label }) };
});
