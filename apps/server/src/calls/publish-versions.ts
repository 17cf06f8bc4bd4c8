import type { Services } from '../http/services.ts';
import { latestVersionOf } from '../versions/version-store.ts';

/** Tells a user's open sessions that the list of versions has changed. */
export async function publishVersions({ db, bus }: Services, userId: string): Promise<void> {
  const currentID = (await latestVersionOf(db, userId))?.version.id ?? null;
  bus.publish({ kind: 'message', userId, name: 'versions', payload: { currentID } });
}
