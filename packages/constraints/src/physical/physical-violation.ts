import type { References } from '../define-constraint.ts';
import type { Violation } from '../violation.ts';

export const physicalRules = ['notInSchool', 'teacherClash', 'groupClash', 'classroomClash'] as const;
export type PhysicalRule = (typeof physicalRules)[number];

/** A physical rule that a timetable breaks: always hard, amount 1 each. */
export interface PhysicalViolation extends Violation {
  readonly rule: PhysicalRule;
  readonly references: References;
}
