import { expect, test } from 'vitest';
import { isGenerated, scaleOf, toggledWeight, WEIGHT_SCALE } from '../queries/weight-scale.ts';
import { createDraftStore } from '../store/draft-store.ts';
import { smallSchool } from '../testing/school.ts';
import { commands } from './registry.ts';

const notAllowed = expect.objectContaining({ code: 'not-allowed' });

test('constraints change their weight together, but never one that is generated', () => {
  const store = createDraftStore(smallSchool(), { checked: true });
  store.run(commands.setConstraintWeight, { ids: ['c4', 'c5'], weight: 0 });
  expect([store.draft.constraints.c4?.weight, store.draft.constraints.c5?.weight]).toEqual([0, 0]);
  const generated = Object.values(store.draft.constraints).find(isGenerated);
  if (!generated) throw new Error('the small school has a division');
  const before = store.draft;
  expect(() => store.run(commands.setConstraintWeight, { ids: ['c4', generated.id], weight: 3 })).toThrow(
    notAllowed,
  );
  expect(store.draft).toBe(before);
});

test('several constraints are added in one step, or none', () => {
  const store = createDraftStore(smallSchool(), { checked: true });
  const onDay = (id: string, base: string) => ({
    id,
    type: 'subject' as const,
    base,
    constraint: 'on day' as const,
    values: [1],
  });
  expect(() =>
    store.run(commands.updateConstraints, {
      constraints: [onDay('x', 'art'), onDay('y', 'ghost')],
      deleted: [],
    }),
  ).toThrow(expect.objectContaining({ code: 'not-found' }));
  expect(store.draft.constraints.x).toBeUndefined();
  store.run(commands.updateConstraints, {
    constraints: [onDay('x', 'art'), onDay('y', 'maths')],
    deleted: [],
  });
  expect(store.draft.constraints).toMatchObject({ x: { base: 'art' }, y: { base: 'maths' } });
  store.undo();
  expect(store.draft.constraints.x).toBeUndefined();
});

test('a constraint is not added under the id of another', () => {
  const store = createDraftStore(smallSchool(), { checked: true });
  const { c4 } = store.draft.constraints;
  if (!c4) throw new Error('the small school has c4');
  expect(() => store.run(commands.addConstraint, { constraint: { ...c4, weight: 0 } })).toThrow(
    'refusals.constraintExists',
  );
  expect(store.draft.constraints.c4).toBe(c4);
});

test('a constraint marked as generated cannot be added', () => {
  const store = createDraftStore(smallSchool(), { checked: true });
  const generated = Object.values(store.draft.constraints).find(isGenerated);
  if (!generated) throw new Error('the small school has a division');
  expect(() => store.run(commands.addConstraint, { constraint: { ...generated, id: 'new' } })).toThrow(
    notAllowed,
  );
});

test('the switch goes between hard and off; the scale from off to hard', () => {
  expect(([0, 1, 100, -1] as const).map(toggledWeight)).toEqual([100, 0, 0, 0]);
  expect(WEIGHT_SCALE.map(scaleOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(scaleOf(-1)).toBe(6);
});

test("with no more lessons than days 'at least one per day' is 'no more than one per day'", () => {
  const store = createDraftStore(smallSchool(), { checked: true });
  const spread = () => store.draft.subjects.maths?.lessonsSpreadConstraint.constraint;
  store.run(commands.setSpread, { ids: ['maths'], constraint: 'AtLeastOnePerDay' });
  expect(spread()).toBe('NoMoreThanOnePerDay');
  store.run(commands.addLesson, { subject: 'maths', lessons: ['x', 'y', 'z'].map((id) => ({ id })) });
  store.run(commands.setSpread, { ids: ['maths'], constraint: 'NoMoreThanOnePerDay' });
  store.run(commands.setSpread, { ids: ['maths'], constraint: 'AtLeastOnePerDay' });
  expect(spread()).toBe('AtLeastOnePerDay');
});

test('an editor of several constraints saves all its changes in one step', () => {
  const store = createDraftStore(smallSchool(), { checked: true });
  const { c4, c5 } = store.draft.constraints;
  if (!c4 || c5?.type !== 'subject') throw new Error('the small school has these');
  const added = { ...c5, id: 'new', constraint: 'on day' as const, values: [2] };
  store.run(commands.updateConstraints, {
    constraints: [{ ...c5, values: [4] }, added],
    deleted: ['c4'],
  });
  expect(store.draft.constraints).toMatchObject({ c5: { values: [4] }, new: { values: [2] } });
  expect(store.draft.constraints.c4).toBeUndefined();
  store.undo();
  expect([store.draft.constraints.c4, store.draft.constraints.new]).toEqual([c4, undefined]);
});

test('teachers, classes and classrooms get the weight of their calendars together, or none does', () => {
  const store = createDraftStore(smallSchool(), { checked: true });
  const before = store.draft;
  const maps = { teacher: 'teachers', group: 'groups', classroom: 'classrooms' } as const;
  for (const [type, map] of Object.entries(maps) as [keyof typeof maps, (typeof maps)[keyof typeof maps]][]) {
    const [first = '', ...others] = Object.keys(before[map]);
    const bases = [first, ...others.slice(0, 1)];
    store.run(commands.setCalendarWeight, { type, bases, weight: 3 });
    const weights = Object.values(store.draft[map]).map(({ weight }) => weight);
    const kept = Object.values(before[map]).map(({ weight }) => weight);
    expect(weights).toEqual(kept.map((weight, index) => (index < bases.length ? 3 : weight)));
    const after = store.draft;
    expect(() => store.run(commands.setCalendarWeight, { type, bases: [first, 'ghost'], weight: 1 })).toThrow(
      expect.objectContaining({ code: 'not-found' }),
    );
    expect(store.draft).toBe(after);
  }
  // Neither the cells nor anything else is changed.
  expect(store.draft.constraints).toBe(before.constraints);
  for (const _ of Object.keys(maps)) store.undo();
  expect(store.draft).toEqual(before);
});
