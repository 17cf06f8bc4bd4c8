import type { Draft } from '../../draft/draft.ts';
import type { Units } from '../../records/rules/fields.ts';
import type { Id } from '../../values/id.ts';
import { isInRange, type NumberRange } from './check-whole-number.ts';
import { needsMinutes } from './check-workload-form.ts';
import { answer, type Duplicate, type FormAnswer } from './form-answer.ts';

export type TeacherConstraintIssue =
  | 'no-teachers'
  | 'days-out-of-range'
  | 'lessons-out-of-range'
  | 'run-too-short'
  | 'break-too-short'
  | 'spacing-out-of-range'
  | 'periods-need-one-structure'
  | 'teachers-have-this'
  | 'teachers-have-similar'
  | 'teacher-has-similar';

/** The parameters of the five kinds, as typed: numbers may be anything. */
export type TeacherConstraintForm =
  | { readonly constraint: 'teacherMaxDays'; readonly maxDays: number }
  | { readonly constraint: 'teacherMaxLessonsPerDay'; readonly maxLessons: number }
  | { readonly constraint: 'teacherMinLessonsPerDay'; readonly minLessons: number }
  | {
      readonly constraint: 'teacherBreak';
      readonly maxConsecutiveTeachingPeriods: number;
      readonly breakSize: number;
      readonly units: Units;
    }
  | { readonly constraint: 'teacherLessonsConsecutive'; readonly spacing: number; readonly units: Units };

/**
 * A rule for one or several teachers. `duplicate` is the closest repetition among what these teachers have
 * already ('none' while a rule is edited).
 */
export function checkTeacherConstraintForm(
  draft: Draft,
  teachers: readonly Id[],
  form: TeacherConstraintForm,
  duplicate: Duplicate,
): FormAnswer<TeacherConstraintIssue> {
  const errors: TeacherConstraintIssue[] = teachers.length === 0 ? ['no-teachers'] : [];
  errors.push(...outOfRange(draft, form));
  if ('units' in form && form.units === 'period' && teachersNeedMinutes(draft, teachers)) {
    errors.push('periods-need-one-structure');
  }
  if (duplicate !== 'none') errors.push(duplicateIssue(teachers.length, duplicate));
  return answer(errors);
}

/** Whether a teacher rule must be in minutes: one of the teachers teaches in several structures. */
export function teachersNeedMinutes(draft: Draft, teachers: readonly Id[]): boolean {
  return teachers.some((id) => needsMinutes(draft, draft.teachers[id]?.subjects ?? []));
}

/** What each number of the form may be: days of the cycle, periods of the longest day; breaks have no upper limit. */
export function teacherConstraintRanges(
  draft: Draft,
): Readonly<Record<TeacherConstraintNumber, NumberRange>> {
  const counts = Object.values(draft.schoolData.structures).map((structure) => structure.periods.length);
  const lessons = { least: 1, most: Math.max(1, ...counts) };
  return {
    maxDays: { least: 1, most: draft.schoolData.days.length },
    maxLessons: lessons,
    minLessons: lessons,
    maxConsecutiveTeachingPeriods: { least: 1 },
    breakSize: { least: 1 },
    spacing: { least: 0, most: 1440 },
  };
}

const rangeIssues = {
  maxDays: 'days-out-of-range',
  maxLessons: 'lessons-out-of-range',
  minLessons: 'lessons-out-of-range',
  maxConsecutiveTeachingPeriods: 'run-too-short',
  breakSize: 'break-too-short',
  spacing: 'spacing-out-of-range',
} as const satisfies Record<string, TeacherConstraintIssue>;

/** The form's fields for numbers, by the names of the parameters. */
export type TeacherConstraintNumber = keyof typeof rangeIssues;

/** The numbers of a form, in its order. */
export function teacherConstraintNumbers(
  form: TeacherConstraintForm,
): { readonly name: TeacherConstraintNumber; readonly value: number }[] {
  switch (form.constraint) {
    case 'teacherMaxDays':
      return [{ name: 'maxDays', value: form.maxDays }];
    case 'teacherMaxLessonsPerDay':
      return [{ name: 'maxLessons', value: form.maxLessons }];
    case 'teacherMinLessonsPerDay':
      return [{ name: 'minLessons', value: form.minLessons }];
    case 'teacherLessonsConsecutive':
      return [{ name: 'spacing', value: form.spacing }];
    case 'teacherBreak':
      return [
        { name: 'maxConsecutiveTeachingPeriods', value: form.maxConsecutiveTeachingPeriods },
        { name: 'breakSize', value: form.breakSize },
      ];
  }
}

/** Issues that a field for a number tells itself, so that the form need not. */
export function isOfNumberField(issue: TeacherConstraintIssue): boolean {
  return Object.values<TeacherConstraintIssue>(rangeIssues).includes(issue);
}

function outOfRange(draft: Draft, form: TeacherConstraintForm): TeacherConstraintIssue[] {
  const ranges = teacherConstraintRanges(draft);
  return teacherConstraintNumbers(form)
    .filter(({ name, value }) => !isInRange(value, ranges[name]))
    .map(({ name }) => rangeIssues[name]);
}

function duplicateIssue(teachers: number, duplicate: 'exact' | 'similar'): TeacherConstraintIssue {
  if (teachers === 1) return 'teacher-has-similar';
  return duplicate === 'exact' ? 'teachers-have-this' : 'teachers-have-similar';
}
