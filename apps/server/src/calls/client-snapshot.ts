import { clientSnapshot } from '@bellgrid/protocol';
import { administer } from '../administration/administer.ts';
import { authoriseVersion } from '../policies/authorise-version.ts';
import { loadSnapshot } from '../versions/version-store.ts';
import { handle } from './handler.ts';

export const handleClientSnapshot = handle(clientSnapshot, async (context, { uid, id }) => {
  const version = authoriseVersion(uid, await loadSnapshot(context.db, id));
  await administer(context, { action: 'clientSnapshot', subjectId: uid }, async () => ({ version: id }));
  return version.snapshot;
});
