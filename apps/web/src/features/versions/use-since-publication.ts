import type { Publication, Version } from '@bellgrid/protocol';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { hasEnded } from '../../document/publication/edition-words.ts';
import { publicationQuery } from '../../document/publication/publication-query.ts';
import { comparisonQuery } from './CompareDialog.tsx';
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
