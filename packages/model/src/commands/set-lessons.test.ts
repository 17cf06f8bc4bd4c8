import { expect, test } from 'vitest';
import { lessonChanges } from '../queries/lesson-changes.ts';
import { createDraftStore } from '../store/draft-store.ts';
import { smallSchool } from '../testing/school.ts';
import { commands } from './registry.ts';

/** Mathematics of the small school has lessons of 1, 1 and 2 periods: the first with a rule, the first and last placed. */
const store = () => createDraftStore(smallSchool(), { checked: true });
type School = ReturnType<typeof store>;
const lengthsOf = ({ draft }: School, subject: string) =>
  draft.subjects[subject]?.lessons.map((id) => draft.lessons[id]?.numPeriods);
const set = (school: School, lessons: number | number[], ...ids: string[]) =>
  school.run(commands.setLessons, { subjects: ids.map((id) => ({ id, lessons })), newId: 'new' });

test('more lessons are like the last one, without its place and lock, and the spread follows', () => {
  const school = store();
  school.run(commands.setLesson, {
    id: 'maths3',
    changes: { teachers: ['ben'], classroom: 'gym', locked: true },
  });
  set(school, 6, 'maths');
  expect(lengthsOf(school, 'maths')).toEqual([1, 1, 2, 2, 2, 2]);
  expect(school.draft.lessons['new:3']).toMatchObject({
    name: 'maths (6)',
    groups: ['9a'],
    teachers: ['ben'],
    classroom: 'gym',
    timeSlot: null,
    locked: false,
  });
  expect(school.draft.subjects.maths?.lessonsSpreadConstraint.constraint).toBe('AtLeastOnePerDay');
  school.undo();
  expect(lengthsOf(school, 'maths')).toEqual([1, 1, 2]);
});

test('a room that belongs to the place of the last lesson is not copied', () => {
  const school = store();
  school.run(commands.setLesson, { id: 'art1', changes: { classroom: 'lab' } });
  set(school, 2, 'art');
  expect(school.draft.lessons['new:1']?.classroom).toBe(null);
});

test('fewer lessons: those without place, lock and rules go first, then placed ones, those with rules, locked ones', () => {
  const school = store();
  school.run(commands.deleteConstraint, { ids: ['c11'] });
  const left = (lessons: number | number[]) => {
    const { removed, unplaced, locked, ruled } = lessonChanges(school.draft, 'maths', lessons) ?? {};
    return { removed, unplaced, locked, ruled };
  };
  expect(left(2)).toEqual({ removed: ['maths2'], unplaced: [], locked: [], ruled: [] });
  expect(left(1)).toEqual({
    removed: ['maths3', 'maths2'],
    unplaced: ['maths3'],
    locked: [],
    ruled: [],
  });
  school.run(commands.lockLesson, { ids: ['maths3'], locked: true });
  expect(left(0)).toEqual({
    removed: ['maths3', 'maths1', 'maths2'],
    unplaced: ['maths3', 'maths1'],
    locked: ['maths3'],
    ruled: ['maths1'],
  });
  set(school, 1, 'maths');
  expect(school.draft.subjects.maths?.lessons).toEqual(['maths3']);
  expect(school.draft.lessons.maths3?.name).toBe('maths (1)');
  expect(school.draft.constraints.c6).toBeUndefined();
});

test('lengths keep the lessons that fit and give the others another length before any goes', () => {
  const school = store();
  set(school, [2, 2, 1], 'maths');
  expect(lengthsOf(school, 'maths')).toEqual([1, 2, 2]);
  expect(school.draft.lessons.maths1?.timeSlot).not.toBe(null);
  set(school, [3], 'maths');
  expect(school.draft.subjects.maths?.lessons).toEqual(['maths1']);
  expect(school.draft.lessons.maths1).toMatchObject({ numPeriods: 3, timeSlot: null });
  expect(school.draft.constraints.c6).toBeDefined();
});

test('several subjects in one step; a subject without lessons gets single ones', () => {
  const school = store();
  set(school, 0, 'club');
  expect(lengthsOf(school, 'club')).toEqual([]);
  set(school, 4, 'club', 'art', 'maths');
  expect(['club', 'art', 'maths'].map((id) => lengthsOf(school, id))).toEqual([
    [1, 1, 1, 1],
    [1, 1, 1, 1],
    [1, 1, 2, 2],
  ]);
  school.undo();
  expect(['club', 'art', 'maths'].map((id) => lengthsOf(school, id)?.length)).toEqual([0, 1, 3]);
});
