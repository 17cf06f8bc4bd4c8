import { versions } from '@bellgrid/protocol';
import { presentVersion } from '../presenters/present-version.ts';
import { versionsOf } from '../versions/version-history.ts';
import { latestVersionOf } from '../versions/version-store.ts';
import { handle } from './handler.ts';

export const handleVersions = handle(versions, async ({ db, caller }) => {
  const rows = await versionsOf(db, caller.userId);
  const latest = await latestVersionOf(db, caller.userId);
  return { versions: rows.map(presentVersion), currentID: latest?.version.id ?? null };
});
