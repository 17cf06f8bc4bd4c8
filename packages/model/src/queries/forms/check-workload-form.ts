import type { Draft } from '../../draft/draft.ts';
import type { SubjectsConstraint } from '../../records/rules/constraint.ts';
import type { Id } from '../../values/id.ts';
import { answer, type Duplicate, type FormAnswer } from './form-answer.ts';

export type WorkloadIssue =
  | 'no-subjects'
  | 'subject-on-both-sides'
  | 'spacing-out-of-range'
  | 'no-lesson-count'
  | 'no-period'
  | 'subjects-of-several-structures'
  | 'periods-need-one-structure'
  | 'exact-duplicate'
  | 'similar-duplicate';

export type WorkloadForm = SubjectsConstraint;

/**
 * A rule on sets of subjects, as typed: numbers may be anything. `duplicate` is how it repeats another rule
 * and blocks it; while a rule is edited that does not apply ('none').
 */
export function checkWorkloadForm(
  draft: Draft,
  form: WorkloadForm,
  duplicate: Duplicate,
): FormAnswer<WorkloadIssue> {
  const errors: WorkloadIssue[] = [];
  const sides = form.type === 'notConsecutive' ? [form.subjectsA, form.subjectsB] : [form.subjects];
  const structures = structuresOf(draft, sides.flat());
  if (sides.some((side) => side.length === 0)) errors.push('no-subjects');
  if (sides[1]?.some((id) => sides[0]?.includes(id))) errors.push('subject-on-both-sides');
  if (form.type === 'splitAround') {
    const periods = draft.schoolData.structures[[...structures][0] ?? '']?.periods.length ?? 0;
    if (!(form.numLessons > 0)) errors.push('no-lesson-count');
    if (structures.size > 1) errors.push('subjects-of-several-structures');
    else if (structures.size === 1 && !(form.periodIndex >= 0 && form.periodIndex < periods))
      errors.push('no-period');
  } else {
    const least = form.type === 'consecutive' ? 0 : 1;
    if (!(form.spacing >= least)) errors.push('spacing-out-of-range');
    if (structures.size > 1 && form.units === 'period') errors.push('periods-need-one-structure');
  }
  if (duplicate !== 'none') errors.push(`${duplicate}-duplicate`);
  return answer(errors);
}

/** Whether a rule on these subjects must be in minutes, as they are of several structures. */
export function needsMinutes(draft: Draft, subjects: readonly Id[]): boolean {
  return structuresOf(draft, subjects).size > 1;
}

function structuresOf(draft: Draft, subjects: readonly Id[]): Set<Id> {
  return new Set(subjects.flatMap((id) => draft.subjects[id]?.structure ?? []));
}
