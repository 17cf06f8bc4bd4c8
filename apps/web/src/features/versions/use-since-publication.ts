import type { Publication, Version } from '@bellgrid/protocol';
import { useQuery } from '@tanstack/react-query';
import { publicationQuery } from '../../document/publication/publication-query.ts';
import { comparisonQuery } from './CompareDialog.tsx';
import { versionsQuery } from './versions-query.ts';

interface SincePublication {
  readonly edition: Publication['editions'][number];
  readonly published: Version;
  readonly current: Version;
  /** Lessons that are new, gone, or at another time, in another room or with other people. */
  readonly rescheduled: number;
  /** Nothing at all was changed. */
  readonly isSame: boolean;
}

/** The changes since the newest publication; null where the school has none, and until it is known. */
export function useSincePublication(): SincePublication | null {
  const { data: publication } = useQuery(publicationQuery);
  const { data: list } = useQuery({ ...versionsQuery, enabled: Boolean(publication) });
  const edition = publication?.editions.at(-1);
  const published = list?.versions.find(({ id }) => id === edition?.versionID);
  const current = list?.versions.find(({ id }) => id === list.currentID);
  const { data } = useQuery(comparisonQuery(published, current));
  if (!edition || !published || !current || !data) return null;
  const { rescheduled, records, parts } = data;
  const isSame = Object.keys(records).length === 0 && parts.length === 0;
  return { edition, published, current, rescheduled, isSame };
}
