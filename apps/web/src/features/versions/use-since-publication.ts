import {
  compareVersions,
  type Publication,
  type PublicationSettings,
  type Version,
} from '@bellgrid/protocol';
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { hasEnded } from '../../document/publication/edition-words.ts';
import { publicationQuery } from '../../document/publication/publication-query.ts';
import { call } from '../../platform/api/call.ts';
import { versionsQuery } from './versions-query.ts';

interface SincePublication {
  readonly edition: Publication['editions'][number];
  readonly published: Version;
  readonly current: Version;
  /** Lessons that are new, gone, or at another time, in another room or with other people. */
  readonly rescheduled: number;
  /** Those of them that have lost their time. */
  readonly unplaced: number;
  /** Something was changed that the pages show. */
  readonly isSeen: boolean;
  /** Nothing at all was changed. */
  readonly isSame: boolean;
}

/** The changes since the newest publication; null where readers have none, and until it is known. */
export function useSincePublication(): SincePublication | null {
  const { data: publication } = useQuery(publicationQuery);
  const { data: list } = useQuery({ ...versionsQuery, enabled: Boolean(publication) });
  const edition = publication?.editions.at(-1);
  const published = list?.versions.find(({ id }) => id === edition?.versionID);
  const current = list?.versions.find(({ id }) => id === list.currentID);
  // After a save the changes from before it stay until the new ones are known.
  const { data } = useQuery({
    ...comparisonQuery(published, current, edition?.settings),
    placeholderData: keepPreviousData,
  });
  if (!publication || hasEnded(publication) || !edition || !published || !current || !data) return null;
  const { rescheduled, unplaced, isSeen, records, parts } = data;
  const isSame = Object.keys(records).length + parts.length === 0;
  return { edition, published, current, rescheduled, unplaced, isSeen, isSame };
}

/**
 * The number of differences, and whether pages with these settings differ; fetched once both versions are known. The current
 * version is saved anew in place: its hash then changes.
 */
const comparisonQuery = (
  from: Version | undefined,
  to: Version | undefined,
  pages: PublicationSettings | undefined,
) => {
  const shown = pages && ({ teachers: pages.teachers, rooms: pages.rooms ? 'shown' : 'hidden' } as const);
  return queryOptions({
    queryKey: ['compareVersions', from?.id, from?.hash, to?.id, to?.hash, shown],
    queryFn:
      from && to && shown ? () => call(compareVersions, { id: from.id, with: to.id, ...shown }) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
};
