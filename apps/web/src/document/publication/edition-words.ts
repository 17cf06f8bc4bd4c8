import { dayNumber } from '@bellgrid/model';
import type { Publication } from '@bellgrid/protocol';
import { localeOf } from '@bellgrid/texts';

type PublishedEdition = Publication['editions'][number];

const DAY_MS = 86_400_000;

/** A date and its time: two editions may be of one day. */
export const publishedWords = (language: string, { publishedAt }: PublishedEdition): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(publishedAt),
  );

/** A day of the calendar, the same in every time zone. */
export const dayWords = (language: string, date: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    dayNumber(date) * DAY_MS,
  );

/** The moment or the day from which readers see an edition. */
export const startWords = (language: string, edition: PublishedEdition): string =>
  edition.validFrom === null ? publishedWords(language, edition) : dayWords(language, edition.validFrom);

export const hasEnded = ({ expiresAt }: Pick<Publication, 'expiresAt'>): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.now();

/** The address of the pages as readers have it. */
export const publicLink = ({ path }: Publication): string => new URL(path, window.location.origin).href;
