import { latestVersionOf } from '../versions/version-store.ts';
import type { CallContext } from './handler.ts';

/** Tells the caller's open sessions that the list of versions has changed. */
export async function publishVersions({ db, bus, caller }: CallContext): Promise<void> {
  const { userId } = caller;
  const currentID = (await latestVersionOf(db, userId))?.version.id ?? null;
  bus.publish({ kind: 'message', userId, name: 'versions', payload: { currentID } });
}
