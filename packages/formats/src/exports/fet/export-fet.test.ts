import { kinds } from '@bellgrid/constraints';
import { createDraft, createExampleSchool, type Draft } from '@bellgrid/model';
import { en } from '@bellgrid/texts';
import { describe, expect, it } from 'vitest';
import { importFile } from '../../imports/import-file.ts';
import { hasFetExamples, readFetExample } from '../../testing/fet-examples.ts';
import { activity, constraint, type FetTextParts, group, times, year } from '../../testing/fet-text.ts';
import { imported } from '../../testing/imported.ts';
import { spoken, spokenEntries, spokenFindings } from '../../testing/spoken.ts';
import { exportFet } from './export-fet.ts';

/** The draft of the file that a draft is written to. */
function again(draft: Draft): { draft: Draft; notWritten: ReturnType<typeof spokenEntries> } {
  const written = exportFet(draft);
  if (!written.ok) throw new Error(spoken(written.message));
  const result = importFile('school.fet', written.text);
  if (!result.ok) throw new Error(spokenFindings(result.findings));
  return { draft: result.draft, notWritten: spokenEntries(written.notWritten) };
}

const activities =
  [1, 2, 3].map((id) => activity(id, 'Maths', { teachers: ['Ada'], students: ['5A'] })).join('') +
  activity(4, 'Art', { teachers: ['Bo'], students: ['5A'], duration: 2 });

const blocked = times('Not_Available_Time', '', [['Mon', '1']]);
const slots = times('Selected_Time_Slot', 'Selected_', [['Mon', '2']]);

const school: FetTextParts = {
  activities,
  rooms: ['Lab &amp; hall', 'R2'],
  time: [
    constraint('ConstraintBreakTimes', {}, times('Break_Time', '', [['Fri', '6']])),
    constraint('ConstraintTeacherNotAvailableTimes', { Teacher: 'Ada' }, blocked),
    constraint('ConstraintStudentsSetNotAvailableTimes', { Students: '5A' }, blocked),
    constraint('ConstraintMinDaysBetweenActivities', { Activity_Id: [1, 2, 3], MinDays: 1 }),
    constraint('ConstraintActivityPreferredStartingTime', {
      Activity_Id: 4,
      Preferred_Day: 'Tue',
      Preferred_Hour: '3',
      Permanently_Locked: false,
    }),
    constraint('ConstraintTeacherMaxGapsPerWeek', { Teacher_Name: 'Ada', Max_Gaps: 1 }),
    constraint('ConstraintStudentsSetMaxGapsPerDay', { Students: '5A', Max_Gaps: 0 }),
    constraint('ConstraintStudentsSetEarlyMaxBeginningsAtSecondHour', {
      Students: '5A',
      Max_Beginnings_At_Second_Hour: 2,
    }),
    constraint('ConstraintTeacherMaxHoursContinuously', {
      Teacher_Name: 'Bo',
      Maximum_Hours_Continuously: 2,
    }),
    constraint('ConstraintTeacherIntervalMaxDaysPerWeek', {
      Teacher_Name: 'Bo',
      Interval_Start_Hour: '5',
      Interval_End_Hour: '',
      Max_Days_Per_Week: 1,
    }),
    constraint('ConstraintTwoActivitiesOrdered', { First_Activity_Id: 1, Second_Activity_Id: 4 }),
    constraint('ConstraintTwoActivitiesConsecutive', {
      First_Activity_Id: 2,
      Second_Activity_Id: 4,
      Weight_Percentage: 95,
    }),
    constraint('ConstraintActivityEndsStudentsDay', { Activity_Id: 4 }),
    constraint(
      'ConstraintActivitiesOccupyMaxTimeSlotsFromSelection',
      { Activity_Id: [1, 4], Max_Number_of_Occupied_Time_Slots: 1 },
      slots,
    ),
  ].join(''),
  space: [
    constraint('ConstraintRoomNotAvailableTimes', { Room: 'R2' }, blocked),
    constraint('ConstraintSubjectPreferredRooms', {
      Subject: 'Maths',
      Preferred_Room: ['Lab &amp; hall', 'R2'],
    }),
  ].join(''),
};

describe('a file of FET', () => {
  it('that is imported, exported and imported again gives the same draft', () => {
    const { draft } = imported(school);
    expect(Object.keys(draft.constraints).length).toBeGreaterThan(10);
    const { draft: second, notWritten } = again(draft);
    expect(notWritten).toEqual([]);
    expect(second).toEqual(draft);
  });

  it('has the home room of a class, also beside a lesson with another room', () => {
    const home = constraint('ConstraintStudentsSetHomeRoom', { Students: '5A', Room: 'R2' });
    const lab = constraint('ConstraintActivityPreferredRoom', {
      Activity_Id: 4,
      Room: 'R1',
      Permanently_Locked: true,
    });
    for (const space of [home, home + lab]) {
      const { draft } = imported({ activities, rooms: ['R1', 'R2'], space });
      expect(draft.groups['group-1']?.classroom).toBe('classroom-2');
      const written = exportFet(draft);
      expect(written.ok && written.text.match(/<ConstraintStudentsSetHomeRoom>/g)).toHaveLength(1);
      const { draft: second, notWritten } = again(draft);
      expect(notWritten).toEqual([]);
      expect(second).toEqual(draft);
    }
  });

  it('keeps lessons of one day together, and the days between them', () => {
    const { draft } = imported({
      activities,
      time: constraint('ConstraintMinDaysBetweenActivities', {
        Activity_Id: [1, 2, 3],
        MinDays: 1,
        Consecutive_If_Same_Day: true,
        Weight_Percentage: 95,
      }),
    });
    const { draft: second, notWritten } = again(draft);
    expect(notWritten).toEqual([]);
    expect(second).toEqual(draft);
  });

  it('has rules of periods and days as time slots', () => {
    const { draft } = imported({ activities });
    const rule = { type: 'subject', other: null, weight: 100, metaData: null } as const;
    draft.constraints.day = { ...rule, id: 'day', base: 'subject-2', constraint: 'on day', values: [1] };
    const { draft: second, notWritten } = again(draft);
    expect(notWritten).toEqual([]);
    expect(Object.values(second.constraints)).toMatchObject([
      {
        constraint: 'allowedCells',
        lessons: ['lesson-4'],
        scope: 'whole',
        cells: [0, 1, 2, 3, 4, 5].map((period) => ({ day: 1, period })),
      },
    ]);
  });

  it('has the divisions of a class as groups of its year', () => {
    const students = year('5A', group('girls', ['g']) + group('boys', ['b']));
    const divided =
      activities + activity(5, 'Art', { students: ['girls'] }) + activity(6, 'Art', { students: ['boys'] });
    const { draft } = imported({ students, activities: divided });
    const { draft: second } = again(draft);
    const tracks = (each: Draft): unknown =>
      Object.values(each.trackSets).map((set) => set.tracks.map(({ subjects }) => subjects));
    expect(tracks(second)).toEqual(tracks(draft));
    expect(tracks(draft)).toEqual([[['subject-3'], ['subject-4']]]);
  });

  it('has nothing of divisions that do not count, which leave the names of others alone', () => {
    const students = year('5A', group('girls') + group('boys')) + year('5B');
    const taught = ['girls', 'boys'].map((name, at) => activity(at + 5, 'Art', { students: [name] }));
    const { draft } = imported({ students, activities: [activities, ...taught].join('') });
    const [division] = Object.values(draft.trackSets);
    const undivided = Object.values(draft.groups).find(({ name }) => name === '5B');
    if (!division || !undivided) throw new Error('no division, no 5B');
    const tracks = division.tracks.map(({ name }, at) => ({ id: `other-${at}`, name, subjects: [] }));
    const before = exportFet(draft);
    draft.trackSets.other = { ...division, id: 'other', group: undivided.id, tracks };
    expect(exportFet(draft)).toEqual(before);
  });

  it('of the example school is read again with the same lessons in their places', () => {
    const draft = createExampleSchool();
    const { draft: second, notWritten } = again(draft);
    const slotsOf = (each: Draft): string[] =>
      Object.values(each.lessons)
        .map(({ timeSlot }) => JSON.stringify(timeSlot))
        .sort();
    expect(slotsOf(second)).toEqual(slotsOf(draft));
    expect(Object.keys(second.teachers)).toHaveLength(Object.keys(draft.teachers).length);
    expect(notWritten.length).toBeGreaterThan(0);
    const unknown = spoken({ code: 'no such text' });
    for (const { name, reason } of notWritten) expect([name, reason]).not.toContain(unknown);
  });

  it('has calendars of rooms with their weight, of people only when hard', () => {
    const space = constraint(
      'ConstraintRoomNotAvailableTimes',
      { Room: 'R2', Weight_Percentage: 80 },
      blocked,
    );
    const { draft } = imported({ ...school, space });
    expect(again(draft).draft).toEqual(draft);
    draft.constraintGroupWeights.teacherCalendarRed.enabled = true;
    const teacher = draft.teachers['teacher-1'];
    if (teacher) teacher.weight = 3;
    expect(again(draft).notWritten).toMatchObject([{ name: 'Soft calendar', count: 1 }]);
  });

  it('has a name in the catalogue for every kind', () => {
    const unnamed = Object.keys(kinds).filter((kind) => {
      const isOfCalendar = kind.endsWith('Calendar');
      const isOfSubject = kind === 'lessonsSamePeriod' || kind === 'lessonsSameClassroom';
      return !isOfCalendar && !isOfSubject && !Object.hasOwn(en.exports.kinds, kind);
    });
    expect(unnamed).toEqual([]);
  });

  it('names the parts that FET cannot hold', () => {
    const { draft } = imported(school);
    draft.constraints.optional = {
      id: 'optional',
      type: 'subject',
      base: 'subject-1',
      other: 'subject-2',
      constraint: 'same time optional',
      values: [],
      weight: 100,
      metaData: null,
    };
    expect(again(draft).notWritten).toMatchObject([{ name: 'May be at the same time', count: 1 }]);
  });

  it('is refused for lessons in several structures', () => {
    const { draft } = imported(school);
    const [first] = Object.values(draft.schoolData.structures);
    if (!first) throw new Error('no structure');
    draft.schoolData.structures.other = { ...first, id: 'other' };
    const lesson = draft.lessons['lesson-4'];
    if (lesson) lesson.structure = 'other';
    const written = exportFet(draft);
    expect(written.ok ? '' : spoken(written.message)).toContain('several');
  });

  const real = ['Brazil/1/Brazil.fet', 'Argentina/Horario_ISJ.fet', 'United-Kingdom/Hopwood/Hopwood.fet'];
  it.skipIf(!hasFetExamples).each(real)(
    'of the real school %s gives the same draft but for what FET lacks',
    (name) => {
      const result = importFile(name, readFetExample(`FET-5-official/${name}`));
      if (!result.ok) throw new Error(spokenFindings(result.findings));
      const { draft: second, notWritten } = again(result.draft);
      const plain = ({ pickedColors: _, ...draft }: Draft): unknown =>
        JSON.parse(
          JSON.stringify(draft, (key, value: unknown) =>
            ['color', 'shortName'].includes(key) ? undefined : value,
          ),
        );
      expect(notWritten).toEqual([]);
      expect(plain(second)).toEqual(plain(result.draft));
    },
  );

  it('of an empty draft has the days and periods', () => {
    expect(again(createDraft()).draft.schoolData.days).toHaveLength(5);
  });
});
