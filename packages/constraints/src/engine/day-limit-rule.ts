import type { Draft, Lesson } from '@bellgrid/model';
import type { ProofRule } from '@bellgrid/solver';
import type { Place } from '../compile/problem-builder.ts';
import type { DayLimit, OfTwoPeriods } from '../conflict/proof-builder.ts';
import type { StructureTimes } from '../read/structure-times.ts';
import { maskStructure } from './mask-structure.ts';

/** Where the lessons of a rule are among the units of a sub-problem. */
interface Subject {
  readonly member: () => number;
  /** The units of the lessons that are there. */
  readonly units: readonly number[];
  /** The lessons that are not. */
  readonly absent: readonly Lesson[];
  readonly placeOf: (unit: number, start: number) => Place;
}

/**
 * A limit of days as a rule of the slots that periods are, for lessons of one structure; null where it says nothing.
 * Each lesson that is left out could mend as much as one that is not placed.
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
  switch (limit.kind) {
    case 'mostLoad':
      return { ...rule, ...limit, member: member() };
    case 'runs':
      return { ...rule, ...limit, follows: ofSlots(limit.follows), member: member() };
    case 'leastLoad':
      // What is left out could make up for every day.
      if (periods >= limit.least * days) return null;
      return { ...rule, ...limit, excuse: periods, member: member() };
    case 'holes':
      if (units.length < 2) return null;
      return { ...rule, ...limit, open: isOpen(limit.open), excuse: periods, member: member() };
    case 'farApart':
      if (units.length < 2) return null;
      return { ...rule, ...limit, isFar: ofSlots(limit.isFar), excuse: absent.length, member: member() };
    case 'lateStarts':
      if (absent.length + limit.inAll >= days) return null;
      return { ...rule, ...limit, open: isOpen(limit.open), excuse: absent.length, member: member() };
  }
}

/** Whether no two periods overlap. */
function areInOrder({ starts, ends }: StructureTimes): boolean {
  return starts.every((start, period) => (ends[period - 1] ?? 0) <= start);
}
