import { describe, expect, it } from 'vitest';
import { activity, constraint, type FetTextParts, roomXml, times } from '../../testing/fet-text.ts';
import { imported } from '../../testing/imported.ts';

const activities =
  activity(1, 'Maths', { teachers: ['Ada'], students: ['5A'], tags: ['lab'] }) +
  activity(2, 'Art', { teachers: ['Bo'], students: ['5A'] });

/** Names of children by version: those that FET 5 and the first versions of FET 6 write, and the newest ones. */
const versions = [
  {
    version: '5.48.2',
    teacher: 'Teacher_Name',
    students: 'Students_Name',
    subject: 'Subject_Name',
    tag: 'Activity_Tag_Name',
    cells: {
      placed: 'Preferred_',
      starting: 'Preferred_Starting_',
      slot: 'Preferred_',
      selected: 'Selected_',
    },
  },
  {
    version: '6.25.0',
    teacher: 'Teacher',
    students: 'Students',
    subject: 'Subject',
    tag: 'Activity_Tag',
    cells: {
      placed: 'Preferred_',
      starting: 'Preferred_Starting_',
      slot: 'Preferred_',
      selected: 'Selected_',
    },
  },
  {
    version: '7.8.6',
    teacher: 'Teacher',
    students: 'Students',
    subject: 'Subject',
    tag: 'Activity_Tag',
    cells: { placed: '', starting: '', slot: '', selected: '' },
  },
] as const;

function schoolOf({
  version,
  teacher,
  students,
  subject,
  tag,
  cells,
}: (typeof versions)[number]): FetTextParts {
  const description = { [teacher]: '', [students]: '5A', [subject]: 'Maths', [tag]: '' };
  const placed = `<${cells.placed}Day>Tue</${cells.placed}Day><${cells.placed}Hour>3</${cells.placed}Hour>`;
  return {
    version,
    activities,
    time: [
      constraint('ConstraintTeacherMaxDaysPerWeek', { [teacher]: 'Ada', Max_Days_Per_Week: 2 }),
      constraint('ConstraintTeacherMaxHoursDaily', { [teacher]: 'Ada', Maximum_Hours_Daily: 3 }),
      constraint('ConstraintTeacherMaxGapsPerWeek', { [teacher]: 'Bo', Max_Gaps: 1 }),
      constraint('ConstraintTeacherActivityTagMaxHoursContinuously', {
        [teacher]: 'Ada',
        [tag]: 'lab',
        Maximum_Hours_Continuously: 1,
      }),
      constraint('ConstraintActivityPreferredStartingTime', { Activity_Id: 2 }, placed),
      constraint('ConstraintActivityPreferredDay', { Activity_Id: 1, [`${cells.placed}Day`]: 'Mon' }),
      constraint(
        'ConstraintActivitiesPreferredStartingTimes',
        description,
        times('Preferred_Starting_Time', cells.starting, [['Wed', '1']]),
      ),
      constraint(
        'ConstraintActivitiesPreferredTimeSlots',
        description,
        times('Preferred_Time_Slot', cells.slot, [['Wed', '2']]),
      ),
      constraint(
        'ConstraintActivitiesOccupyMaxTimeSlotsFromSelection',
        { Activity_Id: [1, 2], Max_Number_of_Occupied_Time_Slots: 1 },
        times('Selected_Time_Slot', cells.selected, [['Thu', '1']]),
      ),
    ].join(''),
  };
}

describe('a file of FET', () => {
  it.each(versions)('of version $version means the same', (names) => {
    const { draft, report, rules } = imported(schoolOf(names));
    expect(report.notCarried).toEqual([]);
    expect(rules).toMatchObject([
      { constraint: 'allowedCells', scope: 'start', lessons: ['lesson-1'], cells: [{ day: 2, period: 0 }] },
      { constraint: 'allowedCells', scope: 'whole', lessons: ['lesson-1'], cells: [{ day: 2, period: 1 }] },
      { constraint: 'allowedCells', lessons: ['lesson-1'], cells: { length: 6 } },
      { constraint: 'teacherMaxDays', base: 'teacher-1', maxDays: 2 },
      { constraint: 'teacherMaxLessonsPerDay', base: 'teacher-1', maxLessons: 3 },
      { constraint: 'maxGapsPerWeek', base: 'teacher-2', maxGaps: 1 },
      { constraint: 'maxPeriodsInARow', base: 'teacher-1', maxPeriods: 1, subjects: ['subject-1'] },
      { constraint: 'occupyAtMost', cells: [{ day: 3, period: 0 }] },
    ]);
    expect(draft.lessons['lesson-2']?.timeSlot).toEqual({ day: 1, start: 2, end: 3 });
  });

  it('with one name of a child and another of the same meaning is not carried', () => {
    const both = { Teacher: 'Ada', Teacher_Name: 'Bo', Max_Days_Per_Week: 2 };
    const { report, rules } = imported({
      activities,
      time: constraint('ConstraintTeacherMaxDaysPerWeek', both),
    });
    expect(rules).toEqual([]);
    expect(report.notCarried).toMatchObject([{ reason: 'it has <Teacher> more than once' }]);
  });

  it('limits no teacher where the element for all teachers names one', () => {
    const one = constraint('ConstraintTeachersMaxDaysPerWeek', { Teacher: 'Ada', Max_Days_Per_Week: 2 });
    const { report, rules } = imported({ activities, time: one });
    expect(rules).toEqual([]);
    expect(report.notCarried).toMatchObject([{ reason: expect.stringContaining('<Teacher>') }]);
  });

  it('of before there was a choice forbids days without lessons to students and allows them to teachers', () => {
    const time =
      constraint('ConstraintStudentsMinHoursDaily', { Minimum_Hours_Daily: 1 }) +
      constraint('ConstraintTeachersMinHoursDaily', { Minimum_Hours_Daily: 1 });
    expect(imported({ activities, time }).rules).toMatchObject([
      { constraint: 'teacherMinLessonsPerDay', base: { items: 'all' } },
      { constraint: 'minPeriodsPerDay', allowEmptyDays: false },
    ]);
  });

  it('limits building changes of a real day as FET writes them', () => {
    const space = constraint('ConstraintTeachersMaxBuildingChangesPerRealDay', {
      Max_Building_Changes_Per_Day: 1,
    });
    const halves = { mode: 'Mornings_Afternoons', days: ['Mon1', 'Mon2', 'Tue1', 'Tue2'] };
    expect(imported({ ...halves, activities, space }).rules).toMatchObject([
      { constraint: 'maxBuildingChangesPerDay', base: { items: 'all', except: [] }, maxChanges: 1 },
    ]);
  });
});

describe('a virtual room', () => {
  const set = (...names: string[]): string =>
    `<Set_of_Real_Rooms>${names.map((name) => `<Real_Room>${name}</Real_Room>`).join('')}</Set_of_Real_Rooms>`;
  const virtual = (name: string, ...sets: string[]): string =>
    roomXml(name, `<Virtual>true</Virtual>${sets.join('')}`);
  const rooms = [
    'R1',
    roomXml('R2', '<Capacity>10</Capacity>'),
    roomXml('R3', '<Capacity>10</Capacity>'),
    virtual('Either', set('R1', 'R2')),
    virtual('Both', set('R1', 'R2', 'R3'), set('R2', 'R3')),
    virtual('Nothing'),
  ];
  const inRoom = (Room: string, more: object = {}) =>
    constraint('ConstraintActivityPreferredRoom', {
      Activity_Id: 1,
      Room,
      Permanently_Locked: true,
      ...more,
    });
  const roomsOf = (space: string) => {
    const { draft, report } = imported({ activities, rooms, space });
    const { classroom, viableClassrooms: ofLesson } = draft.lessons['lesson-1'] ?? {};
    const viable = ofLesson?.length ? ofLesson : draft.subjects['subject-1']?.viableClassrooms;
    return { classroom, viable, report };
  };

  it('of one set is a choice among its rooms', () => {
    const { viable, report } = roomsOf(inRoom('Either'));
    expect(viable).toEqual(['classroom-1', 'classroom-2']);
    expect(report.approximated.map(({ name }) => name)).toEqual(['Room “Both”']);
    expect(report.carried).toContainEqual({ name: 'Room “Either”', count: 1 });
  });

  it('of several sets keeps one room of the smallest set, with any seats, and reports it by name (S7.11)', () => {
    const { viable, report } = roomsOf(inRoom('Both'));
    expect(viable).toEqual(['classroom-2', 'classroom-3']);
    expect(report.warnings).not.toContainEqual(expect.stringContaining('room'));
    expect(report.approximated).toEqual([
      {
        name: 'Room “Both”',
        count: 1,
        reason: 'it combines 2 rooms, of which one is kept: R2 or R3',
      },
      {
        name: 'ConstraintActivityPreferredRoom',
        count: 1,
        reason: 'a virtual room combines several rooms, of which one is kept: Both',
      },
    ]);
  });

  it('of a saved timetable is the real room of that set', () => {
    const saved = inRoom('Both', { Real_Room: ['R1', 'R3'], Permanently_Locked: false });
    expect(roomsOf(inRoom('Both', { Weight_Percentage: 100 }) + saved)).toMatchObject({
      classroom: 'classroom-3',
      viable: ['classroom-2', 'classroom-3'],
    });
  });

  it('without rooms is not carried', () => {
    const { classroom, report } = roomsOf(inRoom('Nothing'));
    expect(classroom).toBeNull();
    expect(report.notCarried).toMatchObject([
      { name: 'Room “Nothing”' },
      { name: 'ConstraintActivityPreferredRoom' },
    ]);
  });
});
