import { MAX_PERIODS } from '../../records/schedule-structure.ts';
import { isInRange, type NumberRange } from './check-whole-number.ts';
import { answer, type FormAnswer } from './form-answer.ts';

export type BuilderFormIssue =
  | 'period-count-out-of-range'
  | 'period-length-out-of-range'
  | 'gap-out-of-range'
  | 'start-out-of-range'
  | 'past-midnight';

/**
 * The values from which a structure is built automatically: periods, and minutes (the start from midnight).
 */
export interface BuilderFormValues {
  readonly count: number;
  readonly length: number;
  readonly gap: number;
  readonly start: number;
}

/** The range of each field: whole numbers, both ends included. */
export const BUILDER_RANGES: Readonly<Record<keyof BuilderFormValues, NumberRange>> = {
  count: { least: 1, most: MAX_PERIODS },
  length: { least: 1, most: 180 },
  gap: { least: 0, most: 180 },
  start: { least: 0, most: 1439 },
};

const issues: Record<keyof BuilderFormValues, BuilderFormIssue> = {
  count: 'period-count-out-of-range',
  length: 'period-length-out-of-range',
  gap: 'gap-out-of-range',
  start: 'start-out-of-range',
};

/** The builder's fields within their ranges, and all periods before midnight. */
export function checkBuilderForm(form: BuilderFormValues): FormAnswer<BuilderFormIssue> {
  const fields = Object.keys(issues) as (keyof BuilderFormValues)[];
  const errors = fields
    .filter((field) => !isInRange(form[field], BUILDER_RANGES[field]))
    .map((field) => issues[field]);
  const end = form.start + form.count * form.length + (form.count - 1) * form.gap;
  if (errors.length === 0 && end > 1440) errors.push('past-midnight');
  return answer(errors);
}
