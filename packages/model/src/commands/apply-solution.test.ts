import { expect, test } from 'vitest';
import { createDraftStore } from '../store/draft-store.ts';
import { smallSchool } from '../testing/school.ts';
import { applySolution } from './apply-solution.ts';

function apply(
  placed: Record<string, [day: number, start: number, classroom?: string]>,
  change: (draft: ReturnType<typeof smallSchool>) => void = () => {},
  unplaced: string[] = [],
) {
  const draft = smallSchool();
  draft.config.solveTeachers = [];
  change(draft);
  const placements = Object.entries(placed).map(([lesson, [day, start, classroom = null]]) => {
    return { lesson, timeSlot: { day, start, end: start + 9 }, classroom };
  });
  const store = createDraftStore(draft, { checked: true });
  store.run(applySolution, { solution: { id: 'x', status: 'OPTIMAL', placements, unplaced, cost: 0 } });
  return store.draft.lessons;
}

test('lessons take their place, with the end by their own length', () => {
  expect(apply({ maths3: [2, 3] }).maths3?.timeSlot).toEqual({ day: 2, start: 3, end: 5 });
});

test('lessons in scope that are not placed lose their time slot, those out of scope keep it', () => {
  expect(apply({}).maths1?.timeSlot).toBe(null);
  const selected = apply({}, (draft) => {
    draft.config.solveTeachers = ['ben'];
  });
  expect(selected.maths1?.timeSlot).toEqual({ day: 0, start: 0, end: 1 });
  expect(selected.art1?.timeSlot).toBe(null);
});

test('a placement that the structure has no room for is skipped', () => {
  expect(apply({ maths1: [9, 0], maths3: [0, 5] })).toMatchObject({
    maths1: { timeSlot: null },
    maths3: { timeSlot: null },
  });
});

test('a room is taken over only where the solver chooses it, and if it exists', () => {
  const lessons = apply({ art1: [0, 0, 'gym'], french1: [1, 0, 'gym'], maths1: [2, 0, 'ghost'] });
  expect(lessons.art1?.classroom).toBe('gym');
  expect(lessons.french1?.classroom).toBe(null);
  expect(apply({ art1: [0, 0, 'ghost'] }).art1?.classroom).toBe(null);
});

test('a locked lesson keeps its time slot and room', () => {
  const lessons = apply({ art1: [4, 4, 'gym'] }, (draft) => {
    Object.assign(draft.lessons.art1 ?? {}, { locked: true, classroom: 'lab' });
  });
  expect(lessons.art1).toMatchObject({ timeSlot: { day: 0, start: 1, end: 2 }, classroom: 'lab' });
});

test('a locked lesson that the solution leaves out loses its time slot and its lock', () => {
  const lock = (draft: ReturnType<typeof smallSchool>) => {
    Object.assign(draft.lessons.art1 ?? {}, { locked: true });
    Object.assign(draft.lessons.maths1 ?? {}, { locked: true });
  };
  const lessons = apply({}, lock, ['art1']);
  expect(lessons.art1).toMatchObject({ timeSlot: null, locked: false });
  expect(lessons.maths1).toMatchObject({ timeSlot: { day: 0, start: 0, end: 1 }, locked: true });
});
