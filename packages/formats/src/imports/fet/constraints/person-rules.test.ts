import { WEIGHT } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { activity, constraint, type FetTextParts, group, year } from '../../../testing/fet-text.ts';
import { imported } from '../../../testing/imported.ts';

const maths = [1, 2, 3]
  .map((id) => activity(id, 'Maths', { teachers: ['Ada'], students: ['5A'], groupId: 1 }))
  .join('');
const hard = WEIGHT.HARD;

/** The constraints of an import without their ids. */
function rulesOf(parts: FetTextParts): object[] {
  return imported({ activities: maths, ...parts }).rules.map(({ id: _, ...rule }) => rule);
}

const ofAda = { type: 'teacherConstraint', base: 'teacher-1', weight: hard };
const ofAll = { base: { items: 'all', except: [] } };
const of5A = { type: 'groupConstraint', base: 'group-1', weight: hard };
const rule = (name: string, fields: Parameters<typeof constraint>[1]): FetTextParts => ({
  time: constraint(name, fields),
});
const ada = { Teacher_Name: 'Ada' };
const class5A = { Students: '5A' };

describe('rules of the days of a teacher or a class', () => {
  it.each([
    [
      'ConstraintTeacherMaxGapsPerWeek',
      { ...ada, Max_Gaps: 2 },
      { ...ofAda, constraint: 'maxGapsPerWeek', maxGaps: 2 },
    ],
    [
      'ConstraintTeachersMaxGapsPerWeek',
      { Max_Gaps: 2 },
      { ...ofAda, ...ofAll, constraint: 'maxGapsPerWeek', maxGaps: 2 },
    ],
    [
      'ConstraintTeacherMaxGapsPerDay',
      { ...ada, Max_Gaps: 1 },
      { ...ofAda, constraint: 'maxGapsPerDay', maxGaps: 1 },
    ],
    [
      'ConstraintTeachersMaxGapsPerDay',
      { Max_Gaps: 1 },
      { ...ofAda, ...ofAll, constraint: 'maxGapsPerDay', maxGaps: 1 },
    ],
    [
      'ConstraintStudentsSetMaxGapsPerWeek',
      { ...class5A, Max_Gaps: 0 },
      { ...of5A, constraint: 'maxGapsPerWeek', maxGaps: 0 },
    ],
    [
      'ConstraintStudentsMaxGapsPerWeek',
      { Max_Gaps: 0 },
      { ...of5A, ...ofAll, constraint: 'maxGapsPerWeek', maxGaps: 0 },
    ],
    [
      'ConstraintStudentsSetMaxGapsPerDay',
      { ...class5A, Max_Gaps: 0 },
      { ...of5A, constraint: 'maxGapsPerDay', maxGaps: 0 },
    ],
    [
      'ConstraintStudentsMaxGapsPerDay',
      { Max_Gaps: 0 },
      { ...of5A, ...ofAll, constraint: 'maxGapsPerDay', maxGaps: 0 },
    ],
    [
      'ConstraintStudentsEarlyMaxBeginningsAtSecondHour',
      { Max_Beginnings_At_Second_Hour: 1 },
      { ...of5A, ...ofAll, constraint: 'startsAtFirstPeriod', maxExceptions: 1 },
    ],
    [
      'ConstraintStudentsSetEarlyMaxBeginningsAtSecondHour',
      { ...class5A, Max_Beginnings_At_Second_Hour: 0 },
      { ...of5A, constraint: 'startsAtFirstPeriod', maxExceptions: 0 },
    ],
    [
      'ConstraintTeacherMinHoursDaily',
      { ...ada, Minimum_Hours_Daily: 2, Allow_Empty_Days: true },
      { ...ofAda, constraint: 'teacherMinLessonsPerDay', minLessons: 2 },
    ],
    [
      'ConstraintTeachersMinHoursDaily',
      { Minimum_Hours_Daily: 2, Allow_Empty_Days: true },
      { ...ofAda, ...ofAll, constraint: 'teacherMinLessonsPerDay', minLessons: 2 },
    ],
    [
      'ConstraintStudentsMinHoursDaily',
      { Minimum_Hours_Daily: 1, Allow_Empty_Days: false },
      { ...of5A, ...ofAll, constraint: 'minPeriodsPerDay', minPeriods: 1, allowEmptyDays: false },
    ],
    [
      'ConstraintStudentsSetMinHoursDaily',
      { ...class5A, Minimum_Hours_Daily: 1, Allow_Empty_Days: true },
      { ...of5A, constraint: 'minPeriodsPerDay', minPeriods: 1, allowEmptyDays: true },
    ],
    [
      'ConstraintTeacherMaxHoursContinuously',
      { ...ada, Maximum_Hours_Continuously: 3 },
      { ...ofAda, constraint: 'maxPeriodsInARow', maxPeriods: 3, subjects: [] },
    ],
    [
      'ConstraintTeachersMaxHoursContinuously',
      { Maximum_Hours_Continuously: 3 },
      { ...ofAda, ...ofAll, constraint: 'maxPeriodsInARow', maxPeriods: 3, subjects: [] },
    ],
    [
      'ConstraintStudentsMaxHoursContinuously',
      { Maximum_Hours_Continuously: 3 },
      { ...of5A, ...ofAll, constraint: 'maxPeriodsInARow', maxPeriods: 3, subjects: [] },
    ],
    [
      'ConstraintStudentsSetMaxHoursContinuously',
      { ...class5A, Maximum_Hours_Continuously: 3 },
      { ...of5A, constraint: 'maxPeriodsInARow', maxPeriods: 3, subjects: [] },
    ],
    [
      'ConstraintTeacherIntervalMaxDaysPerWeek',
      { ...ada, Interval_Start_Hour: '4', Interval_End_Hour: '', Max_Days_Per_Week: 2 },
      { ...ofAda, constraint: 'maxDaysInWindow', start: 3, end: 6, maxDays: 2 },
    ],
    [
      'ConstraintStudentsSetIntervalMaxDaysPerWeek',
      { ...class5A, Interval_Start_Hour: '5', Interval_End_Hour: '6', Max_Days_Per_Week: 0 },
      { ...of5A, constraint: 'maxDaysInWindow', start: 4, end: 5, maxDays: 0 },
    ],
    [
      'ConstraintStudentsMaxDaysPerWeek',
      { Max_Days_Per_Week: 4 },
      { ...of5A, ...ofAll, constraint: 'maxDaysInWindow', start: 0, end: 6, maxDays: 4 },
    ],
    [
      'ConstraintTeacherMinRestingHours',
      { ...ada, Minimum_Resting_Hours: 3, Circular: false },
      { ...ofAda, constraint: 'minRest', minutes: 1440 - 3 * 60 },
    ],
    [
      'ConstraintStudentsMinRestingHours',
      { Minimum_Resting_Hours: 3, Circular: false },
      { ...of5A, ...ofAll, constraint: 'minRest', minutes: 1440 - 3 * 60 },
    ],
  ])('%s', (name, fields, expected) => {
    const { rules, report } = imported({ activities: maths, ...rule(name, fields) });
    expect(rules.map(({ id: _, ...each }) => each)).toEqual([expected]);
    expect(report.carried).toContainEqual({ name, count: 1 });
  });

  it('about buildings are carried from the rules of rooms', () => {
    const space = constraint('ConstraintTeacherMaxBuildingChangesPerDay', {
      Teacher: 'Ada',
      Max_Building_Changes_Per_Day: 1,
    });
    expect(rulesOf({ space })).toEqual([{ ...ofAda, constraint: 'maxBuildingChangesPerDay', maxChanges: 1 }]);
  });

  it('of one and of all teachers are kept once (S8.8)', () => {
    const time =
      constraint('ConstraintTeacherMaxGapsPerWeek', { ...ada, Max_Gaps: 2 }) +
      constraint('ConstraintTeachersMaxGapsPerWeek', { Max_Gaps: 2 });
    expect(rulesOf({ time })).toHaveLength(1);
  });

  it('about half-days are windows or have no counterpart', () => {
    const halves = { mode: 'Mornings_Afternoons', days: ['Mo 1', 'Mo 2', 'Tu 1', 'Tu 2', 'We 1', 'We 2'] };
    const afternoons = rule('ConstraintTeachersMaxAfternoonsPerWeek', { Max_Afternoons_Per_Week: 1 });
    expect(rulesOf({ ...halves, ...afternoons })).toEqual([
      { ...ofAda, ...ofAll, constraint: 'maxDaysInWindow', start: 7, end: 13, maxDays: 1 },
    ]);
    const gaps = imported({
      activities: maths,
      ...halves,
      ...rule('ConstraintStudentsMaxGapsPerWeek', { Max_Gaps: 0 }),
    });
    expect(gaps.rules).toEqual([]);
    expect(gaps.report.notCarried).toMatchObject([{ reason: expect.stringContaining('half-days') }]);
    const named = rule('ConstraintTeachersMaxAfternoonsPerWeek', { Max_Afternoons_Per_Week: 1 });
    expect(imported({ activities: maths, ...named }).report.notCarried).toHaveLength(1);
  });
});

describe('rules of students', () => {
  const noGaps = (name: string): FetTextParts =>
    rule('ConstraintStudentsSetMaxGapsPerWeek', { Students: name, Max_Gaps: 0 });
  const pupils = year('5A', group('girls', ['girls 1', 'girls 2']) + group('boys', ['boys 1', 'boys 2']));
  const divided =
    maths + activity(4, 'Art', { students: ['girls'] }) + activity(5, 'Art', { students: ['boys'] });

  it('of a divided class are about each of its students', () => {
    const { rules, report } = imported({ students: pupils, activities: divided, ...noGaps('5A') });
    expect(rules).toMatchObject([{ base: 'group-1', constraint: 'maxGapsPerWeek' }]);
    expect(report.carried).toContainEqual({ name: 'ConstraintStudentsSetMaxGapsPerWeek', count: 1 });
  });

  it('of a part of a class are left out', () => {
    const { rules, report } = imported({ students: pupils, activities: divided, ...noGaps('girls') });
    expect(rules).toEqual([]);
    expect(report.notCarried).toMatchObject([{ reason: expect.stringContaining('only a part') }]);
  });

  it('of a class whose divisions combine as no student does are left out', () => {
    const students = year(
      '5A',
      group('girls', ['a']) +
        group('boys', ['b', 'c']) +
        group('French', ['a', 'b']) +
        group('German', ['c']),
    );
    const activities =
      divided + activity(6, 'Art', { students: ['French'] }) + activity(7, 'Art', { students: ['German'] });
    const { rules, report } = imported({ students, activities, ...noGaps('5A') });
    expect(rules.filter((each) => each.type === 'groupConstraint')).toEqual([]);
    expect(report.notCarried).toMatchObject([{ reason: expect.stringContaining('as no student does') }]);
  });
});

describe('limits on the lessons with a tag', () => {
  const tagged = [1, 2, 3]
    .map((id) => activity(id, 'Maths', { teachers: ['Ada'], students: ['5A'], tags: ['lab'] }))
    .join('');
  const ids = ['lesson-1', 'lesson-2', 'lesson-3'];

  it('a day are a limit on lessons of one length', () => {
    const teacher = rule('ConstraintTeacherActivityTagMaxHoursDaily', {
      ...ada,
      Activity_Tag_Name: 'lab',
      Maximum_Hours_Daily: 2,
    });
    const limit = { type: 'lessons', constraint: 'perDayLimit', lessons: ids, maxLessons: 2, weight: hard };
    expect(rulesOf({ activities: tagged, ...teacher })).toEqual([limit]);
    const students = rule('ConstraintStudentsActivityTagMaxHoursDaily', {
      Activity_Tag: 'lab',
      Maximum_Hours_Daily: 2,
    });
    expect(rulesOf({ activities: tagged, ...students })).toEqual([limit]);
    const longer = tagged + activity(4, 'Maths', { teachers: ['Ada'], tags: ['lab'], duration: 2 });
    expect(imported({ activities: longer, ...teacher }).report.notCarried).toMatchObject([
      { reason: expect.stringContaining('different lengths') },
    ]);
  });

  it('in a row are a rule of the subjects with the tag', () => {
    const inARow = rule('ConstraintStudentsActivityTagMaxHoursContinuously', {
      Activity_Tag: 'lab',
      Maximum_Hours_Continuously: 1,
    });
    expect(rulesOf({ activities: tagged, ...inARow })).toEqual([
      { ...of5A, constraint: 'maxPeriodsInARow', maxPeriods: 1, subjects: ['subject-1'] },
    ]);
    const mixed = tagged + activity(4, 'Maths', { teachers: ['Ada'], students: ['5A'] });
    expect(imported({ activities: mixed, ...inARow }).report.notCarried).toHaveLength(1);
  });
});
