import { describe, expect, test } from 'vitest';
import { createWorld } from '../testing/world.ts';
import { blockOf, gap, mergeBlocks, pause } from './gap.ts';
import { occupiedPeriods } from './placed.ts';
import { timetableOf } from './timetable.ts';

/** Periods 08:00–08:50, 09:00–09:50, lunch, 13:00–13:50, 14:00–14:50, 15:00–15:50. */
const bells = [
  [480, 530],
  [540, 590],
  [780, 830],
  [840, 890],
  [900, 950],
] as const;

function worldWith(starts: number[], lengths = starts.map(() => 1)) {
  const world = createWorld(bells).subject('a', { lengths });
  starts.forEach((start, index) => {
    world.at(`a${index + 1}`, 0, start);
  });
  return world;
}

function blocksOf(world: ReturnType<typeof createWorld>) {
  return mergeBlocks([...timetableOf(world.draft).placed.values()]);
}

function gapsOf(world: ReturnType<typeof createWorld>, units: 'period' | 'minute') {
  const blocks = blocksOf(world);
  return blocks.slice(1).map((block, index) => {
    const before = blocks[index];
    return before ? gap(world.draft, block, before, units) : null;
  });
}

describe('gap', () => {
  test('counts the periods between, with or without school (S1.6)', () => {
    const world = worldWith([0, 3]);
    expect(gapsOf(world, 'period')).toEqual([2]);
    for (const cell of world.draft.schoolData.structures.s?.cells ?? []) cell.hasSchool = false;
    expect(gapsOf(world, 'period')).toEqual([2]);
  });

  test('in minutes runs from end to start', () => {
    expect(gapsOf(worldWith([0, 2]), 'minute')).toEqual([250]);
  });

  test('in minutes is 0 when no school period lies between', () => {
    expect(gapsOf(worldWith([1, 2]), 'minute')).toEqual([0]);
    const world = worldWith([0, 2]);
    for (const cell of world.draft.schoolData.structures.s?.cells ?? [])
      cell.hasSchool = cell.periodIndex !== 1;
    expect(gapsOf(world, 'minute')).toEqual([0]);
  });

  test('across structures is the bare minutes', () => {
    const world = worldWith([0]);
    world.structure('t', [[560, 600]]);
    world.subject('b', { structure: 't' }).at('b1', 0, 0);
    expect(gapsOf(world, 'minute')).toEqual([30]);
    expect(gapsOf(world, 'period')).toEqual([0]);
  });

  test('is negative where two overlap', () => {
    const world = worldWith([0, 1], [3, 1]);
    const [a, b] = [...timetableOf(world.draft).placed.values()].map(blockOf);
    if (!a || !b) throw new Error('two placements expected');
    expect(gap(world.draft, a, b, 'period')).toBe(-2);
    expect(gap(world.draft, b, a, 'minute')).toBeLessThan(0);
  });
});

describe('mergeBlocks', () => {
  test('merges overlapping periods, so that a gap follows the longest', () => {
    const world = worldWith([0, 1, 4], [3, 1, 1]);
    expect(blocksOf(world).map((block) => [block.start, block.end])).toEqual([
      [0, 3],
      [4, 5],
    ]);
    expect(gapsOf(world, 'period')).toEqual([1]);
  });

  test('keeps days apart', () => {
    const world = worldWith([0, 0]).at('a2', 1, 0);
    expect(blocksOf(world).map((block) => block.day)).toEqual([0, 1]);
  });
});

test('a long pause inside a double lesson is a pause between its periods', () => {
  const world = worldWith([1], [2]);
  const placed = timetableOf(world.draft).placed.get('a1');
  if (!placed) throw new Error('a1 is unplaced');
  const [first, second] = occupiedPeriods(placed, world.draft.schoolData.structures.s).map(blockOf);
  if (!first || !second) throw new Error('two periods expected');
  expect(pause(world.draft, first, second, 'minute')).toBe(190);
  expect(pause(world.draft, first, second, 'period')).toBe(0);
  expect(gap(world.draft, first, second, 'minute')).toBe(0);
});
