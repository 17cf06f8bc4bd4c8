import type { ConstraintImporter } from './constraint-importer.ts';
import { type PersonRule, studentsRule, teacherRule } from './person-rule.ts';
import { numberOf } from './references.ts';

/** Gaps as ours: empty hours between lessons that are neither breaks nor not available. */
function gaps(constraint: 'maxGapsPerDay' | 'maxGapsPerWeek'): PersonRule {
  return {
    mode: 'Official',
    scope: 'exact',
    params: (element) => ({ constraint, maxGaps: numberOf(element, 'Max_Gaps') }),
  };
}

export const gapLimits: readonly ConstraintImporter[] = [
  teacherRule('ConstraintTeacherMaxGapsPerWeek', gaps('maxGapsPerWeek')),
  teacherRule('ConstraintTeachersMaxGapsPerWeek', gaps('maxGapsPerWeek')),
  studentsRule('ConstraintStudentsSetMaxGapsPerWeek', gaps('maxGapsPerWeek')),
  studentsRule('ConstraintStudentsMaxGapsPerWeek', gaps('maxGapsPerWeek')),
  teacherRule('ConstraintTeacherMaxGapsPerDay', gaps('maxGapsPerDay')),
  teacherRule('ConstraintTeachersMaxGapsPerDay', gaps('maxGapsPerDay')),
  studentsRule('ConstraintStudentsSetMaxGapsPerDay', gaps('maxGapsPerDay')),
  studentsRule('ConstraintStudentsMaxGapsPerDay', gaps('maxGapsPerDay')),
];
