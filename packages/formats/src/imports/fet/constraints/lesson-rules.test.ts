import { WEIGHT } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { activity, constraint, group, times, year } from '../../../testing/fet-text.ts';
import { imported } from '../../../testing/imported.ts';

const activities =
  activity(1, 'Maths', { teachers: ['Ada'], students: ['5A'] }) +
  activity(2, 'Maths', { teachers: ['Ada'], students: ['5A'] }) +
  activity(3, 'Art', { teachers: ['Bo'], students: ['5A'] });
const slots = times('Selected_Time_Slot', 'Selected_', [
  ['Mon', '1'],
  ['Tue', '3'],
]);
const cells = [
  { day: 0, period: 0 },
  { day: 1, period: 2 },
];
const all = { Activity_Id: [1, 2, 3] };
const ids = ['lesson-1', 'lesson-2', 'lesson-3'];
const two = { First_Activity_Id: 3, Second_Activity_Id: 1 };
const pair = { values: [], metaData: null };

describe('rules of some lessons', () => {
  it.each([
    [
      'ConstraintTwoActivitiesConsecutive',
      two,
      '',
      [{ type: 'lessons', constraint: 'directlyAfter', lessons: ['lesson-3', 'lesson-1'] }],
    ],
    [
      'ConstraintTwoActivitiesGrouped',
      two,
      '',
      [{ type: 'lessons', constraint: 'adjacent', lessons: ['lesson-3', 'lesson-1'] }],
    ],
    [
      'ConstraintTwoActivitiesOrdered',
      two,
      '',
      [{ type: 'lesson', constraint: 'before', base: 'lesson-3', other: 'lesson-1', ...pair }],
    ],
    [
      'ConstraintActivityEndsStudentsDay',
      { Activity_Id: 3 },
      '',
      [{ type: 'lessons', constraint: 'endsDay', lessons: ['lesson-3'] }],
    ],
    [
      'ConstraintActivitiesEndStudentsDay',
      { Subject_Name: 'Art' },
      '',
      [{ type: 'lessons', constraint: 'endsDay', lessons: ['lesson-3'] }],
    ],
    [
      'ConstraintActivityBeginsStudentsDay',
      { Activity_Id: 3 },
      '',
      [{ type: 'lessons', constraint: 'beginsDay', lessons: ['lesson-3'] }],
    ],
    [
      'ConstraintActivitiesBeginStudentsDay',
      { Teacher_Name: 'Bo' },
      '',
      [{ type: 'lessons', constraint: 'beginsDay', lessons: ['lesson-3'] }],
    ],
    [
      'ConstraintActivitiesOccupyMaxTimeSlotsFromSelection',
      { ...all, Max_Number_of_Occupied_Time_Slots: 1 },
      slots,
      [{ type: 'lessons', constraint: 'occupyAtMost', lessons: ids, cells, max: 1 }],
    ],
    [
      'ConstraintActivitiesMaxSimultaneousInSelectedTimeSlots',
      { ...all, Max_Number_of_Simultaneous_Activities: 0 },
      slots,
      [{ type: 'lessons', constraint: 'atMostAtATime', lessons: ids, cells, max: 0 }],
    ],
    [
      'ConstraintActivitiesSameStartingDay',
      all,
      '',
      ['lesson-2', 'lesson-3'].map((other) => ({
        type: 'lesson',
        constraint: 'same day',
        base: 'lesson-1',
        other,
        ...pair,
      })),
    ],
    [
      'ConstraintActivitiesSameStartingHour',
      all,
      '',
      ['lesson-2', 'lesson-3'].map((other) => ({
        type: 'lesson',
        constraint: 'same period',
        base: 'lesson-1',
        other,
        ...pair,
      })),
    ],
  ])('%s', (name, fields, inner, expected) => {
    const { rules, report } = imported({ activities, time: constraint(name, fields, inner) });
    expect(rules).toEqual(expected.map((each) => expect.objectContaining({ ...each, weight: WEIGHT.HARD })));
    expect(report.carried).toContainEqual({ name, count: 1 });
  });

  it('about an order within a day fit only subjects of one lesson', () => {
    const time = (first: number): string =>
      constraint('ConstraintTwoActivitiesOrderedIfSameDay', {
        First_Activity_Id: first,
        Second_Activity_Id: 3,
      });
    expect(imported({ activities, time: time(1) }).report.notCarried).toHaveLength(1);
    const sport = activity(4, 'Art', { teachers: ['Ada'], students: ['5A'] });
    expect(imported({ activities: activities + sport, time: time(4) }).rules).toMatchObject([
      { type: 'subject', constraint: 'before', base: 'subject-3', other: 'subject-2' },
    ]);
  });

  it('about gaps are asked between every two subjects', () => {
    const subjects = ['Maths', 'Art', 'History'];
    const single = subjects.map((name, index) => activity(index + 1, name, { students: ['9A'] }));
    const time = constraint('ConstraintMinGapsBetweenActivities', { Activity_Id: [1, 2, 3], MinGaps: 2 });
    const students = year('9', group('9A'));
    const { rules, report } = imported({ subjects, students, activities: single.join(''), time });
    expect(rules).toMatchObject([
      { type: 'notConsecutive', subjectsA: ['subject-1'], subjectsB: ['subject-2', 'subject-3'], spacing: 2 },
      { type: 'notConsecutive', subjectsA: ['subject-2'], subjectsB: ['subject-3'], spacing: 2 },
    ]);
    expect(report.carried).toContainEqual({ name: 'ConstraintMinGapsBetweenActivities', count: 1 });
  });

  it('about gaps between the lessons of one subject are reported', () => {
    const time = constraint('ConstraintMinGapsBetweenActivities', { Activity_Id: [1, 2], MinGaps: 2 });
    expect(imported({ activities, time }).report.notCarried).toMatchObject([
      { reason: expect.stringContaining('different subjects') },
    ]);
  });

  it('about gaps between some lessons of a subject are reported', () => {
    const time = constraint('ConstraintMinGapsBetweenActivities', { Activity_Id: [1, 3], MinGaps: 2 });
    expect(imported({ activities, time }).report.notCarried).toMatchObject([
      { reason: expect.stringContaining('some lessons') },
    ]);
  });

  it('keep their weight', () => {
    const time = constraint('ConstraintTwoActivitiesGrouped', { ...two, Weight_Percentage: 95 });
    expect(imported({ activities, time }).rules).toMatchObject([{ weight: WEIGHT.FOUR }]);
  });

  it('about half-days are approximated or reported', () => {
    const halves = { activities, mode: 'Mornings_Afternoons', days: ['Mo 1', 'Mo 2'] };
    const grouped = constraint('ConstraintTwoActivitiesGrouped', two);
    expect(imported({ ...halves, time: grouped }).report.approximated).toHaveLength(1);
    const ends = constraint('ConstraintActivityEndsStudentsDay', { Activity_Id: 3 });
    expect(imported({ ...halves, time: ends }).report.notCarried).toHaveLength(1);
  });

  it('about the end of the day are about the students of the lesson', () => {
    const students = year('9', group('9A') + group('9B'));
    const apart = activity(1, 'Maths', { students: ['9A'] }) + activity(2, 'Art', { students: ['9B'] });
    const time = constraint('ConstraintActivityEndsStudentsDay', { Activity_Id: 1 });
    expect(imported({ students, activities: apart, time }).rules).toMatchObject([{ lessons: ['lesson-1'] }]);
  });
});

describe('rooms that are not available', () => {
  const blocked = times('Not_Available_Time', '', [['Mon', '1']]);
  const closed = (percent: number): string =>
    constraint('ConstraintRoomNotAvailableTimes', { Room: 'R1', Weight_Percentage: percent }, blocked);

  it('with a lower weight are less wanted there', () => {
    const { draft, rules } = imported({ activities, rooms: ['R1', 'R2'], space: closed(55) });
    expect(rules).toMatchObject([{ type: 'classroom', base: 'classroom-1', day: 0, period: 0 }]);
    expect(draft.classrooms['classroom-1']?.weight).toBe(WEIGHT.TWO);
    expect(draft.classrooms['classroom-2']?.weight).toBe(WEIGHT.HARD);
    expect(draft.constraintGroupWeights.classroomCalendar.enabled).toBe(true);
  });

  it('with two weights keep the first', () => {
    const { draft, report } = imported({ activities, rooms: ['R1'], space: closed(100) + closed(55) });
    expect(draft.classrooms['classroom-1']?.weight).toBe(WEIGHT.HARD);
    expect(report.notCarried).toMatchObject([{ reason: expect.stringContaining('another weight') }]);
  });
});
