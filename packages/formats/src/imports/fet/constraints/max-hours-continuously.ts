import type { ConstraintImporter } from './constraint-importer.ts';
import { CARRIED } from './outcome.ts';
import { type PersonRule, studentsRule, teacherRule } from './person-rule.ts';
import { numberOf } from './references.ts';

/** A pause lies between the two half-days of a day, so that no run crosses it: both modes mean the same. */
const continuously: PersonRule = {
  mode: 'both',
  scope: 'limit',
  params: (element, { file }) => {
    const maxPeriods = numberOf(element, 'Maximum_Hours_Continuously', 1);
    return maxPeriods >= file.hours.length
      ? CARRIED
      : { constraint: 'maxPeriodsInARow', maxPeriods, subjects: [] };
  },
};

export const maxHoursContinuously: readonly ConstraintImporter[] = [
  teacherRule('ConstraintTeacherMaxHoursContinuously', continuously),
  teacherRule('ConstraintTeachersMaxHoursContinuously', continuously),
  studentsRule('ConstraintStudentsSetMaxHoursContinuously', continuously),
  studentsRule('ConstraintStudentsMaxHoursContinuously', continuously),
];
