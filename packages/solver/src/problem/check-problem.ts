import type { Problem } from './problem.ts';

/**
 * Throws when the arrays of a problem do not fit each other; the message names the array, the index and
 * the value. A failure is a bug of whoever compiled the problem, never of a school's data.
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

function fail(what: string, value: unknown, wanted: string): never {
  throw new Error(`${what} is ${String(value)}, wanted ${wanted}.`);
}

function checkWhole(what: string, value: number, least: number): void {
  if (!Number.isInteger(value) || value < least) fail(what, value, `a whole number of at least ${least}`);
}

function checkLength(what: string, length: number, wanted: number): void {
  if (length !== wanted) fail(`The length of ${what}`, length, String(wanted));
}

function checkOffsets(what: string, offsets: Int32Array, count: number, total: number): void {
  checkLength(what, offsets.length, count + 1);
  if (offsets[0] !== 0) fail(`${what}[0]`, offsets[0], '0');
  for (let i = 0; i < count; i++) {
    if (offsets[i + 1]! < offsets[i]!) fail(`${what}[${i + 1}]`, offsets[i + 1], `at least ${offsets[i]}`);
  }
  if (offsets[count] !== total) fail(`${what}[${count}]`, offsets[count], String(total));
}

function checkIndices(what: string, indices: Int32Array, count: number): void {
  for (let i = 0; i < indices.length; i++) {
    const index = indices[i]!;
    if (index < 0 || index >= count) fail(`${what}[${i}]`, index, `an index below ${count}`);
  }
}

function checkCosts(what: string, costs: Float64Array): void {
  for (let i = 0; i < costs.length; i++) {
    const cost = costs[i]!;
    if (!(cost >= 0 && Number.isFinite(cost))) fail(`${what}[${i}]`, cost, 'a finite number of at least 0');
  }
}

function checkStarts(problem: Problem): void {
  const { startDay, startAtom, endAtom, startNextAtom, dayCount, atomsPerDay } = problem;
  const count = startDay.length;
  for (const [what, array] of [
    ['startAtom', startAtom],
    ['endAtom', endAtom],
    ['startNextAtom', startNextAtom],
    ['startPeriod', problem.startPeriod],
    ['startPeriodCount', problem.startPeriodCount],
    ['startMinute', problem.startMinute],
    ['endMinute', problem.endMinute],
    ['startCost', problem.startCost],
  ] as const) {
    checkLength(what, array.length, count);
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
  if (rule.kind === 'dayCount' || rule.kind === 'daysUsed') checkWhole(`rules[${index}].max`, rule.max, 0);
  if (rule.kind === 'dayProfile' && problem.atomsPerDay > 31) {
    fail('atomsPerDay', problem.atomsPerDay, `at most 31 beside rules[${index}], a day profile`);
  }
  if (rule.kind === 'pair') {
    if (rule.pairs.length % 2 !== 0)
      fail(`The length of rules[${index}].pairs`, rule.pairs.length, 'an even number');
    checkIndices(`rules[${index}].pairs`, rule.pairs, problem.unitCount);
    for (let i = 0; i < rule.pairs.length; i += 2) {
      if (rule.pairs[i] === rule.pairs[i + 1])
        fail(`rules[${index}].pairs[${i}]`, rule.pairs[i], 'two different units');
    }
  }
}
