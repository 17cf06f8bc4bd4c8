import type { ConstraintImporter } from './constraint-importer.ts';
import { type PersonRule, studentsRule } from './person-rule.ts';
import { numberOf } from './references.ts';

const early: PersonRule = {
  mode: 'Official',
  scope: 'exact',
  params: (element) => ({
    constraint: 'startsAtFirstPeriod',
    maxExceptions: numberOf(element, 'Max_Beginnings_At_Second_Hour'),
  }),
};

/** Days of students begin at their first hour, so many times a week at the second. */
export const earlyBeginnings: readonly ConstraintImporter[] = [
  studentsRule('ConstraintStudentsSetEarlyMaxBeginningsAtSecondHour', early),
  studentsRule('ConstraintStudentsEarlyMaxBeginningsAtSecondHour', early),
];
