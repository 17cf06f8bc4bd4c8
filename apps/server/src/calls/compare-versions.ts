import { compareVersions } from '@bellgrid/protocol';
import { Refusal } from '../http/refusal.ts';
import { authoriseVersion } from '../policies/authorise-version.ts';
import { loadSnapshot } from '../versions/version-store.ts';
import { handle } from './handler.ts';

export const handleCompareVersions = handle(compareVersions, async (context, request) => {
  const { db, caller, places, snapshots } = context;
  const comparison = await places(caller.userId, async () => {
    const from = authoriseVersion(caller.userId, await loadSnapshot(db, request.id));
    const to = authoriseVersion(caller.userId, await loadSnapshot(db, request.with));
    return snapshots.compare(from.snapshot, to.snapshot);
  });
  if (!comparison) throw new Refusal('BAD_DATA', 'One of the two versions cannot be read.');
  return comparison;
});
