import { classroomSchema, type Draft } from '@bellgrid/model';
import { describe, expect, test } from 'vitest';
import { ownPlacements, smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { availableViews, hasSetup, itemsOfView } from './available-views.ts';
import { groupStaged, nobodysLessons, openCellCounter, stagedLessons } from './staged-lessons.ts';

const draft = smallSchool({
  lessons: [
    { id: 'PE (10)', groups: ['9A'], teachers: ['Novak'] },
    { id: 'PE (2)', groups: ['9B'], teachers: ['Novak'] },
    { id: 'Art (1)', groups: ['9A'], teachers: ['Ito'], at: [0, 0] },
  ],
});

const names = (view: 'classes' | 'teachers' | 'days' | 'global' | 'custom', only: string[] | null) =>
  stagedLessons(draft, ownPlacements(draft), view, only && new Set(only)).map((lesson) => lesson.name);

describe('the staging area', () => {
  test('holds the unplaced lessons, PE (2) before PE (10)', () => {
    expect(names('classes', null)).toEqual(['PE (2)', 'PE (10)']);
  });

  test('holds those of the shown items only', () => {
    expect(names('classes', ['9A'])).toEqual(['PE (10)']);
    expect(names('teachers', ['Novak'])).toEqual(['PE (2)', 'PE (10)']);
    expect(names('teachers', ['Ito'])).toEqual([]);
    expect(names('global', ['9A'])).toEqual(['PE (10)']);
    expect(names('custom', ['Ito', '9B'])).toEqual(['PE (2)']);
    expect(names('days', ['d1'])).toEqual(['PE (2)', 'PE (10)']);
  });
});

describe('grouped', () => {
  const school = smallSchool({
    days: 1,
    periods: 4,
    lessons: [
      { id: 'Sport', groups: ['9A'], teachers: ['Novak'] },
      { id: 'Lab', groups: ['9A'], teachers: ['Ito'], numPeriods: 2 },
      { id: 'Art', groups: ['9B', '9A'], teachers: [] },
      { id: 'Maths', groups: ['9C'], teachers: ['Ito'], at: [0, 1] },
    ],
  });
  const placed = ownPlacements(school);
  const grouped = (by: 'class' | 'teacher') =>
    groupStaged(school, placed, stagedLessons(school, placed, 'classes', null), by).map(
      ({ lesson, heading }) => [lesson.name, heading?.name, heading?.lessons],
    );

  test('a lesson can start where nobody of it has a lesson, with all its periods', () => {
    const countOpen = openCellCounter(school, placed);
    const count = (id: string) => countOpen(school.lessons[id] as never);
    expect([count('Sport'), count('Lab'), count('Art')]).toEqual([4, 1, 4]);
  });

  test('by class the hardest to place come first, and a heading says the class', () => {
    expect(grouped('class')).toEqual([
      ['Lab', '9A', 2],
      ['Sport', undefined, undefined],
      ['Art', '9B', 1],
    ]);
  });

  test('by teacher those without one come last', () => {
    expect(grouped('teacher')).toEqual([
      ['Lab', 'Ito', 1],
      ['Sport', 'Novak', 1],
      ['Art', null, 1],
    ]);
  });
});

const viewsOf = (draft: Draft) => availableViews(draft).map(({ name }) => name);

describe('the views', () => {
  test('are those that the school has something for', () => {
    expect(viewsOf(draft)).toEqual(['classes', 'teachers', 'days', 'global']);
    const rooms = { ...draft, config: { ...draft.config, isClassroomsEnabled: true } };
    expect(viewsOf(rooms)).toEqual(['classes', 'teachers', 'classrooms', 'days', 'global']);
    expect(viewsOf({ ...draft, groups: {} })).toEqual(['teachers']);
  });

  test('end with the custom ones, by name', () => {
    const view = (id: string, name: string) => ({
      id,
      name,
      items: { teachers: ['Ito'], groups: [], classrooms: [] },
    });
    const customViews = { a: view('a', 'Science'), b: view('b', 'Arts') };
    expect(viewsOf({ ...draft, customViews })).toEqual(['classes', 'teachers', 'days', 'global', 'b', 'a']);
  });

  test('show classrooms by the setting alone, also in custom views', () => {
    const customViews = {
      a: { id: 'a', name: 'Rooms', items: { teachers: [], groups: [], classrooms: ['R1'] } },
      b: { id: 'b', name: 'Wing', items: { teachers: ['Ito'], groups: [], classrooms: ['R1'] } },
    };
    const withRooms = (isClassroomsEnabled: boolean): Draft => ({
      ...{ ...draft, customViews, classrooms: { R1: classroomSchema.parse({ id: 'R1', name: 'R1' }) } },
      config: { ...draft.config, isClassroomsEnabled },
    });
    const ofWing = (own: Draft) => {
      const wing = availableViews(own).find(({ name }) => name === 'b');
      return wing && itemsOfView(own, wing).map(({ id }) => id);
    };
    expect(viewsOf(withRooms(true)).slice(-2)).toEqual(['a', 'b']);
    expect(ofWing(withRooms(true))).toEqual(['Ito', 'R1']);
    expect(viewsOf(withRooms(false)).slice(-1)).toEqual(['b']);
    expect(viewsOf(withRooms(false))).not.toContain('a');
    expect(ofWing(withRooms(false))).toEqual(['Ito']);
  });

  test('need days, periods and one item', () => {
    expect(hasSetup(draft)).toBe(true);
    expect(hasSetup({ ...draft, groups: {}, teachers: {} })).toBe(false);
    expect(hasSetup({ ...draft, schoolData: { ...draft.schoolData, days: [] } })).toBe(false);
    expect(hasSetup({ ...draft, schoolData: { ...draft.schoolData, structures: {} } })).toBe(false);
  });
});

test('lessons without class and teacher stay out, and are counted by subject', () => {
  const draft = smallSchool({
    lessons: [
      { id: 'duty 1', subject: 'duty' },
      { id: 'duty 2', subject: 'duty' },
      { id: 'assembly', at: [0, 0] },
      { id: 'art', groups: ['9A'] },
    ],
  });
  const placed = ownPlacements(draft);
  expect(stagedLessons(draft, placed, 'classes', null).map((lesson) => lesson.id)).toEqual(['art']);
  expect(nobodysLessons(draft, placed)).toEqual([{ id: 'duty', name: 'duty', lessons: 2 }]);
});
