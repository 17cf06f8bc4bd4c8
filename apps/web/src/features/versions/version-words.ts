import type { Publication, SaveReason, Version } from '@bellgrid/protocol';
import { localeOf } from '@bellgrid/texts';
import type { ParseKeys, TFunction } from 'i18next';
import { hasEnded, startWords } from '../../document/publication/edition-words.ts';
import { type DateHeading, dateHeading } from './date-heading.ts';
import { timeOf } from './group-versions.ts';

const tags: Readonly<Record<SaveReason, ParseKeys>> = {
  solution: 'versions.tag.solution',
  'pdf-export': 'versions.tag.export',
  export: 'versions.tag.export',
  'file-import': 'versions.tag.fileImport',
  'user-import': 'versions.tag.userImport',
  reset: 'versions.tag.reset',
};

/** The reason for which a version was saved, as its tag shows it; null for a plain save. */
export const tagOf = (version: Version): ParseKeys | null =>
  version.saveReason === null ? null : tags[version.saveReason];

const formats = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  dayAndTime: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  dayOfYear: {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  },
  full: { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23' },
  weekday: { weekday: 'long' },
  month: { month: 'long' },
  monthOfYear: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const format = (language: string, name: keyof typeof formats, date: Date): string =>
  new Intl.DateTimeFormat(localeOf(language), formats[name]).format(date);

/** The words of a date heading. */
export function headingWords(heading: DateHeading, language: string, t: TFunction): string {
  switch (heading.kind) {
    case 'today':
      return t('versions.today');
    case 'thisMonth':
      return t('versions.thisMonth');
    default:
      return format(language, heading.kind, heading.date);
  }
}

/** The time of a version's last save, as short as its heading allows. */
export function versionTimeWords(version: Version, heading: DateHeading, language: string): string {
  const hasDay = heading.kind === 'today' || heading.kind === 'weekday';
  return format(language, hasDay ? 'time' : 'dayAndTime', new Date(timeOf(version)));
}

/** The time of a version's last save, with its date. */
export const fullTimeWords = (version: Version, language: string): string =>
  format(language, 'full', new Date(timeOf(version)));

/** The time of a version's last save: with its day, unless that is today, and with its year, unless that is this one. */
export function savedTimeWords(version: Version, language: string, now = new Date()): string {
  const date = new Date(timeOf(version));
  if (dateHeading(date, now).kind === 'today') return format(language, 'time', date);
  return format(language, date.getFullYear() === now.getFullYear() ? 'dayAndTime' : 'dayOfYear', date);
}

/** The name of a version without a heading above it: its own name, or its day and time. */
export const nameWords = (version: Version, language: string): string =>
  version.label ?? format(language, 'dayAndTime', new Date(timeOf(version)));

/** Since when, or from when on, everyone who has the link can read an edition. */
export function editionWords(
  t: TFunction,
  language: string,
  publication: Pick<Publication, 'expiresAt'>,
  edition: Publication['editions'][number],
): string {
  const date = startWords(language, edition);
  if (hasEnded(publication)) {
    // No page of a later edition was ever shown when the link ended before its day.
    const hasBegun = edition.validFrom === null || edition.isShown;
    return hasBegun ? t('versions.published.ended', { date }) : t('versions.published.neverShown', { date });
  }
  return t(edition.isShown ? 'versions.published.now' : 'versions.published.later', { date });
}
