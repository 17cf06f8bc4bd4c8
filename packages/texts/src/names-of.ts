import type { Draft, Id, NamedType } from '@bellgrid/model';
import type { i18n } from 'i18next';
import { isolated } from './isolated.ts';
import { localeOf } from './languages.ts';
import { translate } from './translate.ts';

/** The part of a draft that has the names of its records, days and periods. */
export type NamesSource = Pick<
  Draft,
  'teachers' | 'groups' | 'classrooms' | 'subjects' | 'lessons' | 'trackSets' | 'schoolData'
>;

/** A cell of one structure: day and period by index. */
interface Cell {
  readonly structure: Id;
  readonly day: number;
  readonly period: number;
}

/** The most ranges of periods that are named; of the others, their number is given. */
const MOST_RANGES = 6;

/** The name of a record; null when there is no such record or it has no name. */
export function recordName(source: NamesSource | null, type: NamedType, id: Id): string | null {
  return recordOf(source, type, id)?.name || null;
}

function recordOf(
  source: NamesSource | null,
  type: NamedType,
  id: Id,
): { readonly name: string } | undefined {
  switch (type) {
    case 'teacher':
      return source?.teachers[id];
    case 'group':
      return source?.groups[id];
    case 'classroom':
      return source?.classrooms[id];
    case 'subject':
      return source?.subjects[id];
    case 'lesson':
      return source?.lessons[id];
    case 'structure':
      return source?.schoolData.structures[id];
    case 'trackSet':
      return source?.trackSets[id];
  }
}

/** The classes of a subject or lesson, or its teachers where it has no class, unless its name has theirs already. */
export function ownersOf(
  source: NamesSource | null,
  type: NamedType,
  id: Id,
): { readonly type: NamedType; readonly id: Id; readonly name: string }[] {
  const record =
    type === 'subject' ? source?.subjects[id] : type === 'lesson' ? source?.lessons[id] : undefined;
  if (!record) return [];
  const type_ = record.groups.length > 0 ? 'group' : 'teacher';
  const ids = record.groups.length > 0 ? record.groups : record.teachers;
  return ids.flatMap((owner) => {
    const name = recordName(source, type_, owner);
    return name === null || record.name.includes(name) ? [] : [{ type: type_, id: owner, name }];
  });
}

/** "Monday", "Monday and Friday". */
export function dayNames(texts: i18n, source: NamesSource | null, days: readonly number[]): string {
  return wordList(
    texts,
    days.map((day) => dayName(texts, source, day)),
  );
}

function dayName(texts: i18n, source: NamesSource | null, day: number): string {
  const label = source?.schoolData.days[day]?.label;
  return label ? isolated(label) : translate(texts, 'names.day', { number: day + 1 });
}

/** "period 3", "8:00-8:45", "period 1, period 2 and Lunch". Without a structure: by number. */
export function periodNames(
  texts: i18n,
  source: NamesSource | null,
  structure: Id | null,
  periods: readonly number[],
): string {
  const labels = periods.map((period) => periodLabel(source, structure, period));
  return wordList(
    texts,
    labels.map((label) =>
      isNumber(label) || isClockTime(label)
        ? translate(texts, 'names.period', { periods: label })
        : isolated(label),
    ),
  );
}

/** A period's own label, else its number. */
function periodLabel(source: NamesSource | null, structure: Id | null, period: number): string {
  const record = structure === null ? undefined : source?.schoolData.structures[structure];
  return record?.periods[period]?.label || `${period + 1}`;
}

const isNumber = (label: string): boolean => /^\d+$/.test(label);

/** True of a period that is named after its start: "08:00 to 10:00" would not be read as three periods. */
const isClockTime = (label: string): boolean => /^\d{1,2}[:.]\d\d$/.test(label);

function wordList(texts: i18n, words: readonly string[]): string {
  if (words.length === 0) return translate(texts, 'names.nothing');
  return new Intl.ListFormat(localeOf(texts.language), { type: 'conjunction' }).format(words);
}

/** Cells by day, with neighbouring periods and days as ranges. */
export interface CellNames {
  /** "Monday, periods 2–6, 8; Tuesday to Friday, all day"; of many the first days, and how many periods more there are. */
  readonly summary: string;
  /** The part of each day or range of days, when the summary does not have them all; else empty. */
  readonly all: readonly string[];
}

export function cellNames(texts: i18n, source: NamesSource | null, cells: readonly Cell[]): CellNames {
  const spans = spansOf(texts, source, cells);
  let ranges = 0;
  const shown = spans.filter((span, index) => {
    ranges += span.ranges;
    return index === 0 || ranges <= MOST_RANGES;
  });
  const names = spans.map(({ first, last, words }) => {
    const days = last > first ? rangeName(texts, source, first, last) : dayName(texts, source, first);
    return translate(texts, 'names.cellsOfDays', { days, periods: words });
  });
  const count = cells.length - shown.reduce((sum, span) => sum + span.count, 0);
  const list = names.slice(0, shown.length).join('; ');
  if (count === 0) return { summary: list, all: [] };
  return { summary: translate(texts, 'names.more', { list, count }), all: names };
}

function rangeName(texts: i18n, source: NamesSource | null, first: number, last: number): string {
  return translate(texts, 'names.range', {
    first: dayName(texts, source, first),
    last: dayName(texts, source, last),
  });
}

/** Neighbouring days with the same periods, in words. */
interface Span {
  readonly first: number;
  last: number;
  readonly words: string;
  readonly ranges: number;
  /** All cells of all of its days. */
  count: number;
}

function spansOf(texts: i18n, source: NamesSource | null, cells: readonly Cell[]): Span[] {
  const days = new Map<number, Cell[]>();
  for (const cell of cells.toSorted((a, b) => a.day - b.day)) pushTo(days, cell.day, cell);
  const spans: Span[] = [];
  for (const [day, own] of days) {
    const ranges = isWholeDay(source, day, own) ? [] : rangesOf(source, own);
    const words = ranges.length === 0 ? translate(texts, 'names.allDay') : inWords(texts, ranges);
    const before = spans.at(-1);
    if (before?.words === words && before.last === day - 1) {
      before.last = day;
      before.count += own.length;
    } else
      spans.push({ first: day, last: day, words, ranges: Math.max(1, ranges.length), count: own.length });
  }
  return spans;
}

/** True for more than one period that are all that their structures have on the day. */
function isWholeDay(source: NamesSource | null, day: number, cells: readonly Cell[]): boolean {
  if (cells.length < 2) return false;
  return [...byStructure(cells)].every(([structure, periods]) => {
    const record = source?.schoolData.structures[structure];
    if (!record) return false;
    const closed = new Set(
      record.cells.flatMap((cell) => (cell.dayIndex === day && !cell.hasSchool ? [cell.periodIndex] : [])),
    );
    return record.periods.every((_, period) => closed.has(period) || periods.includes(period));
  });
}

/** The labels of the first and the last of periods that follow each other. */
interface Range {
  readonly first: string;
  last: string;
}

function rangesOf(source: NamesSource | null, cells: readonly Cell[]): Range[] {
  const ranges: Range[] = [];
  for (const [structure, periods] of byStructure(cells)) {
    let previous = Number.NaN;
    for (const period of periods.toSorted((a, b) => a - b)) {
      const label = periodLabel(source, structure, period);
      const range = ranges.at(-1);
      if (range && period === previous + 1 && isNext(range.last, label)) range.last = label;
      else ranges.push({ first: label, last: label });
      previous = period;
    }
  }
  return ranges;
}

/** Numbers must count on; any other labels may follow each other. */
function isNext(last: string, next: string): boolean {
  if (isNumber(last) && isNumber(next)) return Number(next) === Number(last) + 1;
  return !isNumber(last) && !isNumber(next);
}

/** "period 2", "periods 1–3, 5", "Early to Lunch, period 4"; labels that several structures share once. */
function inWords(texts: i18n, ranges: readonly Range[]): string {
  const words: string[] = [];
  let numbers: string[] = [];
  const endNumbers = () => {
    if (numbers.length === 0) return;
    const isSeveral = numbers.length > 1 || numbers[0] !== numbers[0]?.match(/^\d+/)?.[0];
    words.push(
      translate(texts, isSeveral ? 'names.periods' : 'names.period', { periods: numbers.join(', ') }),
    );
    numbers = [];
  };
  for (const { first, last } of ranges) {
    if (isNumber(first)) {
      const word = first === last ? first : translate(texts, 'names.numberRange', { first, last });
      if (!numbers.includes(word)) numbers.push(word);
    } else {
      endNumbers();
      const word =
        first === last
          ? isolated(first)
          : translate(texts, 'names.range', { first: isolated(first), last: isolated(last) });
      const isTimes = first !== last && isClockTime(first) && isClockTime(last);
      words.push(isTimes ? translate(texts, 'names.periods', { periods: word }) : word);
    }
  }
  endNumbers();
  return [...new Set(words)].join(', ');
}

function byStructure(cells: readonly Cell[]): Map<Id, number[]> {
  const periods = new Map<Id, number[]>();
  for (const { structure, period } of cells) pushTo(periods, structure, period);
  return periods;
}

function pushTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
