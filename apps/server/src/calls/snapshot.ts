import { snapshot } from '@bellgrid/protocol';
import { authoriseVersion } from '../policies/authorise-version.ts';
import { loadSnapshot } from '../versions/version-store.ts';
import { handle } from './handler.ts';

export const handleSnapshot = handle(snapshot, async ({ db, caller }, { id }) => {
  const version = authoriseVersion(caller.userId, await loadSnapshot(db, id));
  return version.snapshot;
});
