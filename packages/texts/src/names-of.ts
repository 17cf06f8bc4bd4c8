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

/** "Monday", "Monday and Tuesday", "Monday to Wednesday and Friday". */
export function dayNames(texts: i18n, source: NamesSource | null, days: readonly number[]): string {
  const runs: number[][] = [];
  for (const day of [...new Set(days)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return wordList(
    texts,
    runs.flatMap((run) =>
      rangeWords(
        texts,
        run.map((day) => dayName(texts, source, day)),
      ),
    ),
  );
}

function dayName(texts: i18n, source: NamesSource | null, day: number): string {
  const label = source?.schoolData.days[day]?.label;
  return label ? isolated(label) : translate(texts, 'names.day', { number: day + 1 });
}

/** "period 3", "period 8:00", "periods 1–3 and Lunch". Without a structure: by number. */
export function periodNames(
  texts: i18n,
  source: NamesSource | null,
  structure: Id | null,
  periods: readonly number[],
): string {
  const words = periodWords(texts, runsOf(source, structure, [...new Set(periods)]));
  return isClockTime(words) ? translate(texts, 'names.period', { periods: words }) : words;
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

/** So many neighbours are one range; fewer are listed. */
const RANGE = 3;

/** Days or periods that follow each other, in words: each of one or two, else "first to last". */
function rangeWords(
  texts: i18n,
  names: readonly string[],
  range: 'names.range' | 'names.numberRange' = 'names.range',
): readonly string[] {
  const [first, last] = [names[0], names.at(-1)];
  return names.length < RANGE ? names : [translate(texts, range, { first, last })];
}

/** Cells by day, with neighbouring periods and days as ranges. */
export interface CellNames {
  /** "Monday, periods 2–6 and 8; Tuesday to Friday, all day"; of many the first days, and how many periods more there are. */
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
    const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return translate(texts, 'names.cellsOfDays', { days: dayNames(texts, source, days), periods: words });
  });
  const count = cells.length - shown.reduce((sum, span) => sum + span.count, 0);
  const list = names.slice(0, shown.length).join('; ');
  if (count === 0) return { summary: list, all: [] };
  return { summary: translate(texts, 'names.more', { list, count }), all: names };
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
    const runs = isWholeDay(source, day, own)
      ? []
      : [...byStructure(own)].flatMap(([structure, periods]) => runsOf(source, structure, periods));
    const words = runs.length === 0 ? translate(texts, 'names.allDay') : periodWords(texts, runs);
    const before = spans.at(-1);
    if (before?.words === words && before.last === day - 1) {
      before.last = day;
      before.count += own.length;
    } else spans.push({ first: day, last: day, words, ranges: Math.max(1, runs.length), count: own.length });
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

/** The labels of periods of one structure, by runs of those that follow each other. */
function runsOf(source: NamesSource | null, structure: Id | null, periods: readonly number[]): string[][] {
  const runs: string[][] = [];
  let previous = Number.NaN;
  for (const period of periods.toSorted((a, b) => a - b)) {
    const label = periodLabel(source, structure, period);
    const run = runs.at(-1);
    if (run && period === previous + 1 && isNext(run.at(-1) ?? '', label)) run.push(label);
    else runs.push([label]);
    previous = period;
  }
  return runs;
}

/** Numbers must count on; any other labels may follow each other. */
function isNext(last: string, next: string): boolean {
  if (isNumber(last) && isNumber(next)) return Number(next) === Number(last) + 1;
  return !isNumber(last) && !isNumber(next);
}

/** "period 2", "periods 1–3 and 5", "Early to Lunch and period 4"; labels that several structures share once. */
function periodWords(texts: i18n, runs: readonly (readonly string[])[]): string {
  const words: string[] = [];
  let numbers: { words: string[]; periods: number } = { words: [], periods: 0 };
  const endNumbers = () => {
    const own = [...new Set(numbers.words)];
    const code = own.length > 1 || numbers.periods > 1 ? 'names.periods' : 'names.period';
    if (own.length > 0) words.push(translate(texts, code, { periods: wordList(texts, own) }));
    numbers = { words: [], periods: 0 };
  };
  for (const run of runs) {
    const [first = ''] = run;
    if (isNumber(first) || (run.length > 1 && run.every(isClockTime))) {
      const range = isNumber(first) ? 'names.numberRange' : 'names.range';
      numbers.words.push(...rangeWords(texts, run, range));
      numbers.periods = Math.max(numbers.periods, run.length);
    } else {
      endNumbers();
      words.push(...rangeWords(texts, run.map(isolated)));
    }
  }
  endNumbers();
  return wordList(texts, [...new Set(words)]);
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
