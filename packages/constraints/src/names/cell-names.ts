import type { Draft, Id } from '@bellgrid/model';
import { push } from '../draft-index.ts';
import { timesOf } from '../structure-times.ts';
import type { CellOf } from '../violation.ts';
import { dayName, isNumber, LISTED, periodLabel } from './names.ts';

/**
 * Cells by day, neighbouring periods and days as ranges: "Monday, periods 2–6, 8; Tuesday to Friday, all day". Of many
 * the first days, and how many periods there are besides.
 */
export function cellNames(draft: Draft, cells: readonly CellOf[]): string {
  const spans = spansOf(draft, cells);
  let ranges = 0;
  const told = spans.filter((span, index) => {
    ranges += span.ranges;
    return index === 0 || ranges <= LISTED;
  });
  const names = told.map(({ first, last, words }) => {
    const to = last > first ? ` to ${dayName(draft, last)}` : '';
    return `${dayName(draft, first)}${to}, ${words}`;
  });
  const rest = cells.length - told.reduce((sum, { count }) => sum + count, 0);
  return rest > 0 ? `${names.join('; ')} and ${rest} more` : names.join('; ');
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

function spansOf(draft: Draft, cells: readonly CellOf[]): Span[] {
  const days = new Map<number, CellOf[]>();
  for (const cell of cells.toSorted((a, b) => a.day - b.day)) push(days, cell.day, cell);
  const spans: Span[] = [];
  for (const [day, own] of days) {
    const ranges = isWholeDay(draft, day, own) ? [] : rangesOf(draft, own);
    const words = ranges.length === 0 ? 'all day' : inWords(ranges);
    const before = spans.at(-1);
    if (before?.words === words && before.last === day - 1) {
      before.last = day;
      before.count += own.length;
    } else
      spans.push({ first: day, last: day, words, ranges: Math.max(1, ranges.length), count: own.length });
  }
  return spans;
}

/** Whether they are all that their structures have on the day, and more than one period. */
function isWholeDay(draft: Draft, day: number, cells: readonly CellOf[]): boolean {
  if (cells.length < 2) return false;
  return [...byStructure(cells)].every(([structure, periods]) => {
    const school = timesOf(draft, structure)?.school[day];
    return school?.every((isSchool, period) => !isSchool || periods.includes(period)) ?? false;
  });
}

/** The labels of the first and the last of periods that follow each other. */
interface Range {
  readonly first: string;
  last: string;
}

function rangesOf(draft: Draft, cells: readonly CellOf[]): Range[] {
  const ranges: Range[] = [];
  for (const [structure, periods] of byStructure(cells)) {
    let previous = Number.NaN;
    for (const period of periods.toSorted((a, b) => a - b)) {
      const label = periodLabel(draft, structure, period);
      const range = ranges.at(-1);
      if (range && period === previous + 1 && follows(range.last, label)) range.last = label;
      else ranges.push({ first: label, last: label });
      previous = period;
    }
  }
  return ranges;
}

/** Numbers must count on; any other names may follow each other. */
function follows(last: string, next: string): boolean {
  if (isNumber(last) && isNumber(next)) return Number(next) === Number(last) + 1;
  return !isNumber(last) && !isNumber(next);
}

/** "period 2", "periods 1–3, 5", "Early to Lunch, period 4"; what several structures have alike once. */
function inWords(ranges: readonly Range[]): string {
  const words: string[] = [];
  let numbers: string[] = [];
  const endNumbers = () => {
    const several = numbers.length > 1 || numbers[0]?.includes('–');
    if (numbers.length > 0) words.push(`${several ? 'periods' : 'period'} ${numbers.join(', ')}`);
    numbers = [];
  };
  for (const { first, last } of ranges) {
    if (isNumber(first)) {
      const word = first === last ? first : `${first}–${last}`;
      if (!numbers.includes(word)) numbers.push(word);
    } else {
      endNumbers();
      words.push(first === last ? first : `${first} to ${last}`);
    }
  }
  endNumbers();
  return [...new Set(words)].join(', ');
}

function byStructure(cells: readonly CellOf[]): Map<Id, number[]> {
  const periods = new Map<Id, number[]>();
  for (const { structure, period } of cells) push(periods, structure, period);
  return periods;
}
