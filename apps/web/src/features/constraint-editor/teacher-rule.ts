import { findDuplicate, type KindName, kinds } from '@bellgrid/constraints';
import {
  type Draft,
  type Duplicate,
  type Id,
  type ItemConstraint,
  type TeacherConstraintForm,
  teachersNeedMinutes,
  WEIGHT,
} from '@bellgrid/model';
import * as z from 'zod';

/** The kinds of rule that the teacher's editor makes, in its order. */
export const teacherRuleKinds = [
  'teacherMaxDays',
  'teacherMaxLessonsPerDay',
  'teacherMinLessonsPerDay',
  'teacherBreak',
  'teacherLessonsConsecutive',
] as const satisfies readonly KindName[];
export type TeacherRuleKind = (typeof teacherRuleKinds)[number];

const number = z.number();
const units = z.enum(['period', 'minute']);
const formSchema = z.discriminatedUnion('constraint', [
  z.object({ constraint: z.literal('teacherMaxDays'), maxDays: number }),
  z.object({ constraint: z.literal('teacherMaxLessonsPerDay'), maxLessons: number }),
  z.object({ constraint: z.literal('teacherMinLessonsPerDay'), minLessons: number }),
  z.object({
    constraint: z.literal('teacherBreak'),
    maxConsecutiveTeachingPeriods: number,
    breakSize: number,
    units,
  }),
  z.object({ constraint: z.literal('teacherLessonsConsecutive'), spacing: number, units }),
]);

/** A stored rule as the form edits it; null for kinds that the form does not know. */
export function teacherRuleForm(constraint: object): TeacherConstraintForm | null {
  const form = formSchema.safeParse(constraint);
  return form.success ? form.data : null;
}

/** A new rule as its kind suggests it; in minutes where one of the teachers teaches in several structures. */
export function newTeacherRuleForm(
  draft: Draft,
  teachers: readonly Id[],
  kind: TeacherRuleKind,
): TeacherConstraintForm {
  const form = formSchema.parse({ ...kinds[kind].defaults(draft), constraint: kind });
  return 'units' in form && teachersNeedMinutes(draft, teachers) ? { ...form, units: 'minute' } : form;
}

/** The record of a rule of one teacher. */
export function teacherRule(
  id: Id,
  teacher: Id,
  form: TeacherConstraintForm,
  weight: ItemConstraint['weight'] = WEIGHT.HARD,
): ItemConstraint {
  return { id, type: 'teacherConstraint', base: teacher, weight, ...form };
}

/** How a new rule repeats what these teachers have: some have the form with other values, or all have this very rule. */
export function teacherDuplicate(
  draft: Draft,
  teachers: readonly Id[],
  form: TeacherConstraintForm,
): Duplicate {
  // No record has this id, so that every stored one is another.
  const outcomes = teachers.map(
    (id) => findDuplicate(draft, teacherRule('new rule', id, form))?.outcome ?? 'none',
  );
  if (outcomes.includes('similar')) return 'similar';
  return outcomes.length > 0 && outcomes.every((outcome) => outcome === 'exact') ? 'exact' : 'none';
}

/** The rules that a teacher has as the base, in the draft's order. */
export function rulesOfTeacher(constraints: Draft['constraints'], teacher: Id): ItemConstraint[] {
  return Object.values(constraints).filter((each): each is ItemConstraint => {
    return each.type === 'teacherConstraint' && each.base === teacher;
  });
}
