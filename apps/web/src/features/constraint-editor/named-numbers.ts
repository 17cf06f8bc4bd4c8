import { readTimes, type TimeSpan } from './named-times.ts';
import type { NumberBound, Relation, SearchTerms, SpokenUnit } from './search-terms.ts';
import type { Token } from './search-words.ts';
import { type DaysAt, daysBefore, relationBefore, skipBack } from './words-before.ts';

/** A number that a search names, with all units that its words can mean. */
export interface NamedNumber {
  readonly value: number;
  readonly units: ReadonlySet<SpokenUnit>;
  readonly bound: NumberBound | null;
  /** It counts what stays free: “2 free days”. */
  readonly isFree: boolean;
  /** It is of each day: “2 lessons a day”. */
  readonly isPerDay: boolean;
}

/** Periods by their numbers, the first being 1, of some days or of all. */
interface Span {
  readonly days: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** The periods that a search names, and if it is about those before or after them. */
export interface NamedPeriods {
  readonly spans: readonly Span[];
  readonly relation: Relation | null;
  /** Parts of the day by the clock. */
  readonly times: readonly TimeSpan[];
}

interface NamedQuantities {
  readonly numbers: readonly NamedNumber[];
  readonly periods: NamedPeriods;
  /** The places of words that are read as numbers. */
  readonly read: ReadonlySet<number>;
  /** The words in place of others: “not before” means “after”. */
  readonly instead: ReadonlyMap<number, string>;
}

interface Numeral {
  readonly value: number;
  readonly isOrdinal: boolean;
  /** “no” and “double” are numbers beside a unit alone. */
  readonly isWord: boolean;
}

/** A number's unit is at most so many words behind it, its bound so many before it. */
const UNIT_REACH = 2;
const BOUND_REACH = 3;

/** Numerals that belong together: “3 and 4”, “the 2nd to 4th”, “period 2 to period 4”. */
interface Run {
  readonly start: number;
  readonly end: number;
  /** The places of “to” between them. */
  readonly toWords: readonly number[];
  readonly numerals: readonly { readonly at: number; readonly numeral: Numeral; readonly isTo: boolean }[];
}

/**
 * The numbers with their units and the periods in the words of a search. Periods with a relation beside any others are
 * left alone: they are no single set of periods.
 */
export function readQuantities(
  terms: SearchTerms,
  tokens: readonly Token[],
  daysAt: DaysAt,
): NamedQuantities {
  const numbers: NamedNumber[] = [];
  const spans: Span[] = [];
  const relations: (Relation | null)[] = [];
  const read = new Set<number>();
  const instead = new Map<number, string>();
  for (const run of runsOf(terms, tokens)) {
    if (isNameOrTime(terms, tokens, run)) continue;
    if (isOfPeriods(terms, tokens, run, daysAt)) {
      const days = daysBefore(terms, tokens, run.start, daysAt);
      spans.push(...spansOf(run).map((span) => ({ ...span, days })));
      for (const { at } of run.numerals) read.add(at);
      const isRange = run.numerals.some(({ isTo }) => isTo);
      const own = relationBefore(terms, tokens, run.start, daysAt);
      relations.push(isRange ? null : (own?.relation ?? null));
      // “From” and “to” of a range are no words of a rule before or after a period.
      for (const [at, word] of own?.instead ?? []) instead.set(at, isRange ? '' : word);
      for (const at of run.toWords) instead.set(at, '');
    } else
      for (const { at, numeral } of run.numerals) {
        const found = numberAt(terms, tokens, at, numeral);
        if (!found) continue;
        numbers.push(found);
        read.add(at);
      }
  }
  const isClear = relations.length <= 1 || relations.every((each) => each === null);
  const own = isClear ? { spans, relation: relations[0] ?? null } : { spans: [], relation: null };
  const { times, ...ofTimes } = readTimes(terms, tokens, daysAt);
  return {
    numbers,
    periods: { ...own, times },
    read: new Set([...read, ...ofTimes.read]),
    instead: new Map([...instead, ...ofTimes.instead]),
  };
}

function numeralAt(terms: SearchTerms, { typed, word, after }: Token): Numeral | null {
  const [, digits, ending] = /^(\d{1,4})(st|nd|rd|th|te[nrs]?|ste[nrs]?)?$/.exec(word) ?? [];
  if (digits !== undefined && typed.length === word.length) {
    const isOrdinal = ending !== undefined || /^\.(?=[\s–-]*.)/u.test(after);
    return { value: Number(digits), isOrdinal, isWord: false };
  }
  const ordinal = terms.ordinals.get(word);
  if (ordinal !== undefined) return { value: ordinal, isOrdinal: true, isWord: true };
  const value = terms.numbers.get(word);
  return value === undefined ? null : { value, isOrdinal: false, isWord: true };
}

function runsOf(terms: SearchTerms, tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  const wordAt = (place: number) => tokens[place]?.word ?? '';
  const isPeriod = (place: number) => terms.units.get('periods')?.has(wordAt(place)) ?? false;
  let at = 0;
  while (at < tokens.length) {
    const first = tokens[at];
    const numeral = first && numeralAt(terms, first);
    if (!numeral) {
      at += 1;
      continue;
    }
    const numerals = [{ at, numeral, isTo: false }];
    const toWords: number[] = [];
    let end = at;
    for (;;) {
      const token = tokens[end];
      let next = end + 1;
      if (isPeriod(next) && terms.to.has(wordAt(next + 1))) next += 1;
      let isTo = /[–-]/.test(token?.after ?? '');
      let isJoined = isTo || /,/.test(token?.after ?? '');
      const joiner = next;
      const isToWord = terms.to.has(wordAt(joiner));
      if (terms.and.has(wordAt(joiner)) || isToWord) {
        isTo ||= isToWord;
        isJoined = true;
        next += 1;
        while (terms.articles.has(wordAt(next)) && !terms.numbers.has(wordAt(next))) next += 1;
        if (isToWord && isPeriod(next)) next += 1;
      }
      const following = tokens[next];
      const other = isJoined && following ? numeralAt(terms, following) : null;
      // “Period 2, no gaps” and “class 5 and a room” are not two numbers of one thing.
      if (!other || other.value === 0 || terms.articles.has(wordAt(next))) break;
      numerals.push({ at: next, numeral: other, isTo });
      if (isToWord) toWords.push(joiner);
      end = next;
    }
    runs.push({ start: at, end, numerals, toWords });
    at = end + 1;
  }
  return runs;
}

/** True for numbers of classes or rooms, “year 7”, and for those of times of day: “3 pm”, “15:30”. */
function isNameOrTime(terms: SearchTerms, tokens: readonly Token[], run: Run): boolean {
  const { places, clock } = terms;
  const { start, end, numerals } = run;
  const { isWord = false, isOrdinal = false } = numerals[0]?.numeral ?? {};
  const isPointAfter = (at: number) =>
    /^[:.]$/.test(tokens[at]?.after ?? '') && /^\d\d$/.test(tokens[at + 1]?.word ?? '');
  const isNamed = !isWord && !isOrdinal && places.has(tokens[start - 1]?.word ?? '');
  return (
    isNamed ||
    isOfYears(terms, tokens, run) ||
    clock.has(tokens[end + 1]?.word ?? '') ||
    isPointAfter(end) ||
    isPointAfter(start - 1)
  );
}

/** True for numbers of years: “year 7”, “5. Klassen”, “7th grade”. */
function isOfYears({ years }: SearchTerms, tokens: readonly Token[], { start, end, numerals }: Run): boolean {
  const isOrdinal = numerals.at(-1)?.numeral.isOrdinal ?? false;
  if (isOrdinal) return years.has(tokens[end + 1]?.word ?? '');
  return !numerals[0]?.numeral.isWord && years.has(tokens[start - 1]?.word ?? '');
}

/** The years that a search names, with the places of their numbers. */
export function yearNumbers(
  terms: SearchTerms,
  tokens: readonly Token[],
): { readonly start: number; readonly length: number; readonly years: readonly number[] }[] {
  return runsOf(terms, tokens).flatMap((run) => {
    if (!isOfYears(terms, tokens, run)) return [];
    const years = spansOf(run).flatMap(({ from, to }) =>
      Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at),
    );
    return { start: run.start, length: run.end - run.start + 1, years };
  });
}

function spansOf({ numerals }: Run): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  for (const { numeral, isTo } of numerals) {
    const before = spans.at(-1);
    if (isTo && before) before.to = numeral.value;
    else spans.push({ from: numeral.value, to: numeral.value });
  }
  return spans;
}

/** True for numbers of periods: beside the word, or behind a day. */
function isOfPeriods(
  terms: SearchTerms,
  tokens: readonly Token[],
  { start, end, numerals }: Run,
  daysAt: DaysAt,
): boolean {
  const wordAt = (at: number) => tokens[at]?.word ?? '';
  const isPeriod = (at: number) => terms.units.get('periods')?.has(wordAt(at)) ?? false;
  const areOrdinals = numerals.at(-1)?.numeral.isOrdinal ?? false;
  if (areOrdinals && isPeriod(end + 1)) return true;
  const previous = skipBack(terms, tokens, start - 1);
  if (areOrdinals) return daysAt(previous).length > 0 || terms.relations.has(wordAt(previous));
  if (numerals.some(({ numeral }) => numeral.isWord && numeral.value < 1)) return false;
  // “4 periods a day” are not period 1.
  if (terms.articles.has(wordAt(start))) return false;
  if (isPeriod(start - 1)) return true;
  return daysAt(start - 1).length > 0 && unitsBehind(terms, tokens, end).size === 0;
}

/** The units of the nearest word behind a number that is one. */
function unitsBehind(terms: SearchTerms, tokens: readonly Token[], at: number): Set<SpokenUnit> {
  if (/^\s*%/.test(tokens[at]?.after ?? '')) return new Set(['percent']);
  // “Twice” is a number and its unit.
  for (let next = at; next <= at + UNIT_REACH; next += 1) {
    const word = tokens[next]?.word ?? '';
    if (next > at && terms.numbers.has(word) && !terms.articles.has(word)) break;
    const found = [...terms.units].flatMap(([unit, words]) => (words.has(word) ? unit : []));
    if (found.length > 0) return new Set(found);
  }
  return new Set();
}

function numberAt(
  terms: SearchTerms,
  tokens: readonly Token[],
  at: number,
  { value, isOrdinal, isWord }: Numeral,
): NamedNumber | null {
  if (isOrdinal) return null;
  const wordAt = (place: number) => tokens[place]?.word ?? '';
  const units = unitsBehind(terms, tokens, at);
  const bound = boundBefore(
    terms,
    tokens.slice(0, at).map(({ word }) => word),
  );
  if (isWord && units.size === 0 && !bound) return null;
  // “At most a gap”, “a lesson a day”: other articles are no numbers.
  const isBehindBound = terms.most.has(wordAt(at - 1)) || terms.least.has(wordAt(at - 1));
  if (terms.articles.has(wordAt(at)) && !isBehindBound && !(value === 1 && isPerDay(terms, tokens, at)))
    return null;
  const isFree = [1, 2].some((step) => terms.free.has(wordAt(at + step)));
  // “Two free periods” are gaps.
  if (isFree && units.has('periods')) {
    units.clear();
    units.add('gaps');
  }
  // A number of days, periods or lessons begins with one; “no lesson on Monday” is none.
  if (value === 0 && isWord && !units.has('gaps') && !units.has('changes')) return null;
  return {
    value: value + (bound?.add ?? 0),
    ...{ units, isFree },
    bound: bound?.bound ?? null,
    isPerDay: isPerDay(terms, tokens, at),
  };
}

/** True for a number of periods or lessons of each day: “one hour a day”. */
function isPerDay({ units }: SearchTerms, tokens: readonly Token[], at: number): boolean {
  const has = (unit: SpokenUnit, place: number) => units.get(unit)?.has(tokens[place]?.word ?? '') ?? false;
  const isCount = has('periods', at + 1) || has('lessons', at + 1);
  return isCount && (has('days', at + 2) || has('days', at + 3));
}

/** The bound that the words before a number tell; “fewer than 3” are at most 2. */
export function boundBefore(
  terms: SearchTerms,
  words: readonly string[],
): { readonly bound: NumberBound; readonly add: number } | null {
  for (let before = words.length - 1; before >= Math.max(0, words.length - BOUND_REACH); before -= 1) {
    const word = words[before] ?? '';
    if (terms.most.has(word)) return { bound: 'most', add: 0 };
    if (terms.least.has(word)) return { bound: 'least', add: 0 };
    const isMore = terms.more.has(word);
    if (!isMore && !terms.fewer.has(word)) continue;
    const isNot = words.slice(Math.max(0, before - BOUND_REACH), before).some((each) => terms.not.has(each));
    if (isNot) return { bound: isMore ? 'most' : 'least', add: 0 };
    return isMore ? { bound: 'least', add: 1 } : { bound: 'most', add: -1 };
  }
  return null;
}
