import { describe, expect, test } from 'vitest';
import { createWorld } from '../testing/world.ts';
import { compareWeekOrder, overlaps, place } from './placed.ts';
import { createRooms } from './rooms.ts';
import { hasSchool, isInSchool, schoolDays, schoolPeriods } from './school-time.ts';
import { timetableOf } from './timetable.ts';

function placedOf(world: ReturnType<typeof createWorld>, id: string) {
  const placed = timetableOf(world.draft).placed.get(id);
  if (!placed) throw new Error(`${id} is unplaced`);
  return placed;
}

describe('timetableOf', () => {
  test('puts lessons at the bell times of their structure and lists the others (S1.1)', () => {
    const world = createWorld()
      .group('9a')
      .subject('maths', { groups: ['9a'], lengths: [2, 1] })
      .at('maths1', 1, 2);
    const timetable = timetableOf(world.draft);
    expect(timetable.placed.get('maths1')).toMatchObject({
      day: 1,
      start: 2,
      end: 4,
      startMinute: 600,
      endMinute: 710,
    });
    expect(timetable.unplaced.map((lesson) => lesson.id)).toEqual(['maths2']);
  });

  test('takes given placements instead, and the end from the length (S1.3)', () => {
    const world = createWorld()
      .subject('maths', { lengths: [2, 1] })
      .at('maths2', 0, 0);
    const placement = { lesson: 'maths1', timeSlot: { day: 3, start: 1, end: 99 }, classroom: 'x' };
    const timetable = timetableOf(world.draft, [placement]);
    expect([...timetable.placed.keys()]).toEqual(['maths1']);
    expect(timetable.placed.get('maths1')).toMatchObject({ start: 1, end: 3, classroom: null });
  });

  test('gives periods that do not exist no time', () => {
    const world = createWorld().subject('a').subject('b').at('a1', 0, 9).at('b1', 0, 9);
    expect(placedOf(world, 'a1')).toMatchObject({ startMinute: 830, endMinute: 830 });
    expect(overlaps(placedOf(world, 'a1'), placedOf(world, 'b1'))).toBe(false);
  });
});

describe('overlaps', () => {
  test('sharing a period overlaps, neighbouring periods and other days do not (S1.4)', () => {
    const world = createWorld().subject('a', { lengths: [2, 1, 1, 1] });
    world.at('a1', 0, 1).at('a2', 0, 2).at('a3', 0, 3).at('a4', 1, 1);
    expect(overlaps(placedOf(world, 'a1'), placedOf(world, 'a2'))).toBe(true);
    expect(overlaps(placedOf(world, 'a1'), placedOf(world, 'a3'))).toBe(false);
    expect(overlaps(placedOf(world, 'a1'), placedOf(world, 'a4'))).toBe(false);
  });

  test('compares minutes across structures', () => {
    const world = createWorld();
    const other = world.structure('t', [
      [480, 525],
      [530, 575],
    ]);
    world.subject('a').subject('b', { structure: 't' }).at('a1', 0, 0);
    const a = placedOf(world, 'a1');
    expect(overlaps(a, place(world.lesson('b1'), other, 0, 0, null))).toBe(true);
    expect(overlaps(a, place(world.lesson('b1'), other, 0, 1, null))).toBe(false);
  });

  test('week order is by day, then minute (S1.5)', () => {
    const world = createWorld()
      .subject('a', { lengths: [1, 1, 1] })
      .at('a1', 1, 0)
      .at('a2', 0, 4)
      .at('a3', 0, 2);
    const placed = ['a1', 'a2', 'a3'].map((id) => placedOf(world, id)).sort(compareWeekOrder);
    expect(placed.map((each) => each.lesson.id)).toEqual(['a3', 'a2', 'a1']);
  });
});

describe('school time', () => {
  test('a missing cell has school, a missing period has none', () => {
    const { draft } = createWorld();
    const structure = draft.schoolData.structures.s;
    if (!structure) throw new Error('no structure');
    structure.cells = [{ id: 'x', dayIndex: 1, periodIndex: 0, hasSchool: false }];
    expect(hasSchool(structure, 0, 0)).toBe(true);
    expect(hasSchool(structure, 1, 0)).toBe(false);
    expect(hasSchool(structure, 0, 6)).toBe(false);
    expect(schoolPeriods(structure, 1)).toEqual([1, 2, 3, 4, 5]);
    structure.cells = structure.periods.map((_, periodIndex) => {
      return { id: `c${periodIndex}`, dayIndex: 2, periodIndex, hasSchool: false };
    });
    expect(schoolDays(structure, 5)).toEqual([0, 1, 3, 4]);
  });

  test('a lesson is in school when every period of it is (S1.2)', () => {
    const { draft } = createWorld();
    const structure = draft.schoolData.structures.s;
    const cell = structure?.cells.find((each) => each.dayIndex === 0 && each.periodIndex === 3);
    if (!structure || !cell) throw new Error('no structure');
    cell.hasSchool = false;
    expect(isInSchool(structure, 5, { numPeriods: 2 }, 0, 1)).toBe(true);
    expect(isInSchool(structure, 5, { numPeriods: 2 }, 0, 2)).toBe(false);
    expect(isInSchool(structure, 5, { numPeriods: 2 }, 0, 5)).toBe(false);
    expect(isInSchool(structure, 5, { numPeriods: 1 }, 5, 0)).toBe(false);
  });
});

describe('rooms', () => {
  const world = () =>
    createWorld().classroom('lab').classroom('gym').classroom('home').group('9a', { classroom: 'home' });

  test('the own list is chosen from before the list of the subject', () => {
    const school = world().subject('pe', {
      groups: ['9a'],
      viableClassrooms: ['gym', 'lab'],
      classroom: 'home',
    });
    expect(createRooms(school.draft)(school.lesson('pe1'))).toEqual({ choose: ['gym', 'lab'] });
    school.lesson('pe1').viableClassrooms = ['lab'];
    expect(createRooms(school.draft)(school.lesson('pe1'))).toEqual({ choose: ['lab'] });
  });

  test('else the room of the lesson, the subject, the class (S2.8)', () => {
    const school = world()
      .subject('art', { groups: ['9a'], classroom: 'lab' })
      .subject('maths', { groups: ['9a'] });
    expect(createRooms(school.draft)(school.lesson('maths1'))).toEqual({ fixed: 'home' });
    expect(createRooms(school.draft)(school.lesson('art1'))).toEqual({ fixed: 'lab' });
    school.lesson('art1').classroom = 'gym';
    expect(createRooms(school.draft)(school.lesson('art1'))).toEqual({ fixed: 'gym' });
  });

  test('the class room serves only lessons of that one class that share time with no other', () => {
    const school = world()
      .group('9b')
      .subject('both', { groups: ['9a', '9b'] });
    school.subject('french', { groups: ['9a'] }).subject('german', { groups: ['9a'] });
    school.division('languages', '9a', [['french'], ['german']]);
    expect(createRooms(school.draft)(school.lesson('both1'))).toEqual({ fixed: null });
    expect(createRooms(school.draft)(school.lesson('french1'))).toEqual({ fixed: null });
  });

  test('without classrooms enabled there are none', () => {
    const school = world()
      .subject('art', { groups: ['9a'], classroom: 'lab' })
      .at('art1', 0, 0);
    expect(placedOf(school, 'art1').classroom).toBe('lab');
    school.draft.config.isClassroomsEnabled = false;
    expect(createRooms(school.draft)(school.lesson('art1'))).toEqual({ fixed: null });
    expect(placedOf(school, 'art1').classroom).toBe(null);
  });
});
