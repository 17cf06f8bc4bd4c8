import type { Assignment, Problem } from '../problem/problem.ts';
import { ruleAmount } from './rule-amount.ts';
import type { Timetable } from './timetable.ts';

/**
 * Counts a timetable from scratch and throws where it differs from what was kept up step by step, or where
 * a hard rule has more than `allowed` (by rule). Linear in the problem: for tests and for finding bugs.
 */
export function assertTimetable(timetable: Timetable, allowed: Float64Array): void {
  const { problem } = timetable;
  assertPlaces(problem, timetable);
  assertHolders(timetable);
  let cost = placeCost(problem, timetable);
  problem.rules.forEach((rule, r) => {
    const amount = ruleAmount(problem, rule, timetable);
    if (!rule.hard) cost += rule.weight * amount;
    else if (amount > allowed[r]! + 1e-9) {
      throw new Error(
        `The amount of the hard rule ${r} (${rule.kind}) is ${amount}, allowed is ${allowed[r]}.`,
      );
    }
  });
  if (!timetable.isPriced) return;
  const kept = timetable.cost();
  if (Math.abs(kept - cost) > 1e-6 * Math.max(1, cost)) {
    throw new Error(`The kept cost is ${kept}, counted from scratch it is ${cost}.`);
  }
}

/** By rule, what the locked units alone cause of it. */
export function allowedAmounts(problem: Problem, lockedAlone: Assignment): Float64Array {
  return Float64Array.from(problem.rules, (rule) => (rule.hard ? ruleAmount(problem, rule, lockedAlone) : 0));
}

function assertPlaces(problem: Problem, { start, room }: Assignment): void {
  for (let unit = 0; unit < problem.unitCount; unit++) {
    const at = start[unit]!;
    if (at !== -1 && (at < problem.startOffset[unit]! || at >= problem.startOffset[unit + 1]!)) {
      throw new Error(`The start of unit ${unit} is ${at}, which is not one of its own.`);
    }
    for (let need = problem.needOffset[unit]!; need < problem.needOffset[unit + 1]!; need++) {
      const rooms = problem.needRooms.subarray(
        problem.needRoomOffset[need]!,
        problem.needRoomOffset[need + 1]!,
      );
      const isRight = at === -1 ? room[need] === -1 : rooms.includes(room[need]!);
      if (!isRight)
        throw new Error(`The room of need ${need} is ${room[need]} while its unit stands at ${at}.`);
    }
  }
}

/** Every atom of a resource and of a room has at most one holder, and the kept tables name it. */
function assertHolders(timetable: Timetable): void {
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
          throw new Error(`Need ${need} stands in a blocked cell, ${cell}.`);
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
    if (counted[i] !== kept[i])
      throw new Error(`${what}[${i}] is ${kept[i]}, counted from scratch ${counted[i]}.`);
  }
}

function placeCost(problem: Problem, timetable: Timetable): number {
  let cost = 0;
  for (let unit = 0; unit < problem.unitCount; unit++) {
    const at = timetable.start[unit]!;
    if (at < 0) continue;
    cost += problem.startCost[at]!;
    for (let need = problem.needOffset[unit]!; need < problem.needOffset[unit + 1]!; need++) {
      cost += timetable.rooms.cost(need, timetable.room[need]!, at);
    }
  }
  return cost;
}
