import { DEFAULT_PERIOD_MINUTES, DEFAULT_PERIOD_START } from '@bellgrid/model';

export interface PeriodTime {
  /** Minutes from midnight. */
  readonly start: number;
  readonly end: number;
}

const MIDNIGHT = 1440;
const HALF_DAY = 720;
/** A last period or a period before a long break does not last longer than this without its end written. */
const LONGEST_GUESS = 180;

/** The times of a day's hours. */
export interface PeriodTimes {
  readonly times: readonly PeriodTime[];
  /** False when the names are no times, so that these are made up. */
  readonly isRead: boolean;
  /** False when some names have a start only, so that their ends are made up. */
  readonly hasEnds: boolean;
  /** Names of which the second time is no likely end, and is not taken as one. */
  readonly odd: readonly string[];
}

/**
 * Start and end of each hour, read from the names when all of them read as times ("8:00 - 8:50",
 * "08.00-08.45", "7h30", "1:10" after noon, "01:15p"); else 60 minutes each from 08:00. Always in order and
 * without overlaps.
 */
export function periodTimes(names: readonly string[]): PeriodTimes {
  const found = readTimes(names);
  if (found) return { ...found, isRead: true };
  return { times: regularTimes(names.length, DEFAULT_PERIOD_START), isRead: false, hasEnds: false, odd: [] };
}

/** Hours of 60 minutes, shorter ones where that many do not fit before midnight. */
export function regularTimes(count: number, from: number): PeriodTime[] {
  const length = Math.max(
    1,
    Math.min(DEFAULT_PERIOD_MINUTES, Math.floor((MIDNIGHT - from) / Math.max(1, count))),
  );
  return Array.from({ length: count }, (_, index) => ({
    start: from + index * length,
    end: from + (index + 1) * length,
  }));
}

function readTimes(names: readonly string[]): Omit<PeriodTimes, 'isRead'> | null {
  const found = names.map(timesIn);
  const starts: number[] = [];
  for (const [start] of found) {
    const previous = starts.at(-1);
    if (start === undefined) return null;
    const adjusted = previous !== undefined && start <= previous ? start + HALF_DAY : start;
    if (previous !== undefined && adjusted <= previous) return null;
    starts.push(adjusted);
  }
  const common = commonLength(starts);
  const odd: string[] = [];
  const hasEnds = found.every((each) => each.length > 1);
  const times = starts.map((start, index) => {
    const next = starts[index + 1] ?? MIDNIGHT;
    const written = endAfter(start, found[index]?.[1]);
    const guessed = start + Math.min(next - start, index + 1 < starts.length ? LONGEST_GUESS : common);
    const isOdd = written !== null && isOddEnd(start, written, next, common);
    if (isOdd) odd.push(names[index] ?? '');
    return { start, end: Math.min(next, written === null || isOdd ? guessed : written) };
  });
  return times.every(({ start, end }) => start < end && end <= MIDNIGHT) ? { times, hasEnds, odd } : null;
}

/** True for an end after less than half of the usual time that leaves a pause longer than the lesson. */
function isOddEnd(start: number, end: number, next: number, common: number): boolean {
  const length = end - start;
  return next < MIDNIGHT && length < common / 2 && next - end > length;
}

/** An end written in the name; a twelve-hour clock may have begun anew. */
function endAfter(start: number, end: number | undefined): number | null {
  if (end === undefined) return null;
  if (end > start) return end;
  const later = end + HALF_DAY;
  return later > start && later <= MIDNIGHT && later - start <= LONGEST_GUESS ? later : null;
}

/** The most frequent distance between neighbouring starts, 60 without any. */
function commonLength(starts: readonly number[]): number {
  const counts = new Map<number, number>();
  for (let index = 1; index < starts.length; index += 1) {
    const length = (starts[index] ?? 0) - (starts[index - 1] ?? 0);
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return Math.min(best?.[0] ?? DEFAULT_PERIOD_MINUTES, LONGEST_GUESS);
}

/** The first one or two times of day in a name, in minutes. */
function timesIn(name: string): number[] {
  const times: number[] = [];
  for (const match of name.matchAll(/(?<!\d)(\d{1,2})\s*[:.hH]\s*(\d{2})(?!\d)\s*(p)?/g)) {
    const hour = Number(match[1]);
    const minute = Number(match[2]);
    if (hour > 24 || minute > 59) continue;
    const afternoon = match[3] !== undefined && hour < 12 ? HALF_DAY : 0;
    times.push(hour * 60 + minute + afternoon);
  }
  return times.slice(0, 2);
}
