import type { Draft } from '../../draft/draft.ts';
import type { Id } from '../../values/id.ts';
import { answer, type FormAnswer } from './form-answer.ts';

export type LessonFormIssue = 'name-blank' | 'nobody' | 'no-periods' | 'longer-than-day';

/** A lesson needs a name, a class or a teacher, and a length; one that is longer than its day is a warning. */
export function checkLessonForm(
  draft: Draft,
  form: {
    readonly name: string;
    readonly groups: readonly Id[];
    readonly teachers: readonly Id[];
    readonly numPeriods: number;
    readonly structure: Id;
  },
): FormAnswer<LessonFormIssue> {
  const errors: LessonFormIssue[] = [];
  const warnings: LessonFormIssue[] = [];
  if (form.name.trim() === '') errors.push('name-blank');
  if (form.groups.length + form.teachers.length === 0) errors.push('nobody');
  if (!(form.numPeriods > 0)) errors.push('no-periods');
  if (form.numPeriods > periodsPerDay(draft, form.structure)) warnings.push('longer-than-day');
  return answer(errors, warnings);
}

/** A lesson's length as it is kept: at most the periods of a day, and 1 for what is no length. */
export function lessonLength(draft: Draft, structure: Id, typed: number): number {
  const length = Math.trunc(typed);
  if (!(length > 0)) return 1;
  return Math.min(length, lessonLengthRange(draft, structure).most);
}

/** The lengths that a lesson can have. */
export function lessonLengthRange(draft: Draft, structure: Id): { least: number; most: number } {
  return { least: 1, most: Math.max(1, periodsPerDay(draft, structure)) };
}

function periodsPerDay(draft: Draft, structure: Id): number {
  return draft.schoolData.structures[structure]?.periods.length ?? 0;
}
