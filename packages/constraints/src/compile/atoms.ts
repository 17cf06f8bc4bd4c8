import type { Draft, Id } from '@bellgrid/model';
import { type StructureTimes, timesOf } from '../read/structure-times.ts';
import type { AtomSpan } from './problem-builder.ts';

/** The pieces of a day between neighbouring bell times of the structures in use. */
export interface Atoms {
  /** At least 1. */
  readonly perDay: number;
  /** True when every atom is one period of the only structure in use. */
  readonly areOneStructure: boolean;
  /** The atoms that meet these minutes of a day (half-open); empty as `from` = `to`. */
  spanOf(startMinute: number, endMinute: number): AtomSpan;
}

/**
 * Pieces that lie in no period are left out: who holds one also holds a neighbour of it, where periods
 * follow one another as they should.
 */
export function createAtoms(draft: Draft, structures: readonly Id[]): Atoms {
  const all = structures.flatMap((id) => timesOf(draft, id) ?? []);
  const bells = [...new Set(all.flatMap((times) => [...times.starts, ...times.ends]))].sort((a, b) => a - b);
  const areOrderly = all.every(isOrderly);
  const starts: number[] = [];
  const ends: number[] = [];
  for (let i = 1; i < bells.length; i += 1) {
    const [start, end] = [bells[i - 1]!, bells[i]!];
    if (areOrderly && !all.some((times) => covers(times, start, end))) continue;
    starts.push(start);
    ends.push(end);
  }
  const [only] = all;
  return {
    perDay: Math.max(1, starts.length),
    areOneStructure: areOrderly && all.length === 1 && only !== undefined && isCutInto(only, starts, ends),
    spanOf(startMinute, endMinute) {
      let from = 0;
      while (from < ends.length && ends[from]! <= startMinute) from += 1;
      let to = from;
      while (to < starts.length && starts[to]! < endMinute) to += 1;
      return { from, to };
    },
  };
}

function isOrderly({ starts, ends }: StructureTimes): boolean {
  return starts.every((start, period) => start < ends[period]! && (ends[period - 1] ?? 0) <= start);
}

function covers(times: StructureTimes, start: number, end: number): boolean {
  return times.starts.some((from, period) => from <= start && end <= times.ends[period]!);
}

function isCutInto(times: StructureTimes, starts: readonly number[], ends: readonly number[]): boolean {
  if (times.periodCount !== starts.length) return false;
  return times.starts.every(
    (start, period) => start === starts[period] && times.ends[period] === ends[period],
  );
}
