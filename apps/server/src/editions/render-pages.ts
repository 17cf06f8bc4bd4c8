import { isolated } from '@bellgrid/texts';
import { lessonChangeSentences } from './change-sentences.ts';
import type { LessonChange } from './edition-changes.ts';
import { type Html, html } from './html.ts';
import { colorClass, dayId, firstDayClass } from './page-style.ts';
import type { PageTexts } from './page-texts.ts';
import {
  entryKinds,
  type PublishedData,
  type PublishedEntry,
  type PublishedKinds,
  type PublishedLesson,
  publishedKinds,
  shownClasses,
} from './published-data.ts';

/** The frame of every page of one edition. */
export interface EditionFrame {
  readonly data: PublishedData;
  readonly texts: PageTexts;
  readonly hasLogo: boolean;
  /** The date of its publication, as `2026-09-01`. */
  readonly published: string;
}

/** The place in a stored page at which the notice and “now and next” are put when it is read. */
export const TODAY_MARK = '<!--today-->';

/** The place in the page of a week at which the link to its calendar is put, whose address the page is stored without. */
export const CALENDAR_MARK = '<!--calendar-->';

interface Framed {
  readonly title: string;
  readonly schoolName: string;
  readonly texts: PageTexts;
  readonly body: Html;
  /** The way from the page to the folder of the edition. */
  readonly root: '' | '../';
  readonly hasLogo: boolean;
  /** False for the page that takes the password: it has no way to the list. */
  readonly hasStart?: boolean;
  /** The address of the style sheet, where it is not that of the edition. */
  readonly style?: string;
}

/** A whole page around its body; needs no script, and has no style but its style sheet. */
export function framed(frame: Framed): Html {
  const {
    title,
    schoolName,
    texts,
    body,
    root,
    hasLogo,
    hasStart = true,
    style = `${root}style.css`,
  } = frame;
  const { t, language } = texts;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>${title} · ${schoolName}</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
<a class="skip" href="#content">${t('published.skip')}</a>
<header class="top">${hasLogo ? html`<img src="${root}logo.png" alt="" width="48" height="48">` : null}
${hasStart ? html`<a href="${root}start"><bdi>${schoolName}</bdi></a>` : html`<b><bdi>${schoolName}</bdi></b>`}</header>
<main id="content">
${body}
</main>
</body>
</html>
`;
}

/** True but for teachers and rooms without any lesson, as on paper; the search finds these too. */
const isListed = ({ kind, lessons, unplaced = 0 }: PublishedEntry): boolean =>
  kind === 'classes' || lessons.length > 0 || unplaced > 0;

/** The search and the lists of classes, teachers and rooms. */
export function startPage(frame: EditionFrame, hasChanges: boolean): Html {
  const { data, texts } = frame;
  const listed = data.entries.filter(isListed);
  const body = html`<h1>${texts.t('published.title')}</h1>
<!--today-->
${searchForm(texts, publishedKinds(data.settings), '')}
${waysToLists(frame, listed)}
${entryKinds.map((kind) => listOf(frame, kind, listed))}
${hasChanges ? html`<p class="calendar"><a href="changes">${texts.t('published.allChanges')}</a></p>` : null}`;
  return framed({ title: texts.t('published.title'), schoolName: data.schoolName, root: '', ...frame, body });
}

/** Links to the lists, for narrow screens. */
function waysToLists({ texts }: EditionFrame, listed: readonly Named[]): Html | null {
  const kinds = entryKinds.filter((kind) => listed.some((entry) => entry.kind === kind));
  if (kinds.length < 2) return null;
  return html`<nav class="jump" aria-label="${texts.t('published.lists')}"><ul>${kinds.map(
    (kind) => html`<li><a href="#${kind}">${texts.t(`published.${kind}`)}</a></li>`,
  )}</ul></nav>`;
}

function searchForm({ t }: PageTexts, kinds: PublishedKinds, query: string): Html {
  return html`<form method="get" action="start" role="search"><label for="q">${t(`published.search.${kinds}`)}<input id="q" name="q" type="search" autocomplete="off" maxlength="100" value="${query}"></label><button>${t('published.find')}</button></form>`;
}

type Named = Pick<PublishedEntry, 'kind' | 'key' | 'name'>;

/** The entries of a kind in the order of their names. */
export const entriesInOrder = <Entry extends Named>(
  kind: PublishedEntry['kind'],
  entries: readonly Entry[],
  { compareNames }: PageTexts,
): Entry[] => entries.filter((entry) => entry.kind === kind).sort((a, b) => compareNames(a.name, b.name));

function listOf(
  { texts }: Pick<EditionFrame, 'texts'>,
  kind: PublishedEntry['kind'],
  entries: readonly Named[],
): Html | null {
  const own = entriesInOrder(kind, entries, texts);
  if (own.length === 0) return null;
  return html`<h2 id="${kind}">${texts.t(`published.${kind}`)}</h2>
<ul class="names">${own.map(({ key, name }) => html`<li><a href="${kind}/${key}"><bdi>${name}</bdi></a></li>`)}</ul>`;
}

interface SearchPage {
  readonly texts: PageTexts;
  readonly schoolName: string;
  readonly hasLogo: boolean;
  readonly kinds: PublishedKinds;
  readonly query: string;
  /** The matches that are listed, and the number of all. */
  readonly found: readonly Named[];
  readonly count: number;
}

/** The page of a search, made when it is asked. */
export function searchPage({ texts, kinds, query, found, count, ...rest }: SearchPage): Html {
  const { t } = texts;
  const cut = count > found.length ? t('published.firstMatches', { count: found.length }) : '';
  const body = html`<h1>${t('published.title')}</h1>
${searchForm(texts, kinds, query)}
<p role="status">${found.length === 0 ? t('published.nothingFound', { query }) : t('published.found', { count })} ${cut}</p>
${entryKinds.map((kind) => listOf({ texts }, kind, found))}
<p class="calendar"><a href="start">${t(`published.all.${kinds}`)}</a></p>`;
  return framed({ title: t(`published.search.${kinds}`), texts, root: '', ...rest, body });
}

/** The week of a class, teacher or room, with its changes where there was an edition before. */
export function entryPage(
  frame: EditionFrame,
  entry: PublishedEntry,
  changes: readonly LessonChange[],
): Html {
  const { data, texts } = frame;
  const { t } = texts;
  const body = html`<h1><bdi>${entry.name}</bdi></h1>
<!--today-->
${entry.lessons.length === 0 ? null : html`${weekTable(frame, entry)}${weekList(frame, entry)}`}
${missingNote(texts, entry)}
${changes.length > 0 ? html`<h2>${t('published.changes')}</h2>${changeList(frame, entry, changes)}` : null}
<!--calendar-->
${footer(frame, '../')}`;
  return framed({ title: entry.name, schoolName: data.schoolName, root: '../', ...frame, body });
}

/** The date of publication, by which two printed pages can be told apart, and the way to the lists. */
const footer = ({ data, texts, published }: EditionFrame, root: Framed['root']): Html =>
  html`<footer><span>${texts.t('published.publishedOn', { date: texts.date(published) })}</span> <a href="${root}start">${texts.t(`published.all.${publishedKinds(data.settings)}`)}</a></footer>`;

/** Below a week: the number of lessons that it lacks. Of a week without lessons and without such: that none are planned. */
function missingNote({ t }: PageTexts, { kind, lessons, unplaced = 0 }: PublishedEntry): Html | null {
  if (unplaced > 0 && kind !== 'rooms')
    return html`<p class="missing dim">${t(`published.unplaced.${kind}`, { count: unplaced })}</p>`;
  return lessons.length === 0 ? html`<p class="dim">${t('published.empty')}</p>` : null;
}

/** The link to the calendar of a week. */
export const calendarLink = ({ t }: PageTexts, address: string): Html =>
  html`<p class="calendar"><a href="${address}">${t('published.calendar')}</a> <span class="dim">${t('published.calendarHint')}</span></p>`;

/** All changes since the edition before, by classes, teachers and rooms. */
export function changesPage(
  frame: EditionFrame,
  changes: ReadonlyMap<string, readonly LessonChange[]>,
): Html {
  const { data, texts } = frame;
  const changed = data.entries.filter(({ key }) => changes.has(key));
  const body = html`<h1>${texts.t('published.allChanges')}</h1>
<!--today-->
${changed.length === 0 ? html`<p>${texts.t('published.noChanges')}</p>` : null}
${entryKinds.map((kind) => {
  const own = entriesInOrder(kind, changed, texts);
  return own.length === 0
    ? null
    : html`<h2>${texts.t(`published.${kind}`)}</h2>${own.map(
        (entry) =>
          html`<h3><a href="${kind}/${entry.key}"><bdi>${entry.name}</bdi></a></h3>${changeList(frame, entry, changes.get(entry.key) ?? [])}`,
      )}`;
})}
${footer(frame, '')}`;
  return framed({
    title: texts.t('published.allChanges'),
    schoolName: data.schoolName,
    root: '',
    ...frame,
    body,
  });
}

const changeList = (frame: EditionFrame, entry: PublishedEntry, changes: readonly LessonChange[]): Html =>
  html`<ul class="changes">${lessonChangeSentences(frame, entry, changes).map((sentence) => html`<li>${sentence}</li>`)}</ul>`;

/** A line of names below a lesson's subject. */
interface Detail {
  /** True for those that share the lesson with the one whose page it is. */
  readonly isWith: boolean;
  readonly names: readonly string[];
}

/** The lines below a lesson's subject: the classes or their parts, and all names but that of the page. */
function details(entry: PublishedEntry, lesson: PublishedLesson): Detail[] {
  const others = entryKinds
    .filter((kind) => kind !== 'classes' || entry.kind === 'classes')
    .map((kind): Detail => {
      const own = kind === entry.kind ? lesson[kind].indexOf(entry.name) : -1;
      return { isWith: own >= 0, names: lesson[kind].filter((_, at) => at !== own) };
    });
  return [{ isWith: false, names: shownClasses(entry, lesson) }, ...others].filter(
    ({ names }) => names.length > 0,
  );
}

/** A line in markup. Each name is isolated: of those that are written from right to left, none turns its neighbours. */
const detailLine = ({ t }: PageTexts, { isWith, names }: Detail): Html =>
  html`${isWith ? `${t('published.with')} ` : null}${names.map((name, at) => html`${at > 0 ? ', ' : null}<bdi>${name}</bdi>`)}`;

/** The direction of a week, where it is not that of the page's language. */
const direction = ({ isRightToLeft }: PublishedData): Html | null =>
  isRightToLeft ? html` dir="rtl"` : null;

/** Each period of each day with the lessons that are on at its start; cells below one another with the same lessons are one. */
function weekTable({ data, texts }: EditionFrame, entry: PublishedEntry): Html {
  const { days } = data;
  const cells = entry.periods.map(([start]) =>
    days.map((_, day) =>
      entry.lessons.filter((lesson) => lesson.day === day && lesson.start <= start && start < lesson.end),
    ),
  );
  // Of periods of several structures, those below one another overlap: a lesson is not told by its rows.
  const hasOverlaps = entry.periods.some(([start], row) => start < (entry.periods[row - 1]?.[1] ?? 0));
  const timeOf = ({ start, end }: PublishedLesson): Html | null =>
    hasOverlaps ? html`<div class="dim">${timeSpan(texts, start, end)}</div>` : null;
  const isSame = (a: readonly PublishedLesson[] | undefined, b: readonly PublishedLesson[] | undefined) =>
    a !== undefined &&
    b !== undefined &&
    a.length > 0 &&
    a.length === b.length &&
    a.every((each, at) => each === b[at]);
  const cell = (row: number, day: number): Html | null => {
    const own = cells[row]?.[day] ?? [];
    if (row > 0 && isSame(own, cells[row - 1]?.[day])) return null;
    let rows = 1;
    while (isSame(own, cells[row + rows]?.[day])) rows += 1;
    const cards = own.map(
      (lesson) =>
        html`<div class="lesson ${colorClass(lesson.color)}"><b><bdi>${lesson.subject}</bdi></b>${timeOf(lesson)}${details(entry, lesson).map((line) => html`<div>${detailLine(texts, line)}</div>`)}</div>`,
    );
    return html`<td${rows > 1 ? html` rowspan="${rows}"` : null}>${own.length > 0 ? html`<div class="cell">${cards}</div>` : null}</td>`;
  };
  return html`<table class="wide"${direction(data)}><caption class="dim">${texts.t('published.week')}</caption>
<thead><tr><th scope="col">${texts.t('published.time')}</th>${days.map((day) => html`<th scope="col"><bdi>${day}</bdi></th>`)}</tr></thead>
<tbody>${entry.periods.map(
    ([start, end, name = ''], row) =>
      html`<tr><th scope="row">${name === '' ? null : html`<b><bdi>${name}</bdi></b><br>`}${timeSpan(texts, start, end)}</th>${days.map((_, day) => cell(row, day))}</tr>
`,
  )}</tbody></table>`;
}

/** From start to end, also in a week that is written from right to left. */
const timeSpan = ({ time }: PageTexts, start: number, end: number): Html =>
  html`<bdi dir="ltr">${time(start)}–${time(end)}</bdi>`;

/**
 * The week as one list for each day, with a link to each: for narrow screens. On a school day the style sheet begins
 * with the day that “now and next” names.
 */
function weekList({ data, texts }: EditionFrame, entry: PublishedEntry): Html {
  const taught = new Set(entry.lessons.map(({ day }) => day));
  return html`<nav class="jump"${direction(data)} aria-label="${texts.t('published.daysOfWeek')}"><ul>${data.days.map(
    (day, index) =>
      taught.has(index) ? html`<li><a href="#${dayId(index)}"><bdi>${day}</bdi></a></li>` : null,
  )}</ul></nav>
<ul class="days"${direction(data)}>${data.days.map((day, index) => {
    const own = entry.lessons.filter((lesson) => lesson.day === index);
    if (own.length === 0) return null;
    return html`<li id="${dayId(index)}"><h2><bdi>${day}</bdi></h2><ol>${own.map(
      (lesson) =>
        html`<li class="${colorClass(lesson.color)}"><span>${timeSpan(texts, lesson.start, lesson.end)}</span><span><b><bdi>${lesson.subject}</bdi></b>${details(entry, lesson).map((line) => html`<br>${detailLine(texts, line)}`)}</span></li>`,
    )}</ol></li>`;
  })}</ul>`;
}

/**
 * The lessons of each day as “now and next” shows them: start, end, subject, and the rest. Earlier versions of the server
 * stored the rest behind the subject.
 */
export type Today = readonly (readonly (readonly [
  start: number,
  end: number,
  subject: string,
  rest?: string,
])[])[];

export function todayOf({ data, texts }: EditionFrame, entry: PublishedEntry): Today {
  return data.days.map((_, day) =>
    entry.lessons
      .filter((lesson) => lesson.day === day)
      .map(({ start, end, ...lesson }) => {
        const rest = details(entry, { start, end, ...lesson }).map(({ isWith, names }) => {
          const all = names.map(isolated).join(', ');
          return isWith ? `${texts.t('published.with')} ${all}` : all;
        });
        return [start, end, lesson.subject, rest.join(' · ')] as const;
      }),
  );
}

/** The data that the page of a week is stored with. */
export interface EntryFacts {
  readonly lessons: Today;
  /** True where the list of the page has an id for each day, and the style sheet shows a link to it on narrow screens alone. */
  readonly hasDays: boolean;
}

/** The facts as stored; earlier versions of the server stored the lessons alone, with pages without ids. */
export function readFacts(stored: string): EntryFacts {
  const facts = JSON.parse(stored) as Today | EntryFacts;
  return 'lessons' in facts ? facts : { lessons: facts, hasDays: false };
}

export interface Moment {
  readonly date: string;
  readonly minutes: number;
  /** The days of the cycle by date. */
  readonly dates: ReadonlyMap<string, number>;
  readonly days: readonly string[];
}

/** “Today”: the lesson that takes place at this moment, and the next one of the day or of the next school day. */
export function nowAndNext(
  texts: PageTexts,
  { lessons: today, hasDays }: EntryFacts,
  { date, minutes, dates, days }: Moment,
): Html {
  const { t } = texts;
  const day = dates.get(date);
  const lessons = day === undefined ? [] : (today[day] ?? []);
  const now = lessons.filter(([start, end]) => start <= minutes && minutes < end);
  const later = lessons.filter(([start]) => start > minutes);
  const next = later.filter(([start]) => start === later[0]?.[0]);
  const line = ([start, end, subject, rest = '']: Today[number][number]) =>
    html`<dd><time>${timeSpan(texts, start, end)}</time> <b><bdi>${subject}</bdi></b>${rest === '' ? null : ` · ${rest}`}</dd>`;
  const following = next.length > 0 ? null : nextDay(today, { date, minutes, dates, days });
  const title = texts.date(date);
  const first = lessons.length > 0 ? day : following ? dates.get(following.date) : undefined;
  const name = day === undefined ? '' : (days[day] ?? '');
  // A week's days have the names that the date has already.
  const cycleDay = name === '' || title.split(/[\s,.]+/u).includes(name) ? null : html` · <bdi>${name}</bdi>`;
  return html`<section class="today${first === undefined ? '' : ` ${firstDayClass(first)}`}" aria-labelledby="today"><h2 id="today">${title}${cycleDay}</h2>
<dl><dt>${t('published.now')}</dt>${now.length > 0 ? now.map(line) : html`<dd>${t(day === undefined ? 'published.noSchool' : 'published.noLesson')}</dd>`}
${next.length > 0 ? html`<dt>${t('published.next')}</dt>${next.map(line)}` : null}
${following ? html`<dt>${t('published.next')}</dt><dd>${texts.date(following.date)}</dd>${following.lessons.map(line)}` : null}</dl>
${hasDays && lessons.length > 0 && day !== undefined ? html`<p><a href="#${dayId(day)}">${t('published.wholeDay')}</a></p>` : null}</section>`;
}

function nextDay(today: Today, { date, dates }: Moment) {
  for (const [later, day] of dates) {
    const first = today[day]?.[0];
    if (later > date && first)
      return { date: later, lessons: today[day]?.filter(([start]) => start === first[0]) ?? [] };
  }
  return null;
}
