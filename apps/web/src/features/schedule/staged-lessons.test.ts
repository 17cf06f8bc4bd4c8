import type { Draft } from '@bellgrid/model';
import { describe, expect, test } from 'vitest';
import { ownPlacements, smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { availableViews, hasSetup } from './available-views.ts';
import { nobodysLessons, stagedLessons } from './staged-lessons.ts';

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
