import type { ItemConstraint } from '@bellgrid/model';
import { constraintXml, type ExportContext } from './export-context.ts';
import type { Child } from './xml-text.ts';

type Params = (rule: ItemConstraint, context: ExportContext) => Child[];

interface Written {
  readonly teacher?: string;
  readonly students?: string;
  readonly children: Params;
}

const number =
  (tag: string, field: string): Params =>
  (rule) => [[tag, Number(rule[field])]];

const gaps = number('Max_Gaps', 'maxGaps');

/** FET's names of the kinds of teachers and classes, and their parameters. */
const kinds: Readonly<Record<string, Written>> = {
  maxGapsPerWeek: { teacher: 'TeacherMaxGapsPerWeek', students: 'StudentsSetMaxGapsPerWeek', children: gaps },
  maxGapsPerDay: { teacher: 'TeacherMaxGapsPerDay', students: 'StudentsSetMaxGapsPerDay', children: gaps },
  teacherMaxDays: { teacher: 'TeacherMaxDaysPerWeek', children: number('Max_Days_Per_Week', 'maxDays') },
  teacherMaxLessonsPerDay: {
    teacher: 'TeacherMaxHoursDaily',
    children: number('Maximum_Hours_Daily', 'maxLessons'),
  },
  teacherMinLessonsPerDay: {
    teacher: 'TeacherMinHoursDaily',
    children: (rule) => [
      ['Minimum_Hours_Daily', Number(rule.minLessons)],
      ['Allow_Empty_Days', true],
    ],
  },
  maxPeriodsPerDay: {
    students: 'StudentsSetMaxHoursDaily',
    children: number('Maximum_Hours_Daily', 'maxPeriods'),
  },
  minPeriodsPerDay: {
    students: 'StudentsSetMinHoursDaily',
    children: (rule) => [
      ['Minimum_Hours_Daily', Number(rule.minPeriods)],
      ['Allow_Empty_Days', rule.allowEmptyDays !== false],
    ],
  },
  startsAtFirstPeriod: {
    students: 'StudentsSetEarlyMaxBeginningsAtSecondHour',
    children: number('Max_Beginnings_At_Second_Hour', 'maxExceptions'),
  },
  maxPeriodsInARow: {
    teacher: 'TeacherMaxHoursContinuously',
    students: 'StudentsSetMaxHoursContinuously',
    children: number('Maximum_Hours_Continuously', 'maxPeriods'),
  },
  maxBuildingChangesPerDay: {
    teacher: 'TeacherMaxBuildingChangesPerDay',
    students: 'StudentsSetMaxBuildingChangesPerDay',
    children: number('Max_Building_Changes_Per_Day', 'maxChanges'),
  },
  maxDaysInWindow: {
    teacher: 'TeacherIntervalMaxDaysPerWeek',
    students: 'StudentsSetIntervalMaxDaysPerWeek',
    children: (rule, { names }) => [
      ['Interval_Start_Hour', names.hours[Number(rule.start)] ?? ''],
      ['Interval_End_Hour', names.hours[Number(rule.end)] ?? ''],
      ['Max_Days_Per_Week', Number(rule.maxDays)],
    ],
  },
};

/** A rule of a teacher or a class; null when FET has none like it: most of FET's are hard only. */
export function writeItemRule(rule: ItemConstraint, context: ExportContext, percent: number): string | null {
  const kind = kinds[rule.constraint];
  const isOfTeacher = rule.type === 'teacherConstraint';
  const tag = isOfTeacher ? kind?.teacher : kind?.students;
  const hasFilter = Array.isArray(rule.subjects) && rule.subjects.length > 0;
  const name = (isOfTeacher ? context.names.teachers : context.names.groups).get(rule.base);
  if (!kind || !tag || hasFilter || name === undefined || percent < 100) return null;
  const isOfSpace = rule.constraint === 'maxBuildingChangesPerDay';
  const who: Child = isOfTeacher ? [isOfSpace ? 'Teacher' : 'Teacher_Name', name] : ['Students', name];
  return constraintXml(`Constraint${tag}`, percent, [who, ...kind.children(rule, context)]);
}
