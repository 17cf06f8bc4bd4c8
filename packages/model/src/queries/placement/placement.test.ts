import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/registry.ts';
import { createDraftStore } from '../../store/draft-store.ts';
import { createWorld } from '../../testing/world.ts';
import { placementFault, startsOf } from './placement-fault.ts';
import { type Drop, planDrop } from './plan-drop.ts';

/** Five days of six periods; no school on day 4 from period 4 on. */
function school() {
  const world = createWorld().group('9a').group('9b');
  world.subject('maths', { groups: ['9a'], lengths: [1, 2, 1] }).subject('art', { groups: ['9a', '9b'] });
  world.structure('short', [[480, 530]]);
  world.group('kids', { structure: 'short' }).subject('play', { groups: ['kids'], structure: 'short' });
  for (const cell of world.draft.schoolData.structures.s?.cells ?? []) {
    if (cell.dayIndex === 4 && cell.periodIndex >= 4) cell.hasSchool = false;
  }
  return world.at('maths1', 0, 0).at('maths2', 0, 2).at('art1', 1, 5);
}

const planOf = (drop: Drop, world = school()) => {
  const plan = planDrop(world.draft, drop);
  return plan.ok ? plan.moves.map(({ lesson, at }) => [lesson, at?.day, at?.start]) : plan.fault;
};

describe('possible places of a lesson', () => {
  test('is where its structure has school for all of it', () => {
    const { draft, lesson } = school();
    const fault = (id: string, day: number, start: number) =>
      placementFault(draft, lesson(id), { day, start });
    expect(fault('maths2', 4, 2)).toBe(null);
    expect(fault('maths2', 4, 3)).toBe('too-long');
    expect(fault('maths2', 0, 5)).toBe('too-long');
    expect(fault('maths2', 4, 4)).toBe('lesson-does-not-fit');
    expect(fault('maths1', 4, 5)).toBe('lesson-does-not-fit');
    expect(fault('play1', 0, 1)).toBe('no-such-slot');
    expect(fault('maths1', 5, 0)).toBe('no-such-slot');
    expect(startsOf(draft, lesson('maths1'))).toHaveLength(28);
    expect(startsOf(draft, lesson('maths2'))).toHaveLength(23);
    expect(startsOf(draft, lesson('play1'))).toHaveLength(5);
  });
});

describe('a drop', () => {
  test('moves a single lesson', () => {
    expect(planOf({ dragged: ['maths1'], to: { day: 1, start: 5 } })).toEqual([['maths1', 1, 5]]);
    expect(planOf({ dragged: ['maths2'], to: { day: 4, start: 3 } })).toBe('too-long');
  });

  test('swaps with the lessons there', () => {
    const to = { day: 1, start: 5 };
    expect(planOf({ dragged: ['maths1'], to, others: ['art1', 'maths1'] })).toEqual([
      ['maths1', 1, 5],
      ['art1', 0, 0],
    ]);
    expect(planOf({ dragged: ['maths3'], to, others: ['art1'] })).toEqual([
      ['maths3', 1, 5],
      ['art1', undefined, undefined],
    ]);
  });

  test('that does not fit names the lesson, the cell or the other one', () => {
    const to = { day: 4, start: 5 };
    expect(planOf({ dragged: ['maths1'], to })).toBe('lesson-does-not-fit');
    expect(planOf({ dragged: ['maths1', 'maths3'], to })).toBe('cell-does-not-fit');
    const world = school().at('maths2', 0, 0).at('maths1', 4, 3);
    expect(planOf({ dragged: ['maths1'], to: { day: 0, start: 0 }, others: ['maths2'] }, world)).toBe(
      'swap-does-not-fit',
    );
  });

  test('keeps the distance between lessons of a cell', () => {
    const world = school().at('maths2', 0, 0).at('maths3', 0, 1);
    expect(planOf({ dragged: ['maths3', 'maths2'], to: { day: 2, start: 3 } }, world)).toEqual([
      ['maths3', 2, 4],
      ['maths2', 2, 3],
    ]);
  });

  test('of lessons from several cells sends those in the way back past all of them', () => {
    const world = school().at('maths1', 0, 0).at('maths3', 0, 1);
    expect(
      planOf({ dragged: ['maths1', 'maths3'], to: { day: 0, start: 1 }, others: ['maths2'] }, world),
    ).toEqual([
      ['maths1', 0, 1],
      ['maths3', 0, 2],
      ['maths2', 0, 0],
    ]);
  });

  test('stays in the column of its class in the Day view', () => {
    const to = { day: 0, start: 4 };
    expect(planOf({ dragged: ['maths1'], to, columns: { from: '9a', to: '9b' } })).toBe('other-column');
    expect(planOf({ dragged: ['maths1'], to, columns: { from: '9a', to: '9a' } })).toEqual([
      ['maths1', 0, 4],
    ]);
    expect(planOf({ dragged: ['maths1'], to: null, columns: { from: '9a', to: '9b' } })).toHaveLength(1);
  });

  test('moves no locked lesson', () => {
    const world = school();
    world.lesson('art1').locked = true;
    expect(planOf({ dragged: ['art1'], to: null }, world)).toBe('lesson-locked');
    const swap = { dragged: ['maths1'], to: { day: 1, start: 5 }, others: ['art1'] };
    expect(planOf(swap, world)).toBe('lesson-locked');
  });

  test('is one command, which undo takes back', () => {
    const store = createDraftStore(school().draft);
    const before = store.draft;
    const plan = planDrop(before, { dragged: ['maths1'], to: { day: 1, start: 5 }, others: ['art1'] });
    if (!plan.ok) throw new Error(plan.fault);
    store.run(commands.placeLessons, { places: [...plan.moves] });
    expect(store.draft.lessons.maths1?.timeSlot).toEqual({ day: 1, start: 5, end: 6 });
    expect(store.draft.lessons.art1?.timeSlot).toEqual({ day: 0, start: 0, end: 1 });
    store.undo();
    expect(store.draft).toEqual(before);
  });
});
