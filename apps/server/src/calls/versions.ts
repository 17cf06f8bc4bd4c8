import { type Version, versions } from '@bellgrid/protocol';
import type { Services } from '../http/services.ts';
import { presentVersion } from '../presenters/present-version.ts';
import { versionsOf } from '../versions/version-history.ts';
import { latestVersionOf } from '../versions/version-store.ts';
import { handle } from './handler.ts';

export const handleVersions = handle(versions, async (context) =>
  listVersions(context, context.caller.userId),
);

/** Every version of a user, newest first, and which is the current one. */
export async function listVersions(
  { db }: Services,
  userId: string,
): Promise<{ versions: Version[]; currentID: string | null }> {
  const rows = await versionsOf(db, userId);
  const latest = await latestVersionOf(db, userId);
  return { versions: rows.map(presentVersion), currentID: latest?.version.id ?? null };
}
