import type { Problem } from '../problem/problem.ts';
import { ruleFault } from './rule-kinds.ts';

/**
 * Throws when the arrays of a problem do not fit each other; the message names the array, the index and
 * the value. A failure is a bug of the compiler of the problem, never of a school's data.
 */
export function checkProblem(problem: Problem): void {
  checkWhole('dayCount', problem.dayCount, 1);
  checkWhole('atomsPerDay', problem.atomsPerDay, 1);
  checkOffsets('startOffset', problem.startOffset, problem.unitCount, problem.startDay.length);
  checkOffsets(
    'unitResourceOffset',
    problem.unitResourceOffset,
    problem.unitCount,
    problem.unitResources.length,
  );
  checkOffsets('needOffset', problem.needOffset, problem.unitCount, problem.needCount);
  checkOffsets('needRoomOffset', problem.needRoomOffset, problem.needCount, problem.needRooms.length);
  checkIndices('unitResources', problem.unitResources, problem.resourceCount);
  checkIndices('needRooms', problem.needRooms, problem.roomCount);
  checkStarts(problem);
  checkNeeds(problem);
  checkLength('unitLessons', problem.unitLessons.length, problem.unitCount);
  for (let r = 0; r < problem.rules.length; r++) checkRule(problem, r);
}

function fail(name: string, value: unknown, expected: string): never {
  throw new Error(`${name} is ${String(value)}, expected ${expected}.`);
}

function checkWhole(name: string, value: number, least: number): void {
  if (!Number.isInteger(value) || value < least) fail(name, value, `a whole number of at least ${least}`);
}

function checkLength(name: string, length: number, expected: number): void {
  if (length !== expected) fail(`The length of ${name}`, length, String(expected));
}

function checkOffsets(name: string, offsets: Int32Array, count: number, total: number): void {
  checkLength(name, offsets.length, count + 1);
  if (offsets[0] !== 0) fail(`${name}[0]`, offsets[0], '0');
  for (let i = 0; i < count; i++) {
    if (offsets[i + 1]! < offsets[i]!) fail(`${name}[${i + 1}]`, offsets[i + 1], `at least ${offsets[i]}`);
  }
  if (offsets[count] !== total) fail(`${name}[${count}]`, offsets[count], String(total));
}

function checkIndices(name: string, indices: Int32Array, count: number): void {
  for (let i = 0; i < indices.length; i++) {
    const index = indices[i]!;
    if (index < 0 || index >= count) fail(`${name}[${i}]`, index, `an index below ${count}`);
  }
}

function checkCosts(name: string, costs: Float64Array): void {
  for (let i = 0; i < costs.length; i++) {
    const cost = costs[i]!;
    if (!(cost >= 0 && Number.isFinite(cost))) fail(`${name}[${i}]`, cost, 'a finite number of at least 0');
  }
}

function checkStarts(problem: Problem): void {
  const { startDay, startAtom, endAtom, startNextAtom, dayCount, atomsPerDay } = problem;
  const count = startDay.length;
  for (const [name, array] of [
    ['startAtom', startAtom],
    ['endAtom', endAtom],
    ['startNextAtom', startNextAtom],
    ['startPeriod', problem.startPeriod],
    ['startPeriodCount', problem.startPeriodCount],
    ['startMinute', problem.startMinute],
    ['endMinute', problem.endMinute],
    ['startCost', problem.startCost],
  ] as const) {
    checkLength(name, array.length, count);
  }
  checkCosts('startCost', problem.startCost);
  checkIndices('startDay', startDay, dayCount);
  for (let s = 0; s < count; s++) {
    const first = startDay[s]! * atomsPerDay;
    if (startAtom[s]! < first || startAtom[s]! >= first + atomsPerDay) {
      fail(`startAtom[${s}]`, startAtom[s], `an atom of day ${startDay[s]}`);
    }
    if (endAtom[s]! <= startAtom[s]! || endAtom[s]! > first + atomsPerDay) {
      fail(`endAtom[${s}]`, endAtom[s], `an atom after ${startAtom[s]} on day ${startDay[s]}`);
    }
  }
}

function checkNeeds(problem: Problem): void {
  const cells = problem.roomCount * problem.dayCount * problem.atomsPerDay;
  checkLength('needRoomCost', problem.needRoomCost.length, problem.needRooms.length);
  checkLength('roomBlocked', problem.roomBlocked.length, cells);
  checkLength('roomAtomCost', problem.roomAtomCost.length, cells);
  checkCosts('needRoomCost', problem.needRoomCost);
  checkCosts('roomAtomCost', problem.roomAtomCost);
  for (let n = 0; n < problem.needCount; n++) {
    if (problem.needRoomOffset[n] === problem.needRoomOffset[n + 1]) {
      fail(`The number of rooms of need ${n}`, 0, 'at least 1');
    }
  }
}

function checkRule(problem: Problem, index: number): void {
  const rule = problem.rules[index]!;
  checkIndices(`rules[${index}].units`, rule.units, problem.unitCount);
  if (new Set(rule.units).size !== rule.units.length) {
    fail(`rules[${index}].units`, `[${rule.units.join(', ')}]`, 'no unit twice');
  }
  if (!(rule.weight >= 0 && Number.isFinite(rule.weight))) {
    fail(`rules[${index}].weight`, rule.weight, 'a finite number of at least 0');
  }
  const fault = ruleFault(problem, rule);
  if (fault !== null) throw new Error(`rules[${index}]: ${fault}.`);
}
