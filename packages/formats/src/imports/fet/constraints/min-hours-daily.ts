import type { FetMode } from '../source/fet-file.ts';
import type { FetElement } from '../xml/fet-element.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import { CARRIED, notCarried } from './outcome.ts';
import { type PersonRule, studentsRule, teacherRule } from './person-rule.ts';
import { numberOf } from './references.ts';

const allowsEmptyDays = (element: FetElement): boolean => element.text('Allow_Empty_Days').trim() !== 'false';

function ofTeacher(mode: FetMode): PersonRule {
  return {
    mode,
    scope: 'exact',
    params: (element) => {
      const minLessons = numberOf(element, 'Minimum_Hours_Daily');
      if (minLessons === 0) return CARRIED;
      if (!allowsEmptyDays(element))
        return notCarried('that a teacher teaches on every day has no counterpart');
      return { constraint: 'teacherMinLessonsPerDay', minLessons };
    },
  };
}

const ofStudents: PersonRule = {
  mode: 'Official',
  scope: 'exact',
  params: (element) => {
    const minPeriods = numberOf(element, 'Minimum_Hours_Daily');
    if (minPeriods === 0) return CARRIED;
    return { constraint: 'minPeriodsPerDay', minPeriods, allowEmptyDays: allowsEmptyDays(element) };
  },
};

/** Hours on each day, or on each day that is not empty. */
export const minHoursDaily: readonly ConstraintImporter[] = [
  teacherRule('ConstraintTeacherMinHoursDaily', ofTeacher('Official')),
  teacherRule('ConstraintTeachersMinHoursDaily', ofTeacher('Official')),
  teacherRule('ConstraintTeacherMinHoursDailyRealDays', ofTeacher('Mornings_Afternoons')),
  teacherRule('ConstraintTeachersMinHoursDailyRealDays', ofTeacher('Mornings_Afternoons')),
  studentsRule('ConstraintStudentsSetMinHoursDaily', ofStudents),
  studentsRule('ConstraintStudentsMinHoursDaily', ofStudents),
];
