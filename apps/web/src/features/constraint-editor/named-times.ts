import type { ScheduleStructure } from '@bellgrid/model';
import type { Relation, SearchTerms } from './search-terms.ts';
import type { Token } from './search-words.ts';
import { type DaysAt, daysBefore, relationBefore } from './words-before.ts';

/** A time of day in minutes; midday is that of a structure. */
type Clock = number | 'midday';

/** A part of some days or of all, by the clock: open at an end that is null, and one moment where both are the same. */
export interface TimeSpan {
  readonly days: readonly number[];
  readonly from: Clock | null;
  readonly to: Clock | null;
  /** “Not in the morning”. */
  readonly isNegated: boolean;
}

interface NamedTimes {
  readonly times: readonly TimeSpan[];
  /** The places of words that are read as times. */
  readonly read: ReadonlySet<number>;
  /** The words in place of others: “not before” means “after”. */
  readonly instead: ReadonlyMap<number, string>;
}

interface Reading {
  readonly minute: number;
  readonly length: number;
  /** “3 pm”, which tells also of which half of the day a time before it is. */
  readonly isAfternoon: boolean;
}

const NOON = 12 * 60;
/** A negation is at most so many words before a part of the day, days and small words left out. */
const NEGATION_REACH = 3;

/** The times of day that a search names: “before 10:00”, “from 8 to 10 am”, “on Friday afternoon”, “after lunch”. */
export function readTimes(terms: SearchTerms, tokens: readonly Token[], daysAt: DaysAt): NamedTimes {
  const times: TimeSpan[] = [];
  const read = new Set<number>();
  const instead = new Map<number, string>();
  let at = 0;
  while (at < tokens.length) {
    const found = clockSpan(terms, tokens, at, daysAt) ?? partOfDay(terms, tokens, at, daysAt);
    if (found) {
      times.push(found.span);
      for (let place = at; place < at + found.length; place += 1) if (found.isClock) read.add(place);
      for (const [place, word] of found.instead) instead.set(place, word);
    }
    at += found?.length ?? 1;
  }
  // Days count for each of several times; one alone is of all days that are named.
  const own = times.length > 1 ? times : times.map((each) => ({ ...each, days: [] }));
  return { times: own, read, instead };
}

interface Found {
  readonly span: TimeSpan;
  readonly length: number;
  readonly isClock: boolean;
  readonly instead: ReadonlyMap<number, string>;
}

/** A time, or two with “to” or “and” between them. */
function clockSpan(terms: SearchTerms, tokens: readonly Token[], at: number, daysAt: DaysAt): Found | null {
  const first = clockAt(terms, tokens, at);
  const bare = first ?? hourAt(tokens, at);
  if (!bare) return null;
  const behind = at + bare.length;
  const isDash = /[–-]/.test(tokens[behind - 1]?.after ?? '');
  const joiner = tokens[behind]?.word ?? '';
  const before = tokens[at - 1]?.word ?? '';
  const isJoined = terms.to.has(joiner) || (terms.and.has(joiner) && terms.between.has(before));
  const next = isDash ? behind : isJoined ? behind + 1 : -1;
  const last = next < 0 ? null : clockAt(terms, tokens, next);
  const days = daysBefore(terms, tokens, at, daysAt);
  if (last) {
    const isSameHalf = last.isAfternoon && bare.minute < NOON && bare.minute + NOON < last.minute;
    const span = { days, from: bare.minute + (isSameHalf ? NOON : 0), to: last.minute, isNegated: false };
    // “From” and “to” of a range are no words of a rule before or after a period.
    const words = [at - 1, ...(isDash ? [] : [behind])];
    const instead = new Map(
      words.flatMap((place) =>
        terms.relations.has(tokens[place]?.word ?? '') || terms.between.has(tokens[place]?.word ?? '')
          ? [[place, ''] as const]
          : [],
      ),
    );
    return { span, length: next + last.length - at, isClock: true, instead };
  }
  if (!first) return null;
  const own = relationBefore(terms, tokens, at, daysAt);
  const isUntil = own?.relation === 'before' || own?.relation === 'until';
  const span = {
    days: own ? daysBefore(terms, tokens, at - 1, daysAt) : days,
    from: isUntil ? null : first.minute,
    to: own && !isUntil ? null : first.minute,
    isNegated: false,
  };
  return { span, length: first.length, isClock: true, instead: own?.instead ?? new Map() };
}

/** “10:00”, “10.00”, “10 o’clock”, “3 pm”, “3pm”. */
function clockAt(terms: SearchTerms, tokens: readonly Token[], at: number): Reading | null {
  const [, digits, unit] = /^(\d{1,2})(\p{L}+)?$/u.exec(tokens[at]?.word ?? '') ?? [];
  const hour = Number(digits);
  if (digits === undefined || hour > 24) return null;
  const wordAt = (place: number) => tokens[place]?.word ?? '';
  const hasMinutes =
    unit === undefined && /^[:.]$/.test(tokens[at]?.after ?? '') && /^[0-5]\d$/.test(wordAt(at + 1));
  if (unit !== undefined && !terms.clock.has(unit)) return null;
  let length = hasMinutes ? 2 : 1;
  const words = unit === undefined ? [] : [unit];
  while (terms.clock.has(wordAt(at + length))) {
    words.push(wordAt(at + length));
    length += 1;
  }
  if (!hasMinutes && words.length === 0) return null;
  const isAfternoon = words.some((word) => terms.pm.has(word));
  const minute = hour * 60 + (hasMinutes ? Number(wordAt(at + 1)) : 0);
  return { minute: minute + (isAfternoon && hour < 12 ? NOON : 0), length, isAfternoon };
}

/** The hour before “to 12:30”, which is a time only together with it. */
function hourAt(tokens: readonly Token[], at: number): Reading | null {
  const word = tokens[at]?.word ?? '';
  if (!/^\d{1,2}$/.test(word) || Number(word) > 24) return null;
  return { minute: Number(word) * 60, length: 1, isAfternoon: false };
}

/** “Morning”, “afternoon”, “before lunch”. */
function partOfDay(terms: SearchTerms, tokens: readonly Token[], at: number, daysAt: DaysAt): Found | null {
  const word = tokens[at]?.word ?? '';
  const own = terms.midday.has(word) ? relationBefore(terms, tokens, at, daysAt) : null;
  const isMorning = terms.morning.has(word) || own?.relation === 'before' || own?.relation === 'until';
  const isAfternoon = terms.afternoon.has(word) || own?.relation === 'after' || own?.relation === 'from';
  if (!isMorning && !isAfternoon) return null;
  const days = daysBefore(terms, tokens, own ? at - 1 : at, daysAt);
  const isNegated = own === null && isNegatedAt(terms, tokens, at, daysAt);
  const span = {
    ...{ days, isNegated },
    from: isAfternoon ? ('midday' as const) : null,
    to: isMorning ? ('midday' as const) : null,
  };
  return { span, length: 1, isClock: false, instead: own?.instead ?? new Map() };
}

function isNegatedAt(terms: SearchTerms, tokens: readonly Token[], from: number, daysAt: DaysAt): boolean {
  let left = NEGATION_REACH;
  for (let at = from - 1; at >= 0 && left > 0; at -= 1) {
    const word = tokens[at]?.word ?? '';
    if (terms.not.has(word)) return true;
    if (daysAt(at).length === 0 && !terms.articles.has(word) && !terms.and.has(word)) left -= 1;
  }
  return false;
}

/** The side of midday or of an hour that a search is about; null for several times, and for those between two. */
export function relationOf(times: readonly TimeSpan[]): Relation | null {
  const [time] = times;
  if (!time || times.length > 1 || (time.from !== null && time.to !== null)) return null;
  if (time.from === null) return time.isNegated ? 'after' : 'until';
  return time.isNegated ? 'before' : 'from';
}

/** The longest break at about noon divides a day; a shorter one is none for lunch. */
const LUNCH = { earliest: 11 * 60, latest: 14.5 * 60, shortest: 20 };

/** The periods of a structure, by index, that are at a time of day: those that lie within it. */
export function periodsAt({ periods }: Pick<ScheduleStructure, 'periods'>, { from, to }: TimeSpan): number[] {
  const midday = middayOf(periods);
  const isIn = ({ periodStart: start, periodEnd: end }: ScheduleStructure['periods'][number]): boolean => {
    if (from !== null && from === to) return start <= Number(from) && Number(from) < end;
    const isLate = from === null || start >= (from === 'midday' ? midday : from);
    return isLate && (to === null || (to === 'midday' ? start < midday : end <= to));
  };
  return periods.flatMap((period, index) => (isIn(period) ? index : []));
}

/** The start of the afternoon: the end of the lunch break, or noon. */
function middayOf(periods: ScheduleStructure['periods']): number {
  let longest = LUNCH.shortest - 1;
  let midday = NOON;
  for (const [index, { periodStart }] of periods.entries()) {
    const start = periods[index - 1]?.periodEnd ?? Number.POSITIVE_INFINITY;
    if (start < LUNCH.earliest || periodStart > LUNCH.latest || periodStart - start <= longest) continue;
    longest = periodStart - start;
    midday = periodStart;
  }
  return midday;
}
