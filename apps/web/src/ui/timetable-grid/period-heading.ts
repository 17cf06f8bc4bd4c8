import { type Period, wordsBesideTime } from '@bellgrid/model';
import { clockTime } from '../../platform/clock-time.ts';

/** A period's two lines in the period column; a narrow column leaves `end` out. */
export interface PeriodHeading {
  readonly main: string;
  readonly start: string;
  readonly end: string;
}

/**
 * The label over the times. A label with times of its own ('08:00 - 08:50', '4ª 11:30 - 12:25') would repeat them and
 * be cut: only its words beside them are shown, otherwise the start takes the label's place.
 */
export function periodHeading(period: Period, index: number): PeriodHeading {
  const start = clockTime(period.periodStart);
  const end = `–${clockTime(period.periodEnd)}`;
  const words = wordsBesideTime(period.label);
  if (words === null) return { main: period.label || String(index + 1), start, end };
  return words === '' ? { main: start, start: '', end } : { main: words, start, end };
}

/** A label without room is cut to so many letters, as the name of a day is. */
const MOST_LETTERS = 3;

/**
 * The words of periods in narrow columns: the labels, the full hours at which the periods start, the labels with those cut
 * that have no room (“Break 2” is Bre, or B2 beside “Break 1”), or numbers, where different labels would be alike.
 */
export function shortHeadings(
  periods: readonly Period[],
  hasRoom: (words: string, row: number) => boolean,
): readonly string[] {
  const headings = periods.map(periodHeading);
  const labels = headings.map(({ main }) => main);
  const hours = periods.map(({ periodStart }) => String(Math.floor(periodStart / 60)));
  const areFull = periods.every(({ periodStart }) => periodStart % 60 === 0);
  const areTimes = headings.every(({ start }) => start === '');
  const cut = [firstLetters, letterAndNumber].map((shorten) =>
    labels.map((label, row) =>
      // A time that is cut would be another time.
      hasRoom(label, row) || headings[row]?.start === ''
        ? label
        : shorten(label, (words) => hasRoom(words, row)),
    ),
  );
  const all = [labels, ...(areFull && areTimes ? [hours] : []), ...cut];
  const areClear = (words: readonly string[]) =>
    words.every((each, row) => labels.every((label, at) => words[at] !== each || label === labels[row]));
  const numbers = periods.map((_, row) => String(row + 1));
  return all.find((words) => words.every(hasRoom) && areClear(words)) ?? numbers;
}

function firstLetters(label: string, hasRoom: (words: string) => boolean): string {
  const letters = [...label].slice(0, MOST_LETTERS);
  while (letters.length > 1 && !hasRoom(letters.join('').trim())) letters.pop();
  return letters.join('').trim();
}

/** The first letter and the number at the end. */
const letterAndNumber = (label: string): string =>
  ([...label][0] ?? '') + (/\p{N}+$/u.exec(label.trimEnd())?.[0] ?? '');
