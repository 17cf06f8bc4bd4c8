import type {
  ConsecutiveConstraint,
  NotConsecutiveConstraint,
  SplitAroundConstraint,
} from '../../records/constraint.ts';
import type { Draft } from '../../records/draft.ts';
import type { Id } from '../../records/id.ts';
import { duplicateOf } from '../constraint-duplicate.ts';
import { answer, type FormAnswer } from './form-answer.ts';

export type WorkloadIssue =
  | 'no-subjects'
  | 'subject-on-both-sides'
  | 'several-structures'
  | 'no-period'
  | 'periods-need-one-structure'
  | 'exact-duplicate'
  | 'similar-duplicate';

export type WorkloadForm = ConsecutiveConstraint | NotConsecutiveConstraint | SplitAroundConstraint;

/**
 * A rule on sets of subjects. `isNew` adds the duplicate rules, which do not apply while editing: both an
 * exact and a similar duplicate are blocked.
 */
export function checkWorkloadForm(
  draft: Draft,
  form: WorkloadForm,
  isNew: boolean,
): FormAnswer<WorkloadIssue> {
  const errors: WorkloadIssue[] = [];
  const sides = form.type === 'notConsecutive' ? [form.subjectsA, form.subjectsB] : [form.subjects];
  const structures = structuresOf(draft, sides.flat());
  if (sides.some((side) => side.length === 0)) errors.push('no-subjects');
  if (sides[1]?.some((id) => sides[0]?.includes(id))) errors.push('subject-on-both-sides');
  if (form.type === 'splitAround') {
    const periods = draft.schoolData.structures[[...structures][0] ?? '']?.periods.length ?? 0;
    if (structures.size > 1) errors.push('several-structures');
    else if (structures.size === 1 && form.periodIndex >= periods) errors.push('no-period');
  } else if (structures.size > 1 && form.units === 'period') {
    errors.push('periods-need-one-structure');
  }
  const duplicate = isNew ? duplicateOf(form, Object.values(draft.constraints)) : 'none';
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
