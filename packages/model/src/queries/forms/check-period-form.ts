import type { ScheduleStructure } from '../../records/schedule-structure.ts';
import { answer, type FormAnswer } from './form-answer.ts';

export type PeriodFormIssue = 'ends-before-start' | 'overlaps-previous' | 'overlaps-next';

/** The times of a period, in minutes from midnight: a start before the end, and no overlap with its neighbours. */
export function checkPeriodForm(
  structure: ScheduleStructure,
  form: { readonly index: number; readonly periodStart: number; readonly periodEnd: number },
): FormAnswer<PeriodFormIssue> {
  const errors: PeriodFormIssue[] = [];
  const previous = structure.periods[form.index - 1];
  const next = structure.periods[form.index + 1];
  if (form.periodStart >= form.periodEnd) errors.push('ends-before-start');
  if (previous && form.periodStart < previous.periodEnd) errors.push('overlaps-previous');
  if (next && form.periodEnd > next.periodStart) errors.push('overlaps-next');
  return answer(errors);
}
