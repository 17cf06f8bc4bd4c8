import type { Problem, Rule } from '../problem/problem.ts';

/** A unit of a drawn problem. Starts are `day * periods + period`; one structure, one atom a period. */
export interface DrawnUnit {
  readonly length?: number;
  readonly resources?: readonly number[];
  /** Default: every start at which the unit fits into the day. */
  readonly starts?: readonly number[];
  /** Cost by start number (`day * periods + period`). */
  readonly startCost?: (start: number) => number;
  /** One list of rooms per need. */
  readonly needs?: readonly (readonly number[])[];
  readonly lessons?: number;
}

export interface DrawnProblem {
  readonly days: number;
  readonly periods: number;
  readonly units: readonly DrawnUnit[];
  readonly rules?: readonly Rule[];
  readonly roomCount?: number;
  readonly needRoomCost?: (need: number, room: number) => number;
  /** Cells `room * days * periods + day * periods + period` that are closed. */
  readonly closed?: readonly number[];
}

/** Builds the typed arrays of a small problem for tests: periods of an hour, the first at 8. */
export function buildProblem(drawn: DrawnProblem): Problem {
  const { days, periods, units } = drawn;
  const starts: { unit: number; start: number; length: number }[] = [];
  const startOffset = [0];
  units.forEach((unit, u) => {
    const length = unit.length ?? 1;
    const all = Array.from({ length: days * periods }, (_, s) => s).filter(
      (s) => (s % periods) + length <= periods,
    );
    for (const start of unit.starts ?? all) starts.push({ unit: u, start, length });
    startOffset.push(starts.length);
  });
  const ints = (f: (s: (typeof starts)[number]) => number) => Int32Array.from(starts, f);
  const needs = units.flatMap((unit) => unit.needs ?? []);
  const resources = units.flatMap((unit) => unit.resources ?? []);
  const roomCount = drawn.roomCount ?? Math.max(0, ...needs.flat().map((room) => room + 1));
  const roomBlocked = new Uint8Array(roomCount * days * periods);
  for (const cell of drawn.closed ?? []) roomBlocked[cell] = 1;
  return {
    dayCount: days,
    atomsPerDay: periods,
    unitCount: units.length,
    startOffset: Int32Array.from(startOffset),
    startDay: ints(({ start }) => Math.floor(start / periods)),
    startAtom: ints(({ start }) => start),
    endAtom: ints(({ start, length }) => start + length),
    startNextAtom: ints(({ start, length }) => start + length),
    startPeriod: ints(({ start }) => start % periods),
    startPeriodCount: ints(({ length }) => length),
    startMinute: ints(({ start }) => 480 + 60 * (start % periods)),
    endMinute: ints(({ start, length }) => 480 + 60 * ((start % periods) + length)),
    startCost: Float64Array.from(starts, ({ unit, start }) => units[unit]?.startCost?.(start) ?? 0),
    resourceCount: Math.max(0, ...resources.map((resource) => resource + 1)),
    unitResourceOffset: offsets(units.map((unit) => unit.resources?.length ?? 0)),
    unitResources: Int32Array.from(resources),
    roomCount,
    needCount: needs.length,
    needOffset: offsets(units.map((unit) => unit.needs?.length ?? 0)),
    needRoomOffset: offsets(needs.map((rooms) => rooms.length)),
    needRooms: Int32Array.from(needs.flat()),
    needRoomCost: Float64Array.from(
      needs.flatMap((rooms, n) => rooms.map((r) => drawn.needRoomCost?.(n, r) ?? 0)),
    ),
    roomBlocked,
    roomAtomCost: new Float64Array(roomCount * days * periods),
    unitLessons: Int32Array.from(units, (unit) => unit.lessons ?? 1),
    rules: drawn.rules ?? [],
  };
}

function offsets(sizes: readonly number[]): Int32Array {
  const result = new Int32Array(sizes.length + 1);
  sizes.forEach((size, i) => {
    result[i + 1] = result[i]! + size;
  });
  return result;
}
