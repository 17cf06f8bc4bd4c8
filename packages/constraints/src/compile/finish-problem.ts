import type { Id } from '@bellgrid/model';
import type { Problem } from '@bellgrid/solver';
import { isPossible, type Need, type Plan, type PlannedUnit } from './plan.ts';
import { finishRules } from './recorded-rule.ts';
import type { RecordingBuilder } from './recording-builder.ts';
import { packResources } from './resources.ts';

/** A plan with its numbers: units, needs and rooms by the problem's indices. */
export interface Numbered {
  readonly plan: Plan;
  readonly units: readonly PlannedUnit[];
  /** Per unit of the plan its index in the problem, or −1. */
  readonly unitIndex: Int32Array;
  readonly needs: readonly Need[];
  readonly needOf: ReadonlyMap<Id, number>;
  readonly needOffset: Int32Array;
  readonly rooms: readonly Id[];
  readonly roomIndex: ReadonlyMap<Id, number>;
}

/** Gives numbers to the units that have a place, their needs, and every classroom that a unit may need. */
export function numberUnits(plan: Plan): Numbered {
  const units: PlannedUnit[] = [];
  const unitIndex = new Int32Array(plan.units.length).fill(-1);
  plan.units.forEach((unit, index) => {
    if (isPossible(unit)) unitIndex[index] = units.push(unit) - 1;
  });
  const needs = units.flatMap((unit) => unit.needs);
  const needOffset = offsetsOf(units.map((unit) => unit.needs.length));
  const needOf = new Map(needs.map((need, index) => [need.lesson.id, index]));
  const rooms = [...new Set(needs.flatMap((need) => [...need.rooms.keys()]))];
  const roomIndex = new Map(rooms.map((room, index) => [room, index]));
  return { plan, units, unitIndex, needs, needOf, needOffset, rooms, roomIndex };
}

/** Packs a numbered plan and its rules into typed arrays. */
export function finishProblem(
  numbered: Numbered,
  builder: RecordingBuilder,
  cliques: readonly number[][],
): Problem {
  const { plan, units, needs, rooms, roomIndex } = numbered;
  const dayCount = Math.max(1, plan.draft.schoolData.days.length);
  const atomsPerDay = plan.atoms.perDay;
  return {
    dayCount,
    atomsPerDay,
    unitCount: units.length,
    ...packStarts(units),
    // A rule that leaves a lesson a single place does not fix it: its violations there are never tolerated.
    fixed: Uint8Array.from(units, (unit) => (unit.isFixed ? 1 : 0)),
    ...packResources(units.length, cliques),
    roomCount: rooms.length,
    needCount: needs.length,
    needOffset: numbered.needOffset,
    needRoomOffset: offsetsOf(needs.map((need) => need.rooms.size)),
    needRooms: Int32Array.from(
      needs.flatMap((need) => [...need.rooms.keys()].map((room) => roomIndex.get(room)!)),
    ),
    needRoomCost: Float64Array.from(needs.flatMap((need) => [...need.rooms.values()])),
    ...packRoomTimes(numbered, builder, dayCount * atomsPerDay),
    unitLessons: lessonCounts(numbered),
    rules: finishRules(numbered, builder.rules, dayCount),
  };
}

export function offsetsOf(counts: readonly number[]): Int32Array {
  const offsets = new Int32Array(counts.length + 1);
  counts.forEach((count, index) => {
    offsets[index + 1] = offsets[index]! + count;
  });
  return offsets;
}

function countOf(flags: Uint8Array): number {
  let count = 0;
  for (let index = 0; index < flags.length; index += 1) count += flags[index]!;
  return count;
}

function packStarts(units: readonly PlannedUnit[]) {
  const startOffset = offsetsOf(units.map((unit) => countOf(unit.allowed)));
  const total = startOffset[units.length]!;
  const integers = () => new Int32Array(total);
  const packed = {
    startOffset,
    startDay: integers(),
    startAtom: integers(),
    endAtom: integers(),
    startNextAtom: integers(),
    startPeriod: integers(),
    startPeriodCount: integers(),
    startMinute: integers(),
    endMinute: integers(),
    startCost: new Float64Array(total),
  };
  let at = 0;
  for (const { places, allowed, cost } of units) {
    for (let index = 0; index < places.length; index += 1) {
      if (allowed[index] === 0) continue;
      const place = places[index]!;
      packed.startDay[at] = place.day;
      packed.startAtom[at] = place.from;
      packed.endAtom[at] = place.to;
      packed.startNextAtom[at] = place.next;
      packed.startPeriod[at] = place.start;
      packed.startPeriodCount[at] = place.end - place.start;
      packed.startMinute[at] = place.startMinute;
      packed.endMinute[at] = place.endMinute;
      if (cost !== null) packed.startCost[at] = cost[index]!;
      at += 1;
    }
  }
  return packed;
}

/** Lessons out of scope count for nothing: they only hold their places. */
function lessonCounts({ plan, units }: Numbered): Int32Array {
  const scope = new Set(plan.scope);
  return Int32Array.from(units, (unit) => unit.lessons.filter((lesson) => scope.has(lesson)).length);
}

/** A blocked room that holds a fixed lesson is free for that lesson alone. */
function packRoomTimes({ units, rooms, roomIndex }: Numbered, builder: RecordingBuilder, size: number) {
  const roomBlocked = new Uint8Array(rooms.length * size);
  const roomAtomCost = new Float64Array(rooms.length * size);
  rooms.forEach((room, index) => {
    const times = builder.roomTimes.get(room);
    if (!times) return;
    roomBlocked.set(times.blocked, index * size);
    roomAtomCost.set(times.cost, index * size);
  });
  for (const unit of units) {
    if (!unit.isFixed) continue;
    const place = unit.places[unit.allowed.indexOf(1)];
    for (const need of unit.needs) {
      const [room, ...others] = need.rooms.keys();
      if (!place || room === undefined || others.length > 0) continue;
      const offset = roomIndex.get(room)! * size;
      roomBlocked.fill(0, offset + place.from, offset + place.to);
    }
  }
  return { roomBlocked, roomAtomCost };
}
