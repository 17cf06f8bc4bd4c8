import type { FetElement } from '../xml/fet-element.ts';

/**
 * The custom editions of FET 5 for schools with mornings and afternoons, by the mark in the file's version.
 * Their files do not name the mode, and their limits by 'day' mean what FET 6 calls a real day.
 */
const marks = ['-algeria', '-morocco', '-ma'];

/** Returns true for the version of a custom edition for mornings and afternoons ('-mathmake' is another one). */
export function isHalfDayEdition(version: string): boolean {
  return !version.includes('-mathmake') && marks.some((mark) => version.includes(mark));
}

const byRealDays: Readonly<Record<string, string>> = {
  ConstraintTeacherMaxDaysPerWeek: 'ConstraintTeacherMaxRealDaysPerWeek',
  ConstraintTeachersMaxDaysPerWeek: 'ConstraintTeachersMaxRealDaysPerWeek',
  ConstraintTeacherMaxHoursDaily: 'ConstraintTeacherMaxHoursDailyRealDays',
  ConstraintTeachersMaxHoursDaily: 'ConstraintTeachersMaxHoursDailyRealDays',
  ConstraintStudentsMaxHoursDaily: 'ConstraintStudentsMaxHoursDailyRealDays',
  ConstraintStudentsSetMaxHoursDaily: 'ConstraintStudentsSetMaxHoursDailyRealDays',
};

/** The default of a file for teachers that may have mornings and afternoons on one day. */
export function usualBehavior(version: string): string {
  return version.includes('-morocco') ? 'Exclusive' : '';
}

/**
 * The children of constraints that have several names, by version of FET and by constraint, and the one by which the
 * importers read them. FET 6.25 has `Teacher` where older versions have `Teacher_Name`, FET 7 has `Day` and `Hour` where
 * older ones have `Preferred_Day` and `Preferred_Hour`.
 */
const currentChildren: ReadonlyMap<string, string> = new Map([
  ['Teacher_Name', 'Teacher'],
  ['Students_Name', 'Students'],
  ['Subject_Name', 'Subject'],
  ['Activity_Tag_Name', 'Activity_Tag'],
  ['Preferred_Day', 'Day'],
  ['Preferred_Hour', 'Hour'],
  ['Preferred_Starting_Day', 'Day'],
  ['Preferred_Starting_Hour', 'Hour'],
  ['Selected_Day', 'Day'],
  ['Selected_Hour', 'Hour'],
  ['Subject_Tag', 'Activity_Tag'],
  ['Subject_Tag_Name', 'Activity_Tag'],
  ['Room_Name', 'Room'],
  ['Preferred_Room', 'Room'],
  ['Min_Days', 'MinDays'],
  ['Adjacent_If_Broken', 'Consecutive_If_Same_Day'],
]);

/** A constraint of the file under its current name, with the current names of its children. */
export function withCurrentNames(version: string, constraint: FetElement): FetElement {
  const { tag } = constraint;
  const name = isHalfDayEdition(version) ? (byRealDays[tag] ?? tag) : tag;
  return constraint.renamed(name, currentChildren);
}
