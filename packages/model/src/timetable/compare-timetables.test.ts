import { expect, test } from 'vitest';
import { smallSchool } from '../testing/school.ts';
import { compareTimetables, placementsOf } from './compare-timetables.ts';

const at = (lesson: string, day: number, start: number, classroom: string | null = null) => ({
  lesson,
  timeSlot: { day, start, end: start + 1 },
  classroom,
});

test('a timetable has no differences from itself', () => {
  const draft = smallSchool();
  const own = placementsOf(draft);
  expect(own.length).toBeGreaterThan(0);
  const changes = compareTimetables(draft, own, own);
  expect(changes).toMatchObject({ moved: [], inOtherRoom: [], placed: [], unplaced: [] });
  expect(changes.byClass.size + changes.byTeacher.size).toBe(0);
});

test('lessons are moved, placed, unplaced or in another room, each counted for its classes and teachers', () => {
  const draft = smallSchool();
  const before = [at('maths1', 0, 0), at('maths2', 0, 1), at('art1', 1, 0, 'gym')];
  const after = [at('maths1', 0, 2), at('art1', 1, 0, 'lab'), at('french1', 3, 0), at('gone', 0, 0)];
  const changes = compareTimetables(draft, before, after);
  expect(changes).toMatchObject({
    moved: ['maths1'],
    unplaced: ['maths2'],
    inOtherRoom: ['art1'],
    placed: ['french1'],
  });
  const teachers = ['maths1', 'maths2', 'art1', 'french1'].flatMap((id) => draft.lessons[id]?.teachers ?? []);
  for (const teacher of new Set(teachers)) {
    expect(changes.byTeacher.get(teacher)).toBe(teachers.filter((each) => each === teacher).length);
  }
});
