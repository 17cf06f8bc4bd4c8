import { needOf } from '../../draft/constraint-fault.ts';
import type { Draft } from '../../draft/draft.ts';
import type { SubjectConstraint, SubjectConstraintName } from '../../records/rules/constraint.ts';
import type { Id } from '../../values/id.ts';
import { answer, type Duplicate, type FormAnswer } from './form-answer.ts';

export type SubjectConstraintIssue =
  | 'no-constraint-type'
  | 'no-values'
  | 'no-target'
  | 'target-is-base'
  | 'no-run-of-periods'
  | 'exact-duplicate'
  | 'similar-values';

export interface SubjectConstraintForm extends Pick<SubjectConstraint, 'type' | 'base' | 'other' | 'values'> {
  /** Null until a type is chosen. */
  readonly constraint: SubjectConstraintName | null;
}

/**
 * A rule of a subject or lesson: a type, and then values (periods, days) or a target. That another rule says
 * the same blocks it, while one with other values does not ('on Monday' beside 'on Tuesday').
 */
export function checkSubjectConstraintForm(
  draft: Draft,
  form: SubjectConstraintForm,
  duplicate: Duplicate,
): FormAnswer<SubjectConstraintIssue> {
  if (form.constraint === null) return answer<SubjectConstraintIssue>(['no-constraint-type']);
  const errors: SubjectConstraintIssue[] = [];
  const warnings: SubjectConstraintIssue[] = [];
  const need = needOf(form.constraint);
  if (need === 'target') {
    if (form.other === null) errors.push('no-target');
    else if (form.other === form.base) errors.push('target-is-base');
  } else if (form.values.length === 0) errors.push('no-values');
  else if (form.constraint === 'at period' && longestRun(form.values) < longestLesson(draft, form)) {
    warnings.push('no-run-of-periods');
  }
  if (duplicate === 'exact') errors.push('exact-duplicate');
  else if (duplicate === 'similar') warnings.push('similar-values');
  return answer(errors, warnings);
}

/** The form with another type: values stay among types of periods or among types of days, a target among the others. */
export function withConstraintType<Form extends SubjectConstraintForm>(
  form: Form,
  constraint: SubjectConstraintName,
): Form {
  const from = form.constraint && needOf(form.constraint);
  const to = needOf(constraint);
  if (from === to) return { ...form, constraint };
  return { ...form, constraint, values: [], other: null };
}

/** The most values in a row. */
function longestRun(values: readonly number[]): number {
  const given = new Set(values);
  let longest = 0;
  for (const value of given) {
    let end = value;
    while (given.has(end)) end += 1;
    longest = Math.max(longest, end - value);
  }
  return longest;
}

function longestLesson(draft: Draft, { type, base }: SubjectConstraintForm): number {
  const lessons: readonly Id[] = type === 'lesson' ? [base] : (draft.subjects[base]?.lessons ?? []);
  return Math.max(1, ...lessons.map((id) => draft.lessons[id]?.numPeriods ?? 1));
}
