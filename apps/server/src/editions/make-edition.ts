import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  type CalendarEvent,
  calendarFile,
  isTimeZone,
  timeZoneLines,
  zoneTime,
} from '@bellgrid/formats/calendar';
import { type Draft, exportSettingsOf, loadDraftFile } from '@bellgrid/model';
import { MAX_DRAFT_BYTES, type PublicationSettings } from '@bellgrid/protocol';
import { changesOnPaper } from './changes-paper.ts';
import { checkData, createEditionSize, type EditionSize, TooLarge } from './edition-bounds.ts';
import { changesSince } from './edition-changes.ts';
import { pageStyle } from './page-style.ts';
import { createPageTexts, type PageTexts } from './page-texts.ts';
import { type PublishedData, type PublishedEntry, publishedData, shownClasses } from './published-data.ts';
import { changesPage, type EntryFacts, entryPage, startPage, todayOf } from './render-pages.ts';

export interface EditionQuestion {
  readonly snapshot: Uint8Array;
  readonly settings: PublicationSettings;
  readonly secret: string;
  /** The data of the edition that readers see before this one; null for the first. */
  readonly previous: Uint8Array | null;
  /** The data of the newest edition, also of one that was never shown: its calendars may have been read. */
  readonly newest: Uint8Array | null;
  readonly hasLogo: boolean;
  /** The name where the draft has none. */
  readonly schoolName: string;
  /** The first date on which it is shown; null for at once. */
  readonly validFrom: string | null;
  readonly now: Date;
}

/** A file of an edition: bytes as gzip. */
export interface EditionPage {
  readonly path: string;
  readonly type: string;
  readonly etag: string;
  readonly bytes: Uint8Array;
  /** JSON: the week for “now and next”, or what the search finds. */
  readonly facts: string | null;
  /** The number of changes since the edition before. */
  readonly changes: number;
}

export interface Edition {
  readonly schoolName: string;
  /** JSON as gzip bytes, for the comparison with the next edition. */
  readonly data: Uint8Array;
  readonly zone: string | null;
  /** JSON: the dates with their days. */
  readonly calendar: string;
  readonly pages: readonly EditionPage[];
}

/** The data with the number of changes of each lesson in calendars. */
interface StoredData extends PublishedData {
  readonly sequences: Readonly<Record<string, readonly [sequence: number, mark: string]>>;
}

const readData = (bytes: Uint8Array): StoredData => JSON.parse(gunzipSync(bytes).toString('utf8'));

/**
 * Makes all pages and calendars of an edition from a saved draft; null when that cannot be read, or names a
 * time zone that is none. Slow for large drafts: never call it in the event loop.
 */
export async function makeEdition(question: EditionQuestion): Promise<Edition | 'tooLarge' | null> {
  try {
    return await makeWithin(question, createEditionSize());
  } catch (error) {
    if (error instanceof TooLarge) return 'tooLarge';
    throw error;
  }
}

async function makeWithin(question: EditionQuestion, size: EditionSize): Promise<Edition | null> {
  const text = gunzipSync(question.snapshot, { maxOutputLength: MAX_DRAFT_BYTES }).toString('utf8');
  const loaded = loadDraftFile(text);
  if (!loaded.ok) return null;
  const chosen = publishedData(loaded.file.dataStore, question.settings, question.secret);
  const data = { ...chosen, schoolName: chosen.schoolName || question.schoolName };
  if (data.zone !== null && !isTimeZone(data.zone)) return null;
  checkData(data);
  const previous = question.previous ? readData(question.previous) : null;
  const changes = previous ? changesSince(previous, data) : null;
  const newest = question.newest ? readData(question.newest) : null;
  const hidden = hiddenTeachers(loaded.file.dataStore, question);
  checkData({ ...data, entries: hidden });
  const sequences = sequencesOf(data, hidden, { ...previous?.sequences, ...newest?.sequences });
  const texts = createPageTexts(question.settings.language);
  const today = zoneTime(question.now, data.zone ?? 'UTC').date;
  const frame = { data, texts, hasLogo: question.hasLogo, published: today };
  const { paper } = exportSettingsOf(loaded.file.dataStore);
  const sheet =
    changes &&
    (await changesOnPaper(frame, changes, {
      paper: paper === 'letter' ? 'letter' : 'a4',
      validFrom: question.validFrom,
      today,
    }));
  const page = (...file: PageArguments): EditionPage => pageWithin(size, ...file);
  const pages = [
    page('start', HTML, startPage(frame, changes !== null).text, JSON.stringify(searchable(data))),
    page('style.css', 'text/css; charset=utf-8', pageStyle(data)),
    ...data.entries.map((entry) => {
      const own = changes?.get(entry.key) ?? [];
      const content = entryPage(frame, entry, own).text;
      return page(
        `${entry.kind}/${entry.key}`,
        HTML,
        content,
        JSON.stringify({ lessons: todayOf(frame, entry), hasDays: true } satisfies EntryFacts),
        own.length,
      );
    }),
    ...(changes ? [page('changes', HTML, changesPage(frame, changes).text)] : []),
    ...(sheet ? [page('changes.pdf', 'application/pdf', sheet)] : []),
    ...calendars(question, data, hidden, texts, sequences, page),
  ];
  const stored = gzipSync(JSON.stringify({ ...data, sequences } satisfies StoredData));
  const calendar = JSON.stringify({ days: data.days, dates: data.dates });
  size.add({ stored: stored.length });
  size.add({ facts: calendar.length, stored: calendar.length });
  return {
    data: stored,
    ...{ schoolName: data.schoolName, zone: data.zone },
    calendar,
    pages,
  };
}

const HTML = 'text/html; charset=utf-8';
/** The folder of calendars that no page leads to. */
export const HIDDEN_CALENDARS = 'own-calendar';

/** The logo of a school as a file of an edition. */
export const logoPage = (image: Uint8Array): EditionPage => packed('logo.png', 'image/png', image);

type PageArguments = [
  path: string,
  type: string,
  content: string | Uint8Array,
  facts?: string | null,
  changes?: number,
];

function packed(...[path, type, content, facts = null, changes = 0]: PageArguments): EditionPage {
  const etag = createHash('sha256').update(content).digest('base64url').slice(0, 20);
  return { ...{ path, type, etag, facts, changes }, bytes: gzipSync(content) };
}

function pageWithin(size: EditionSize, ...file: PageArguments): EditionPage {
  const page = packed(...file);
  const facts = Buffer.byteLength(page.facts ?? '');
  size.add({ page: Buffer.byteLength(file[2]), facts, stored: page.bytes.length + facts });
  return page;
}

const searchable = ({ entries }: PublishedData) => entries.map(({ kind, key, name }) => [kind, key, name]);

/**
 * The teachers whom the pages do not show. Each has a calendar of the own lessons all the same, at an address that only
 * the mail to that teacher has.
 */
function hiddenTeachers(draft: Draft, { settings, secret }: EditionQuestion): PublishedEntry[] {
  if (settings.teachers !== 'none') return [];
  const all = publishedData(draft, { ...settings, teachers: 'full', rooms: true }, secret);
  return all.entries.filter(({ kind }) => kind === 'teachers');
}

/** The name of a lesson in a calendar that only its teacher knows: it changes at other times than for readers of the pages. */
const hiddenUid = (uid: string): string => `hidden ${uid}`;

function sequencesOf(
  data: PublishedData,
  hidden: readonly PublishedEntry[],
  before: StoredData['sequences'],
): StoredData['sequences'] {
  const dates = createHash('sha256')
    .update(JSON.stringify([data.zone, data.dates]))
    .digest('base64url');
  const sequences: Record<string, readonly [number, string]> = {};
  const shown = data.entries.flatMap(({ lessons }) => lessons);
  const own = hidden.flatMap(({ lessons }) =>
    lessons.map((lesson) => ({ ...lesson, uid: hiddenUid(lesson.uid), teachers: [] })),
  );
  for (const { uid, day, start, end, subject, classes, teachers, rooms, parts = [] } of [...shown, ...own]) {
    // Lessons of whole classes keep the marks from before parts were published.
    const ofPart = parts.length > 0 ? { parts } : {};
    const mark = createHash('sha256')
      .update(JSON.stringify([{ day, start, end, subject, classes, teachers, rooms, ...ofPart }, dates]))
      .digest('base64url')
      .slice(0, 12);
    const known = before[uid];
    sequences[uid] = known ? [known[1] === mark ? known[0] : known[0] + 1, mark] : [0, mark];
  }
  return sequences;
}

function calendars(
  { validFrom, now }: EditionQuestion,
  data: PublishedData,
  hidden: readonly PublishedEntry[],
  texts: PageTexts,
  sequences: StoredData['sequences'],
  page: (...file: PageArguments) => EditionPage,
): EditionPage[] {
  const { zone } = data;
  if (zone === null) return [];
  const datesOf = new Map<number, string[]>();
  for (const [date, day] of data.dates) {
    if (validFrom !== null && date < validFrom) continue;
    datesOf.set(day, [...(datesOf.get(day) ?? []), date]);
  }
  const eventsOf = (entry: PublishedEntry, isHidden: boolean): CalendarEvent[] =>
    entry.lessons.map((lesson) => ({
      uid: `${lesson.uid}@bellgrid`,
      sequence: sequences[isHidden ? hiddenUid(lesson.uid) : lesson.uid]?.[0] ?? 0,
      summary: [lesson.subject, shownClasses(entry, lesson).join(', ')].filter(Boolean).join(' '),
      location: lesson.rooms.join(', '),
      description: [...(entry.kind === 'teachers' ? [] : lesson.teachers)].join(', '),
      ...{ start: lesson.start, end: lesson.end, dates: datesOf.get(lesson.day) ?? [] },
    }));
  const [first] = data.dates;
  if (!first) return [];
  const zoneLines = timeZoneLines(zone, first[0], data.dates.at(-1)?.[0] ?? first[0]);
  const calendarOf = (entry: PublishedEntry, isHidden: boolean): EditionPage => {
    const name = texts.t('published.calendarName', { name: entry.name, school: data.schoolName });
    const events = eventsOf(entry, isHidden);
    const content = calendarFile({ name, zone, zoneLines, stamp: now, events });
    const folder = isHidden ? HIDDEN_CALENDARS : 'calendar';
    return page(`${folder}/${entry.key}`, 'text/calendar; charset=utf-8', content);
  };
  return [
    ...data.entries.map((entry) => calendarOf(entry, false)),
    ...hidden.map((entry) => calendarOf(entry, true)),
  ];
}
