import type { Units } from '../../records/constraint.ts';
import type { Draft } from '../../records/draft.ts';
import type { Id } from '../../records/id.ts';
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
  errors.push(...rangeIssues(draft, form));
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

/** The largest values that the form offers: the days of the cycle, the periods of the longest day. */
export function teacherConstraintLimits(draft: Draft): { readonly days: number; readonly lessons: number } {
  const counts = Object.values(draft.schoolData.structures).map((structure) => structure.periods.length);
  return { days: draft.schoolData.days.length, lessons: Math.max(1, ...counts) };
}

function rangeIssues(draft: Draft, form: TeacherConstraintForm): TeacherConstraintIssue[] {
  const { days, lessons } = teacherConstraintLimits(draft);
  switch (form.constraint) {
    case 'teacherMaxDays':
      return within(form.maxDays, 1, days) ? [] : ['days-out-of-range'];
    case 'teacherMaxLessonsPerDay':
      return within(form.maxLessons, 1, lessons) ? [] : ['lessons-out-of-range'];
    case 'teacherMinLessonsPerDay':
      return within(form.minLessons, 1, lessons) ? [] : ['lessons-out-of-range'];
    case 'teacherLessonsConsecutive':
      return within(form.spacing, 0, 1440) ? [] : ['spacing-out-of-range'];
    case 'teacherBreak': {
      const issues: TeacherConstraintIssue[] = [];
      if (!within(form.maxConsecutiveTeachingPeriods, 1, Number.MAX_SAFE_INTEGER))
        issues.push('run-too-short');
      if (!within(form.breakSize, 1, Number.MAX_SAFE_INTEGER)) issues.push('break-too-short');
      return issues;
    }
  }
}

function within(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function duplicateIssue(teachers: number, duplicate: 'exact' | 'similar'): TeacherConstraintIssue {
  if (teachers === 1) return 'teacher-has-similar';
  return duplicate === 'exact' ? 'teachers-have-this' : 'teachers-have-similar';
}
