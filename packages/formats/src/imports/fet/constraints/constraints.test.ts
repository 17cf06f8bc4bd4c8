import { createRooms, type Draft, WEIGHT } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import {
  activity,
  constraint,
  type FetTextParts,
  group,
  roomXml,
  times,
  year,
} from '../../../testing/fet-text.ts';
import { imported } from '../../../testing/imported.ts';

const three = [1, 2, 3]
  .map((id) => activity(id, 'Maths', { teachers: ['Ada'], students: ['5A'], groupId: 1 }))
  .join('');
const ids = ['lesson-1', 'lesson-2', 'lesson-3'];

/** The constraints of an import without their ids. */
function rulesOf(parts: FetTextParts): object[] {
  return imported({ activities: three, ...parts }).rules.map(({ id: _, ...rule }) => rule);
}

describe('min days between activities', () => {
  const minDays = (fields: object = {}): FetTextParts => ({
    activities: three,
    time: constraint('ConstraintMinDaysBetweenActivities', {
      Activity_Id: [1, 2, 3],
      MinDays: 1,
      Consecutive_If_Same_Day: true,
      ...fields,
    }),
  });

  it('are the spread of a subject when hard, one day and about all its lessons', () => {
    const { draft, rules } = imported(minDays());
    expect(rules).toEqual([]);
    expect(draft.subjects['subject-1']?.lessonsSpreadConstraint).toEqual({
      constraint: 'NoMoreThanOnePerDay',
      weight: WEIGHT.HARD,
    });
  });

  it('are a rule of their own for more days or some of the lessons', () => {
    expect(rulesOf(minDays({ MinDays: 2 }))).toEqual([
      { type: 'lessons', constraint: 'minDaysBetween', lessons: ids, minDays: 2, weight: WEIGHT.HARD },
    ]);
    expect(rulesOf(minDays({ Activity_Id: [1, 2] }))).toMatchObject([{ lessons: ['lesson-1', 'lesson-2'] }]);
  });

  it('when soft also keep two lessons of a day together and forbid three (S7.8)', () => {
    const { draft, rules } = imported(minDays({ Weight_Percentage: 95 }));
    expect(rules).toMatchObject([
      { constraint: 'minDaysBetween', weight: WEIGHT.FOUR },
      { type: 'consecutive', subjects: ['subject-1'], spacing: 0, weight: WEIGHT.HARD },
    ]);
    expect(draft.subjects['subject-1']?.lessonsSpreadConstraint.constraint).toBe('NoMoreThanTwoPerDay');
    expect(draft.constraintGroupWeights.lessonSpread.enabled).toBe(true);
    expect(draft.constraintGroupWeights.workload.enabled).toBe(false);
  });
});

describe('a preferred starting time', () => {
  const at = (hour: string, fields: object = {}): FetTextParts => ({
    activities: activity(1, 'Maths', { teachers: ['Ada'], duration: 2 }),
    time: constraint('ConstraintActivityPreferredStartingTime', {
      Activity_Id: 1,
      Preferred_Day: 'Tue',
      Preferred_Hour: hour,
      Permanently_Locked: true,
      ...fields,
    }),
  });

  it('of weight 100 is a placement, locked when the file says so (S7.4)', () => {
    const { draft, report } = imported(at('2'));
    expect(draft.lessons['lesson-1']).toMatchObject({ timeSlot: { day: 1, start: 1, end: 3 }, locked: true });
    expect(report.placements).toBe(1);
    const saved = imported(at('2', { Permanently_Locked: false })).draft;
    expect(saved.lessons['lesson-1']).toMatchObject({
      timeSlot: { day: 1, start: 1, end: 3 },
      locked: false,
    });
  });

  it('of a lower weight is an allowed cell', () => {
    expect(rulesOf(at('2', { Weight_Percentage: 80 }))).toEqual([
      {
        type: 'lessons',
        constraint: 'allowedCells',
        lessons: ['lesson-1'],
        cells: [{ day: 1, period: 1 }],
        scope: 'start',
        weight: WEIGHT.THREE,
      },
    ]);
  });

  it('that does not fit into the day is no placement', () => {
    const { draft, report } = imported(at('6'));
    expect(draft.lessons['lesson-1']?.timeSlot).toBeNull();
    expect(report.notCarried).toHaveLength(1);
  });

  it('of an activity with neither teachers nor students is no placement', () => {
    const { draft, report } = imported({ ...at('2'), activities: activity(1, 'Maths') });
    expect(draft.lessons['lesson-1']).toMatchObject({ timeSlot: null, locked: false });
    expect(report.warnings).toContain('Activity 1 (Maths): neither teachers nor students, so not scheduled.');
  });

  it('with a choice of rooms does not lock the lesson, but it may start nowhere else', () => {
    const { draft, rules } = imported({
      ...at('2'),
      rooms: ['R1', 'R2'],
      space: constraint('ConstraintSubjectPreferredRooms', {
        Subject: 'Maths',
        Preferred_Room: ['R1', 'R2'],
      }),
    });
    expect(draft.lessons['lesson-1']).toMatchObject({ timeSlot: { day: 1, start: 1 }, locked: false });
    expect(rules).toMatchObject([{ constraint: 'allowedCells', weight: WEIGHT.HARD }]);
  });
});

describe('preferred times and slots', () => {
  const starts = times('Preferred_Starting_Time', 'Preferred_Starting_', [
    ['Mon', '1'],
    ['Fri', '6'],
  ]);
  const slots = times('Preferred_Time_Slot', 'Preferred_', [['Mon', '2']]);
  const cells = [
    { day: 0, period: 0 },
    { day: 4, period: 5 },
  ];

  it('of one activity are allowed cells', () => {
    expect(
      rulesOf({ time: constraint('ConstraintActivityPreferredStartingTimes', { Activity_Id: 2 }, starts) }),
    ).toMatchObject([{ lessons: ['lesson-2'], cells, scope: 'start' }]);
    expect(
      rulesOf({ time: constraint('ConstraintActivityPreferredTimeSlots', { Activity_Id: 2 }, slots) }),
    ).toMatchObject([{ lessons: ['lesson-2'], cells: [{ day: 0, period: 1 }], scope: 'whole' }]);
  });

  it('of described activities find them by teacher, students, subject, tag and duration', () => {
    const activities = [
      activity(1, 'Maths', { teachers: ['Ada'], students: ['9A'] }),
      activity(2, 'Art', { teachers: ['Bo'], students: ['9A'] }),
      activity(3, 'Maths', { teachers: ['Bo'], students: ['9B'], tags: ['lab'], duration: 2 }),
    ].join('');
    const lessonsFor = (fields: object): unknown =>
      imported({
        students: year('9', group('9A') + group('9B')),
        activities,
        time: constraint('ConstraintActivitiesPreferredStartingTimes', { ...fields }, starts),
      }).rules.flatMap((rule) => ('lessons' in rule ? rule.lessons : []));
    expect(lessonsFor({ Teacher_Name: 'Bo' })).toEqual(['lesson-2', 'lesson-3']);
    expect(lessonsFor({ Students_Name: '9' })).toEqual(ids);
    expect(lessonsFor({ Students_Name: '9A', Subject_Name: 'Maths' })).toEqual(['lesson-1']);
    expect(lessonsFor({ Activity_Tag_Name: 'lab' })).toEqual(['lesson-3']);
    expect(lessonsFor({ Duration: 1 })).toEqual(['lesson-1', 'lesson-2']);
  });

  it('of subactivities are about the n-th part of each split', () => {
    const time = constraint(
      'ConstraintSubactivitiesPreferredTimeSlots',
      { Component_Number: 2, Subject_Name: 'Maths' },
      slots,
    );
    expect(rulesOf({ time })).toMatchObject([{ lessons: ['lesson-2'], scope: 'whole' }]);
  });

  it('of a whole day allow every hour of it', () => {
    const time = constraint('ConstraintActivityPreferredDay', { Activity_Id: 1, Preferred_Day: 'Wed' });
    expect(rulesOf({ time })).toMatchObject([
      { cells: [0, 1, 2, 3, 4, 5].map((period) => ({ day: 2, period })) },
    ]);
  });
});

describe('times when someone is not available', () => {
  const blocked = times('Not_Available_Time', '', [
    ['Mon', '1'],
    ['Mon', '1'],
  ]);

  it('are hard calendar cells of a teacher and a room, each once', () => {
    const time = constraint('ConstraintTeacherNotAvailableTimes', { Teacher: 'Bo' }, blocked);
    expect(rulesOf({ time: time + time })).toMatchObject([
      { type: 'teacher', base: 'teacher-2', day: 0, period: 0, level: 2 },
    ]);
    const space = constraint('ConstraintRoomNotAvailableTimes', { Room: 'R1' }, blocked);
    expect(rulesOf({ space, rooms: ['R1'] })).toMatchObject([{ type: 'classroom', base: 'classroom-1' }]);
  });

  it('of students block the calendar of each class in the set', () => {
    const time = constraint('ConstraintStudentsSetNotAvailableTimes', { Students: '9' }, blocked);
    const students = year('9', group('9A') + group('9B'));
    expect(rulesOf({ time, students, activities: '' })).toMatchObject([
      { type: 'group', base: 'group-1' },
      { type: 'group', base: 'group-2' },
    ]);
  });

  it('of a part of a class keep the lessons of these students out', () => {
    const time = constraint('ConstraintStudentsSetNotAvailableTimes', { Students: 'girls' }, blocked);
    const students = year('5A', group('girls') + group('boys'));
    const activities =
      activity(1, 'Maths', { students: ['5A'], duration: 3 }) +
      activity(2, 'Art', { students: ['boys'] }) +
      activity(3, 'Art', { students: ['girls'] });
    const [rule, ...others] = rulesOf({ time, students, activities });
    expect(others).toEqual([]);
    expect(rule).toMatchObject({ lessons: ['lesson-1', 'lesson-3'], scope: 'whole', weight: WEIGHT.HARD });
    expect(rule).not.toHaveProperty('cells.0', { day: 0, period: 0 });
    expect(rule).toHaveProperty('cells.length', 29);
  });
});

describe('limits', () => {
  it('of a teacher are carried, of two the stricter', () => {
    const daily = (fields: object): string =>
      constraint('ConstraintTeacherMaxHoursDaily', {
        Teacher_Name: 'Ada',
        Maximum_Hours_Daily: 4,
        ...fields,
      });
    const all = constraint('ConstraintTeachersMaxHoursDaily', { Maximum_Hours_Daily: 3 });
    const base = 'teacher-1';
    expect(rulesOf({ time: daily({}) + all })).toEqual([
      {
        type: 'teacherConstraint',
        base: { items: 'all', except: [] },
        constraint: 'teacherMaxLessonsPerDay',
        maxLessons: 3,
        weight: WEIGHT.HARD,
      },
    ]);
    const days = constraint('ConstraintTeacherMaxDaysPerWeek', { Teacher_Name: 'Ada', Max_Days_Per_Week: 2 });
    expect(rulesOf({ time: days })).toMatchObject([{ base, constraint: 'teacherMaxDays', maxDays: 2 }]);
  });

  it('of half-days have no counterpart', () => {
    const time = constraint('ConstraintTeacherMaxHoursDaily', {
      Teacher_Name: 'Ada',
      Maximum_Hours_Daily: 4,
    });
    const { rules, report } = imported({ time, mode: 'Mornings_Afternoons', days: ['a', 'b'] });
    expect(rules).toEqual([]);
    expect(report.notCarried).toMatchObject([{ count: 1, reason: expect.stringContaining('half-days') }]);
  });

  it('of students are a limit of each class without divisions', () => {
    const time = constraint('ConstraintStudentsMaxHoursDaily', { Maximum_Hours_Daily: 2 });
    expect(rulesOf({ time })).toEqual([
      {
        type: 'groupConstraint',
        base: { items: 'all', except: [] },
        constraint: 'maxPeriodsPerDay',
        maxPeriods: 2,
        weight: WEIGHT.HARD,
      },
    ]);
  });

  const students = year('5A', group('girls') + group('boys'));
  const divided =
    [1, 2, 3].map((id) => activity(id, 'Maths', { teachers: ['Ada'], students: ['5A'] })).join('') +
    activity(4, 'Art', { students: ['girls'] }) +
    activity(5, 'Art', { students: ['boys'] });
  const daily = constraint('ConstraintStudentsSetMaxHoursDaily', { Students: '5A', Maximum_Hours_Daily: 2 });

  it('of students in a divided class limit the lessons of each different set of students (S7.9)', () => {
    expect(rulesOf({ time: daily, students, activities: divided })).toMatchObject([
      { constraint: 'perDayLimit', lessons: [...ids, 'lesson-4'], maxLessons: 2 },
      { constraint: 'perDayLimit', lessons: [...ids, 'lesson-5'], maxLessons: 2 },
    ]);
  });

  it('of students in a divided class with lessons of different lengths are reported', () => {
    const activities = divided + activity(6, 'Art', { students: ['girls'], duration: 2 });
    const { rules, report } = imported({ time: daily, students, activities });
    expect(rules).toEqual([]);
    expect(report.notCarried).toMatchObject([{ reason: expect.stringContaining('different lengths') }]);
  });
});

describe('activities together and apart', () => {
  const students = year('9', group('9A') + group('9B') + group('9C'));
  const apart = ['9A', '9B', '9C']
    .map((name, index) => activity(index + 1, 'Maths', { students: [name] }))
    .join('');

  it('that start together are linked', () => {
    const time = constraint('ConstraintActivitiesSameStartingTime', { Activity_Id: [1, 2, 3] });
    expect(rulesOf({ time, students, activities: apart })).toMatchObject([
      { type: 'lesson', base: 'lesson-1', other: 'lesson-2', constraint: 'same time' },
      { type: 'lesson', base: 'lesson-1', other: 'lesson-3', constraint: 'same time' },
    ]);
  });

  it('that share students are not, also through a third', () => {
    const linked = (ids: number[]): string =>
      constraint('ConstraintActivitiesSameStartingTime', { Activity_Id: ids, Weight_Percentage: 50 });
    const { rules, report } = imported({ time: linked([1, 2]), activities: three });
    expect(rules).toEqual([]);
    expect(report.notCarried).toMatchObject([{ reason: expect.stringContaining('share students') }]);
    const chained = apart + activity(4, 'Art', { students: ['9A'] });
    expect(
      imported({ time: linked([1, 2]) + linked([2, 4]), students, activities: chained }).rules,
    ).toHaveLength(1);
  });

  it('that may not overlap are kept apart in pairs, where they could overlap', () => {
    const activities = apart + activity(4, 'Art', { students: ['9A'] });
    const time = constraint('ConstraintActivitiesNotOverlapping', { Activity_Id: [1, 2, 4] });
    expect(rulesOf({ time, students, activities })).toMatchObject([
      { base: 'lesson-1', other: 'lesson-2', constraint: 'not same time' },
      { base: 'lesson-2', other: 'lesson-4', constraint: 'not same time' },
    ]);
  });

  it('that may not overlap are, when they are many, at most one at a time', () => {
    const many = Array.from({ length: 31 }, (_, index) => index + 1);
    const activities = many.map((id) => activity(id, 'Maths', { teachers: ['Ada'] })).join('');
    const time = constraint('ConstraintActivitiesNotOverlapping', { Activity_Id: many });
    const [rule, ...others] = rulesOf({ time, activities });
    expect(others).toEqual([]);
    expect(rule).toMatchObject({ constraint: 'atMostAtATime', max: 1, weight: WEIGHT.HARD });
    expect(rule).toHaveProperty('lessons.length', 31);
    expect(rule).toHaveProperty('cells.length', 30);
  });
});

describe('rooms', () => {
  const rooms = ['R1', 'R2', roomXml('Small', '<Capacity>5</Capacity><Building>East</Building>')];
  const roomsFor = (space: string, parts: FetTextParts = {}) => {
    const { draft, report } = imported({ activities: three, rooms, space, ...parts });
    const subject = draft.subjects['subject-1'];
    return { draft, report, fixed: subject?.classroom, viable: subject?.viableClassrooms };
  };
  const roomsUsed = (draft: Draft) => {
    const roomsOf = createRooms(draft);
    return Object.values(draft.lessons).map((lesson) => {
      const found = roomsOf(lesson);
      return 'fixed' in found ? found.fixed : found.choose;
    });
  };

  it('that a subject prefers are its list, a single one its room', () => {
    const two = constraint('ConstraintSubjectPreferredRooms', {
      Subject: 'Maths',
      Preferred_Room: ['R1', 'R2'],
    });
    expect(roomsFor(two)).toMatchObject({ fixed: null, viable: ['classroom-1', 'classroom-2'] });
    const one = constraint('ConstraintSubjectPreferredRoom', { Subject: 'Maths', Room: 'R2' });
    expect(roomsFor(one)).toMatchObject({ fixed: 'classroom-2', viable: [] });
    expect(roomsFor(two + one)).toMatchObject({ fixed: 'classroom-2', viable: [] });
  });

  it('without enough seats are left out', () => {
    const space = constraint('ConstraintSubjectPreferredRooms', {
      Subject: 'Maths',
      Preferred_Room: ['Small', 'R1', 'R2'],
    });
    expect(roomsFor(space, { students: year('5A', '', 20) }).viable).toEqual(['classroom-1', 'classroom-2']);
    expect(roomsFor(space).draft.classrooms['classroom-3']?.building).toBe('East');
  });

  it('of home are not used by a lesson that a saved timetable or a virtual room puts elsewhere', () => {
    const home = constraint('ConstraintTeacherHomeRoom', { Teacher: 'Ada', Room: 'R1' });
    const at = (room: string): string =>
      constraint('ConstraintActivityPreferredRoom', {
        Activity_Id: 2,
        Room: room,
        Permanently_Locked: false,
      });
    const { draft } = roomsFor(home + at('R2'));
    expect(draft.lessons['lesson-2']).toMatchObject({
      classroom: 'classroom-2',
      viableClassrooms: ['classroom-1', 'classroom-2'],
    });
    const virtual = [...rooms, roomXml('Anywhere', '<Virtual>true</Virtual>')];
    const without = roomsFor(home + at('Anywhere'), { rooms: virtual }).draft;
    expect(ids.map((id) => without.lessons[id]?.classroom)).toEqual(['classroom-1', null, 'classroom-1']);
  });

  it('that are soft are room preferences within the rooms of the hard rules', () => {
    const asked = constraint('ConstraintSubjectPreferredRooms', {
      Subject: 'Maths',
      Preferred_Room: ['R1', 'R2'],
    });
    const wish = constraint('ConstraintActivityPreferredRoom', {
      Activity_Id: 2,
      Room: 'R2',
      Weight_Percentage: 80,
    });
    const { draft, viable, report } = roomsFor(asked + wish);
    expect(viable).toEqual(['classroom-1', 'classroom-2']);
    expect(Object.values(draft.constraints)).toMatchObject([
      {
        constraint: 'roomPreference',
        lessons: ['lesson-2'],
        classrooms: ['classroom-2'],
        weight: WEIGHT.THREE,
      },
    ]);
    expect(report.approximated).toMatchObject([{ name: 'ConstraintActivityPreferredRoom', count: 1 }]);
  });

  it('that are only wished for leave the other rooms to choose from', () => {
    const wish = constraint('ConstraintSubjectPreferredRoom', {
      Subject: 'Maths',
      Room: 'R1',
      Weight_Percentage: 80,
    });
    const { draft, fixed, viable } = roomsFor(wish, { students: year('5A', '', 20) });
    expect(fixed).toBeNull();
    expect(viable).toEqual(['classroom-1', 'classroom-2']);
    expect(Object.values(draft.constraints)).toMatchObject([
      { constraint: 'roomPreference', lessons: ids, classrooms: ['classroom-1'], weight: WEIGHT.THREE },
    ]);
  });

  it('that are only wished for are left out where the school has no time in any room', () => {
    const wish = constraint('ConstraintSubjectPreferredRoom', {
      Subject: 'Maths',
      Room: 'R1',
      Weight_Percentage: 80,
    });
    const closed = (days: string[]): string =>
      constraint(
        'ConstraintRoomNotAvailableTimes',
        { Room: 'R1' },
        times(
          'Not_Available_Time',
          '',
          days.flatMap((day) => ['1', '2', '3', '4', '5', '6'].map((hour) => [day, hour] as const)),
        ),
      );
    const only = { rooms: ['R1'] };
    expect(roomsFor(wish + closed(['Mon', 'Tue', 'Wed', 'Thu']), only).fixed).toBe('classroom-1');
    const { fixed, report } = roomsFor(wish + closed(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']), only);
    expect(fixed).toBeNull();
    expect(report.warnings).toContainEqual(expect.stringContaining('3 of 0'));
  });

  it('of home are used where nothing else is asked', () => {
    const home = constraint('ConstraintStudentsSetHomeRoom', { Students: '5A', Room: 'R1' });
    const alone = roomsFor(home);
    expect(alone.fixed).toBeNull();
    expect(alone.draft.groups['group-1']?.classroom).toBe('classroom-1');
    expect(roomsUsed(alone.draft)).toEqual(['classroom-1', 'classroom-1', 'classroom-1']);
    const one = constraint('ConstraintActivityPreferredRoom', {
      Activity_Id: 2,
      Room: 'R2',
      Permanently_Locked: true,
    });
    const { draft } = roomsFor(home + one);
    expect(ids.map((id) => draft.lessons[id]?.classroom)).toEqual([null, 'classroom-2', null]);
    expect(roomsUsed(draft)).toEqual(['classroom-1', 'classroom-2', 'classroom-1']);
  });

  it('of home that are several are chosen from, and a soft one is a room preference', () => {
    const two = constraint('ConstraintStudentsSetHomeRooms', {
      Students: '5A',
      Preferred_Room: ['R1', 'R2'],
    });
    const several = roomsFor(two);
    expect(several.draft.groups['group-1']?.classroom).toBeNull();
    expect(several.viable).toEqual(['classroom-1', 'classroom-2']);
    const soft = constraint('ConstraintStudentsSetHomeRoom', {
      Students: '5A',
      Room: 'R1',
      Weight_Percentage: 80,
    });
    const { draft, report } = roomsFor(soft);
    expect(draft.groups['group-1']?.classroom).toBeNull();
    expect(Object.values(draft.constraints)).toMatchObject([
      { constraint: 'roomPreference', lessons: ids, classrooms: ['classroom-1'], weight: WEIGHT.THREE },
    ]);
    expect(report.approximated).toMatchObject([{ name: 'ConstraintStudentsSetHomeRoom', count: 1 }]);
  });

  it('of home stay with the lessons where the class has others without a room', () => {
    const home = constraint('ConstraintStudentsSetHomeRoom', { Students: '5A', Room: 'R1' });
    const parts = year('5A', `${group('5A x')}${group('5A y')}`);
    const half = activity(4, 'Art', { students: ['5A x'] });
    const { draft } = roomsFor(home, { students: parts, activities: `${three}${half}` });
    expect(draft.groups['group-1']?.classroom).toBeNull();
    expect(roomsUsed(draft).slice(0, 3)).toEqual(['classroom-1', 'classroom-1', 'classroom-1']);
    expect(draft.lessons['lesson-4']?.classroom).toBeNull();
  });

  it('of a saved timetable are the place of a lesson, not a rule', () => {
    const list = constraint('ConstraintSubjectPreferredRooms', {
      Subject: 'Maths',
      Preferred_Room: ['R1', 'R2'],
    });
    const now = constraint('ConstraintActivityPreferredRoom', {
      Activity_Id: 2,
      Room: 'R2',
      Permanently_Locked: false,
    });
    const { draft, viable } = roomsFor(list + now);
    expect(viable).toEqual(['classroom-1', 'classroom-2']);
    expect(ids.map((id) => draft.lessons[id]?.classroom)).toEqual([null, 'classroom-2', null]);
  });

  it('by activity tag, and by subject and tag', () => {
    const activities = three.replace('</Subject>', '</Subject><Activity_Tag>lab</Activity_Tag>');
    const tag = constraint('ConstraintActivityTagPreferredRoom', { Activity_Tag: 'lab', Room: 'R1' });
    const both = constraint('ConstraintSubjectActivityTagPreferredRoom', {
      Subject: 'Maths',
      Activity_Tag: 'lab',
      Room: 'R2',
    });
    expect(roomsFor(tag, { activities }).draft.lessons['lesson-1']?.classroom).toBe('classroom-1');
    expect(roomsFor(tag, { activities }).draft.lessons['lesson-2']?.classroom).toBeNull();
    expect(roomsFor(both, { activities }).draft.lessons['lesson-1']?.classroom).toBe('classroom-2');
  });
});
