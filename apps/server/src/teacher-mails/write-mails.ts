import { gunzipSync, gzipSync } from 'node:zlib';
import {
  compareNames,
  type Draft,
  exportSettingsOf,
  isEmailAddress,
  loadDraftFile,
  spokenName,
  type Teacher,
} from '@bellgrid/model';
import { MAX_DRAFT_BYTES, type PublicationSettings } from '@bellgrid/protocol';
import { lessonChangeSentences } from '../editions/change-sentences.ts';
import { changesSince } from '../editions/edition-changes.ts';
import { createPageTexts, type PageTexts } from '../editions/page-texts.ts';
import { readPaperFonts } from '../editions/paper-font-files.ts';
import {
  type PublishedData,
  type PublishedEntry,
  type PublishedLesson,
  publishedData,
} from '../editions/published-data.ts';
import { type FeedSource, feedPath } from '../publications/feed-address.ts';
import { drawTeacherPdf } from './teacher-pdf.ts';

export interface MailsQuestion {
  /** The version that was published, and the current one, which has the addresses; null where they are one. As gzip bytes. */
  readonly snapshot: Uint8Array;
  readonly current: Uint8Array | null;
  readonly settings: PublicationSettings;
  /** The addresses of pages and calendars, below that of the server. */
  readonly publication: FeedSource;
  readonly publicUrl: string;
  readonly hasCalendars: boolean;
  /** The first date on which the edition is shown; null when it is shown. */
  readonly validFrom: string | null;
  /** For a draft without a name. */
  readonly schoolName: string;
  /** The week that each teacher got by mail last, by the id of the teacher. */
  readonly weeks: Readonly<Record<string, Uint8Array>>;
  /** Addresses that want no mails. */
  readonly unsubscribed: ReadonlySet<string>;
  /** True with the files, false for a preview. */
  readonly hasFiles: boolean;
  readonly now: Date;
}

/** A mail to one teacher; the school adds the way to unsubscribe. */
export interface TeacherMail {
  readonly teacher: string;
  readonly name: string;
  readonly email: string;
  /** Null for a first mail. */
  readonly changes: string[] | null;
  readonly week: Uint8Array;
  readonly subject: string;
  readonly text: string;
  /** Null in a preview. */
  readonly file: { readonly name: string; readonly bytes: Uint8Array } | null;
}

export interface WrittenMails {
  readonly mails: readonly TeacherMail[];
  /** The names of teachers whose schedule is as they know it, and of those without an address. */
  readonly unchanged: string[];
  readonly withoutAddress: string[];
  readonly unsubscribed: string[];
}

/** Reads a stored draft; null when that is not possible. */
function readDraft(snapshot: Uint8Array): Draft | null {
  const text = gunzipSync(snapshot, { maxOutputLength: MAX_DRAFT_BYTES }).toString('utf8');
  const loaded = loadDraftFile(text);
  return loaded.ok ? loaded.file.dataStore : null;
}

/** Writes the mails to teachers whose schedule is new or has changed; null when a draft cannot be read. Slow. */
export async function writeMails(question: MailsQuestion): Promise<WrittenMails | null> {
  const draft = readDraft(question.snapshot);
  const current = question.current ? readDraft(question.current) : draft;
  if (!draft || !current) return null;
  const chosen = publishedData(
    draft,
    { ...question.settings, teachers: 'full', rooms: true },
    question.publication.secret,
  );
  const data = { ...chosen, schoolName: chosen.schoolName || question.schoolName };
  const texts = createPageTexts(question.settings.language);
  const changes = changesOf(question, data, draft);
  const mails: TeacherMail[] = [];
  const unchanged: string[] = [];
  const withoutAddress: string[] = [];
  const unsubscribed: string[] = [];
  const fonts = question.hasFiles ? readPaperFonts(JSON.stringify(draft)) : null;
  const context = { question, data, texts };
  for (const [teacher, entry] of teacherEntries(draft, data)) {
    const email = (current.teachers[teacher.id]?.email ?? '').trim().toLowerCase();
    const before = question.weeks[teacher.id];
    const changed = before === undefined ? null : (changes.get(entry.key) ?? []);
    if (entry.lessons.length === 0 && before === undefined) continue;
    if (email === '' || !isEmailAddress(email)) withoutAddress.push(teacher.name);
    else if (question.unsubscribed.has(email)) unsubscribed.push(teacher.name);
    else if (changed?.length === 0) unchanged.push(teacher.name);
    else {
      const sentences = changed && lessonChangeSentences({ data, texts }, entry, changed);
      const paper = fonts && { fonts, texts, now: question.now };
      const file = paper && (await drawTeacherPdf(draft, exportSettingsOf(draft), teacher, paper));
      mails.push({
        ...{ teacher: teacher.id, name: teacher.name, email, changes: sentences, file },
        week: gzipSync(JSON.stringify(entry.lessons)),
        ...written(context, entry, sentences),
      });
    }
  }
  return { mails, unchanged, withoutAddress, unsubscribed };
}

/** The teachers with their weeks, by name. */
function teacherEntries(draft: Draft, { entries }: PublishedData): [Teacher, PublishedEntry][] {
  const own = entries.filter(({ kind }) => kind === 'teachers');
  const pairs = Object.values(draft.teachers).flatMap((teacher, index): [Teacher, PublishedEntry][] => {
    const entry = own[index];
    return entry ? [[teacher, entry]] : [];
  });
  return pairs.sort(([a], [b]) => compareNames(a.name, b.name));
}

/** The changes of each teacher since the week that was mailed last, by the key of the entry. */
function changesOf({ weeks }: MailsQuestion, data: PublishedData, draft: Draft) {
  const known = teacherEntries(draft, data).flatMap(([teacher, entry]): PublishedEntry[] => {
    const week = weeks[teacher.id];
    return week ? [{ ...entry, lessons: readWeek(week) }] : [];
  });
  const keys = new Set(known.map(({ key }) => key));
  const entries = data.entries.filter(({ key }) => keys.has(key));
  return changesSince({ ...data, entries: known }, { ...data, entries });
}

const readWeek = (week: Uint8Array): PublishedLesson[] => JSON.parse(gunzipSync(week).toString('utf8'));

interface Context {
  readonly question: MailsQuestion;
  readonly data: PublishedData;
  readonly texts: PageTexts;
}

function written(
  { question, data, texts: { t, date } }: Context,
  entry: PublishedEntry,
  changes: readonly string[] | null,
): Pick<TeacherMail, 'subject' | 'text'> {
  const { publication, publicUrl, validFrom, settings } = question;
  const values = { name: line(entry.name), school: line(data.schoolName) };
  const kind = changes === null ? 'first' : 'changed';
  const hasPage = settings.teachers !== 'none';
  const calendar = calendarAddress(question, entry.key);
  const lines = [
    t('mail.helloName', { name: spokenName(values.name) }),
    '',
    t(`mail.schedule.${kind}.body`, values),
    ...(validFrom === null ? [] : ['', t('mail.schedule.validFrom', { date: date(validFrom) })]),
    ...(changes === null
      ? []
      : ['', t('mail.schedule.changes'), ...changes.map((change) => `- ${line(change)}`)]),
    ...(hasPage
      ? ['', t('mail.schedule.page'), `${publicUrl}/p/${publication.token}/teachers/${entry.key}`]
      : []),
    ...(calendar === null ? [] : ['', t('mail.schedule.calendar'), calendar]),
  ];
  return { subject: t(`mail.schedule.${kind}.subject`, values), text: lines.join('\n') };
}

/** The address of a teacher's calendar, also where no page shows the teacher; null where there is none. */
function calendarAddress(
  { publication, publicUrl, hasCalendars, settings }: MailsQuestion,
  key: string,
): string | null {
  if (!hasCalendars) return null;
  if (publication.feeds !== null) return `${publicUrl}${feedPath(publication, key)}`;
  return settings.teachers === 'none' ? null : `${publicUrl}/p/${publication.token}/calendar/${key}`;
}

/** A text in one line without control characters. */
const line = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
