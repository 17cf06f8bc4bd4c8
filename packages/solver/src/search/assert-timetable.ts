import type { Assignment, Problem } from '../problem/problem.ts';
import { ruleAmount } from './rule-kinds.ts';
import type { SearchTimetable } from './timetable.ts';

/** The rules and the cost of a timetable, counted from nothing but the assignment. */
export interface CountedTimetable {
  /** Summed amount of the hard rules. */
  readonly hardAmount: number;
  /** Soft cost of starts, rooms and rules. */
  readonly cost: number;
}

/** Counts a timetable by the tables of the problem and the amounts of its rules. Linear in the problem: not for the search. */
export function countTimetable(problem: Problem, assignment: Assignment): CountedTimetable {
  let hardAmount = 0;
  let cost = placeCost(problem, assignment);
  for (const rule of problem.rules) {
    const amount = ruleAmount(problem, rule, assignment);
    if (rule.hard) hardAmount += amount;
    else cost += rule.weight * amount;
  }
  return { hardAmount, cost };
}

/** Returns by rule the amount that the locked units alone cause; 0 for soft rules. */
export function allowedAmounts(problem: Problem, lockedAlone: Assignment): Float64Array {
  return Float64Array.from(problem.rules, (rule) => (rule.hard ? ruleAmount(problem, rule, lockedAlone) : 0));
}

/**
 * Counts a timetable from scratch and throws if it differs from the counts that are kept step by step, or if a hard
 * rule has more than `allowed` (by rule). Linear in the problem: for tests and for finding bugs.
 */
export function assertTimetable(timetable: SearchTimetable, allowed: Float64Array): void {
  const { problem } = timetable;
  assertPlaces(problem, timetable);
  assertHolders(timetable);
  problem.rules.forEach((rule, r) => {
    const amount = rule.hard ? ruleAmount(problem, rule, timetable) : 0;
    if (amount <= allowed[r]! + 1e-9) return;
    throw new Error(
      `The amount of the hard rule ${r} (${rule.kind}) is ${amount}, expected at most ${allowed[r]}.`,
    );
  });
  if (!timetable.isPriced) return;
  const { cost } = countTimetable(problem, timetable);
  const kept = timetable.cost();
  if (Math.abs(kept - cost) > 1e-6 * Math.max(1, cost)) {
    throw new Error(`The kept cost is ${kept}, expected ${cost}.`);
  }
}

function assertPlaces(problem: Problem, { start, room }: Assignment): void {
  for (let unit = 0; unit < problem.unitCount; unit++) {
    const at = start[unit]!;
    if (at !== -1 && (at < problem.startOffset[unit]! || at >= problem.startOffset[unit + 1]!)) {
      throw new Error(`The start of unit ${unit} is ${at}, expected one of its own.`);
    }
    for (let need = problem.needOffset[unit]!; need < problem.needOffset[unit + 1]!; need++) {
      const rooms = problem.needRooms.subarray(
        problem.needRoomOffset[need]!,
        problem.needRoomOffset[need + 1]!,
      );
      const isRight = at === -1 ? room[need] === -1 : rooms.includes(room[need]!);
      if (!isRight)
        throw new Error(`The room of need ${need} is ${room[need]} while the start of its unit is ${at}.`);
    }
  }
}

/** Throws unless every atom of a resource and of a room has at most one holder, the one in the kept tables. */
function assertHolders(timetable: SearchTimetable): void {
  const { problem, atoms } = timetable;
  const units = new Int32Array(problem.resourceCount * atoms).fill(-1);
  const needs = new Int32Array(problem.roomCount * atoms).fill(-1);
  for (let unit = 0; unit < problem.unitCount; unit++) {
    const at = timetable.start[unit]!;
    if (at < 0) continue;
    for (let atom = problem.startAtom[at]!; atom < problem.endAtom[at]!; atom++) {
      for (let i = problem.unitResourceOffset[unit]!; i < problem.unitResourceOffset[unit + 1]!; i++) {
        claim(units, problem.unitResources[i]! * atoms + atom, unit, 'resource');
      }
      for (let need = problem.needOffset[unit]!; need < problem.needOffset[unit + 1]!; need++) {
        const cell = timetable.room[need]! * atoms + atom;
        if (problem.roomBlocked[cell] === 1)
          throw new Error(`Need ${need} is placed in the blocked cell ${cell}.`);
        claim(needs, cell, need, 'room');
      }
    }
  }
  assertSame('occupant', units, timetable.occupant);
  assertSame('room occupant', needs, timetable.rooms.occupant);
}

function claim(holders: Int32Array, cell: number, holder: number, what: string): void {
  const other = holders[cell]!;
  // A resource may be listed twice by one unit; two holders may not.
  if (other >= 0 && other !== holder)
    throw new Error(`The ${what} cell ${cell} is held by ${other} and ${holder}.`);
  holders[cell] = holder;
}

function assertSame(what: string, counted: Int32Array, kept: Int32Array): void {
  for (let i = 0; i < counted.length; i++) {
    if (counted[i] !== kept[i]) throw new Error(`${what}[${i}] is ${kept[i]}, expected ${counted[i]}.`);
  }
}

/** Returns the soft cost of starts and rooms. */
function placeCost(problem: Problem, { start, room }: Assignment): number {
  const atoms = problem.dayCount * problem.atomsPerDay;
  let cost = 0;
  for (let unit = 0; unit < problem.unitCount; unit++) {
    const at = start[unit]!;
    if (at < 0) continue;
    cost += problem.startCost[at]!;
    for (let need = problem.needOffset[unit]!; need < problem.needOffset[unit + 1]!; need++) {
      const first = problem.needRoomOffset[need]!;
      cost += problem.needRoomCost[first + problem.needRooms.subarray(first).indexOf(room[need]!)]!;
      for (let atom = problem.startAtom[at]!; atom < problem.endAtom[at]!; atom++) {
        cost += problem.roomAtomCost[room[need]! * atoms + atom]!;
      }
    }
  }
  return cost;
}
