/**
 * The custom editions of FET 5 for schools with mornings and afternoons, by the mark in the file's version.
 * Their files do not name the mode, and their limits by 'day' mean what FET 6 calls a real day.
 */
const marks = ['-algeria', '-morocco', '-ma'];

/** Whether a version belongs to a custom edition for mornings and afternoons ('-mathmake' is another one). */
export function isHalfDayEdition(version: string): boolean {
  return !version.includes('-mathmake') && marks.some((mark) => version.includes(mark));
}

const byRealDays: Record<string, string> = {
  ConstraintTeacherMaxDaysPerWeek: 'ConstraintTeacherMaxRealDaysPerWeek',
  ConstraintTeachersMaxDaysPerWeek: 'ConstraintTeachersMaxRealDaysPerWeek',
  ConstraintTeacherMaxHoursDaily: 'ConstraintTeacherMaxHoursDailyRealDays',
  ConstraintTeachersMaxHoursDaily: 'ConstraintTeachersMaxHoursDailyRealDays',
  ConstraintStudentsMaxHoursDaily: 'ConstraintStudentsMaxHoursDailyRealDays',
  ConstraintStudentsSetMaxHoursDaily: 'ConstraintStudentsSetMaxHoursDailyRealDays',
};

/** Today's name of a constraint, in files of those editions. */
export function currentName(version: string, tag: string): string {
  return isHalfDayEdition(version) ? (byRealDays[tag] ?? tag) : tag;
}

/** Whether a teacher whose file does not say it may have mornings and afternoons on one day. */
export function usualBehavior(version: string): string {
  return version.includes('-morocco') ? 'Exclusive' : '';
}
