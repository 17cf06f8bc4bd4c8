import { FetRefusal } from '../refusal.ts';
import type { FetMode } from '../source/fet-file.ts';
import type { FetElement } from '../xml/fet-element.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import type { ImportContext } from './import-context.ts';
import { CARRIED } from './outcome.ts';
import { type PersonRule, studentsRule, teacherRule } from './person-rule.ts';
import { numberOf } from './references.ts';

interface Window {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** Days with a lesson within a window of hours. */
function windowRule(
  mode: FetMode,
  child: string,
  windowOf: (element: FetElement, context: ImportContext) => Window,
): PersonRule {
  return {
    mode,
    scope: 'limit',
    params: (element, context) => {
      const maxDays = numberOf(element, child);
      if (maxDays >= context.grid.dayCount) return CARRIED;
      return { constraint: 'maxDaysInWindow', ...windowOf(element, context), maxDays };
    },
  };
}

function hourOf(element: FetElement, { file }: ImportContext, child: string): number {
  const name = element.text(child);
  const hour = file.hours.indexOf(name);
  if (hour !== -1) return hour;
  // Without a name the interval ends with the day.
  if (name === '' && child === 'Interval_End_Hour') return file.hours.length;
  const message = `${element.tag} names the hour "${name}", which the file does not have.`;
  throw new FetRefusal(message, element.line, element.tag);
}

/** The named interval, `half` half-days into the day. */
function interval(half: 0 | 1): (element: FetElement, context: ImportContext) => Window {
  return (element, context) => {
    const start = hourOf(element, context, 'Interval_Start_Hour');
    const end = hourOf(element, context, 'Interval_End_Hour');
    if (start >= end) {
      const message = `The interval of ${element.tag} ends before it starts.`;
      throw new FetRefusal(message, element.line, element.tag);
    }
    const offset = context.grid.cell(half, 0).period;
    return { start: offset + start, end: offset + end };
  };
}

function halfDay(half: 0 | 1): (element: FetElement, context: ImportContext) => Window {
  return (_, { grid, file }) => {
    const { period } = grid.cell(half, 0);
    return { start: period, end: period + file.hours.length };
  };
}

const days = 'Max_Days_Per_Week';
const inInterval = windowRule('Official', days, interval(0));
const inMornings = windowRule('Mornings_Afternoons', days, interval(0));
const inAfternoons = windowRule('Mornings_Afternoons', days, interval(1));
const mornings = windowRule('Mornings_Afternoons', 'Max_Mornings_Per_Week', halfDay(0));
const afternoons = windowRule('Mornings_Afternoons', 'Max_Afternoons_Per_Week', halfDay(1));
const daysOfStudents = windowRule('Official', days, halfDay(0));

export const dayWindows: readonly ConstraintImporter[] = [
  teacherRule('ConstraintTeacherIntervalMaxDaysPerWeek', inInterval),
  teacherRule('ConstraintTeachersIntervalMaxDaysPerWeek', inInterval),
  studentsRule('ConstraintStudentsSetIntervalMaxDaysPerWeek', inInterval),
  studentsRule('ConstraintStudentsIntervalMaxDaysPerWeek', inInterval),
  teacherRule('ConstraintTeacherMorningIntervalMaxDaysPerWeek', inMornings),
  teacherRule('ConstraintTeachersMorningIntervalMaxDaysPerWeek', inMornings),
  studentsRule('ConstraintStudentsSetMorningIntervalMaxDaysPerWeek', inMornings),
  studentsRule('ConstraintStudentsMorningIntervalMaxDaysPerWeek', inMornings),
  teacherRule('ConstraintTeacherAfternoonIntervalMaxDaysPerWeek', inAfternoons),
  teacherRule('ConstraintTeachersAfternoonIntervalMaxDaysPerWeek', inAfternoons),
  studentsRule('ConstraintStudentsSetAfternoonIntervalMaxDaysPerWeek', inAfternoons),
  studentsRule('ConstraintStudentsAfternoonIntervalMaxDaysPerWeek', inAfternoons),
  teacherRule('ConstraintTeacherMaxMorningsPerWeek', mornings),
  teacherRule('ConstraintTeachersMaxMorningsPerWeek', mornings),
  studentsRule('ConstraintStudentsSetMaxMorningsPerWeek', mornings),
  studentsRule('ConstraintStudentsMaxMorningsPerWeek', mornings),
  teacherRule('ConstraintTeacherMaxAfternoonsPerWeek', afternoons),
  teacherRule('ConstraintTeachersMaxAfternoonsPerWeek', afternoons),
  studentsRule('ConstraintStudentsSetMaxAfternoonsPerWeek', afternoons),
  studentsRule('ConstraintStudentsMaxAfternoonsPerWeek', afternoons),
  studentsRule('ConstraintStudentsSetMaxDaysPerWeek', daysOfStudents),
  studentsRule('ConstraintStudentsMaxDaysPerWeek', daysOfStudents),
];
