import type { Draft, Lesson } from '@bellgrid/model';
import type { ProofRule } from '@bellgrid/solver';
import type { Place } from '../compile/problem-builder.ts';
import type { DayLimit, OfTwoPeriods } from '../conflict/proof-builder.ts';
import type { StructureTimes } from '../read/structure-times.ts';
import { maskStructure } from './mask-structure.ts';

/** The lessons of a rule among the units of a sub-problem. */
interface Subject {
  readonly member: () => number;
  /** The units of the lessons that are there. */
  readonly units: readonly number[];
  /** The lessons that are not. */
  readonly absent: readonly Lesson[];
  readonly placeOf: (unit: number, start: number) => Place;
}

/**
 * A limit of days as a rule of the slots that periods are, for lessons of one structure; null when it
 * restricts nothing. Each lesson left out excuses as much as one that is not placed.
 */
export function dayLimitRule(
  draft: Draft,
  lessons: readonly Lesson[],
  limit: DayLimit,
  { member, units, absent, placeOf }: Subject,
): ProofRule | null {
  const times = maskStructure(draft, lessons);
  if (units.length === 0 || !times || !areInOrder(times)) return null;
  const slotsPerDay = times.periodCount;
  const slots = (unit: number, start: number) => {
    const place = placeOf(unit, start);
    return { from: place.day * slotsPerDay + place.start, to: place.day * slotsPerDay + place.end };
  };
  const ofSlots = (ofTwo: OfTwoPeriods) => (first: number, second: number) =>
    ofTwo(Math.floor(first / slotsPerDay), first % slotsPerDay, second % slotsPerDay);
  const isOpen = (open: readonly number[]) =>
    open.flatMap((mask) => Array.from({ length: slotsPerDay }, (_, period) => ((mask >> period) & 1) === 1));
  const rule = { units, slotsPerDay, slots };
  const periods = absent.reduce((sum, { numPeriods }) => sum + numPeriods, 0);
  const days = draft.schoolData.days.length;
  const write = proofRules[limit.kind] as (limit: DayLimit, given: Given) => ProofRule | null;
  return write(limit, { rule, ofSlots, isOpen, periods, days, absent: absent.length, member });
}

/** The lessons of a limit, and how it is translated to slots. */
interface Given {
  readonly rule: Pick<Extract<ProofRule, { kind: 'mostLoad' }>, 'units' | 'slotsPerDay' | 'slots'>;
  readonly ofSlots: (ofTwo: OfTwoPeriods) => (first: number, second: number) => boolean;
  readonly isOpen: (open: readonly number[]) => boolean[];
  /** The lessons that are left out, and their periods. */
  readonly absent: number;
  readonly periods: number;
  readonly days: number;
  readonly member: () => number;
}

type Writer<Kind extends DayLimit['kind']> = (
  limit: Extract<DayLimit, { kind: Kind }>,
  given: Given,
) => ProofRule | null;

/** Each limit as a rule of the prover; null where the lessons that are left out could make up for any violation. */
const proofRules: { readonly [Kind in DayLimit['kind']]: Writer<Kind> } = {
  mostLoad: (limit, { rule, member }) => ({ ...rule, ...limit, member: member() }),
  runs: (limit, { rule, ofSlots, member }) => ({
    ...rule,
    ...limit,
    follows: ofSlots(limit.follows),
    member: member(),
  }),
  leastLoad: (limit, { rule, periods, member }) =>
    periods >= limit.least.reduce((sum, least) => sum + least, 0)
      ? null
      : { ...rule, ...limit, excuse: periods, member: member() },
  holes: (limit, { rule, isOpen, periods, member }) =>
    rule.units.length < 2
      ? null
      : { ...rule, ...limit, open: isOpen(limit.open), excuse: periods, member: member() },
  farApart: (limit, { rule, ofSlots, absent, member }) =>
    rule.units.length < 2
      ? null
      : { ...rule, ...limit, isFar: ofSlots(limit.isFar), excuse: absent, member: member() },
  freeWindow: ({ windows }, { rule, isOpen, member }) => ({
    ...rule,
    kind: 'freeWindow',
    window: isOpen(windows),
    member: member(),
  }),
  lateStarts: (limit, { rule, isOpen, absent, days, member }) =>
    absent + limit.inAll >= days
      ? null
      : { ...rule, ...limit, open: isOpen(limit.open), excuse: absent, member: member() },
};

/** Returns whether no two periods overlap. */
function areInOrder({ starts, ends }: StructureTimes): boolean {
  return starts.every((start, period) => (ends[period - 1] ?? 0) <= start);
}
