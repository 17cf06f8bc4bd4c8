import { latestVersion } from '@bellgrid/protocol';
import { presentVersion } from '../presenters/present-version.ts';
import { latestVersionOf } from '../versions/version-store.ts';
import { handle } from './handler.ts';

export const handleLatestVersion = handle(latestVersion, async ({ db, caller }) => {
  const latest = await latestVersionOf(db, caller.userId);
  return { version: latest && presentVersion(latest.version) };
});
