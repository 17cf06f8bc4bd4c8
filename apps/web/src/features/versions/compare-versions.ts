import { snapshot, type Version } from '@bellgrid/protocol';
import { queryOptions } from '@tanstack/react-query';
import { callForText } from '../../platform/api/call.ts';
import { askThread } from '../../platform/ask-thread.ts';
import type { VersionTexts } from './compare-versions.worker.ts';
import type { VersionChanges } from './version-changes.ts';

/** The current version is saved anew in place: its hash then changes. Two whole drafts are not kept for long. */
export const changesQuery = (from: Version, to: Version) =>
  queryOptions({
    queryKey: ['versionChanges', from.id, from.hash, to.id, to.hash],
    queryFn: ({ signal }) => compareVersionsIn(from, to, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    structuralSharing: false,
  });

/** Fetches both versions and compares them on a thread of their own, which then ends. */
async function compareVersionsIn(from: Version, to: Version, signal: AbortSignal): Promise<VersionChanges> {
  const [older, newer] = await Promise.all(
    [from, to].map(({ id }) => callForText(snapshot, { id }, { signal })),
  );
  const worker = new Worker(new URL('./compare-versions.worker.ts', import.meta.url), { type: 'module' });
  const texts: VersionTexts = { from: older ?? '', to: newer ?? '' };
  const changes = await askThread<VersionChanges | null>(worker, texts, signal);
  if (changes === null) throw new Error('a version cannot be read');
  return changes;
}
