import * as z from 'zod';
import { MAX_BREAK, MAX_PERIODS } from '../../records/schedule-structure.ts';
import { isInRange, type NumberRange } from './check-number.ts';
import { answer, type FormAnswer } from './form-answer.ts';

export type BuilderFormIssue =
  | 'period-count-out-of-range'
  | 'period-length-out-of-range'
  | 'gap-out-of-range'
  | 'start-out-of-range'
  | 'break-out-of-range'
  | 'break-after-the-day'
  | 'break-twice'
  | 'past-midnight';

/** A break of some minutes after a period, by its number from 1. */
export const builderBreakSchema = z.object({
  after: z.int().min(1).max(MAX_PERIODS),
  minutes: z.int().min(1).max(MAX_BREAK),
});
export type BuilderBreak = z.infer<typeof builderBreakSchema>;

/**
 * The values from which a structure is built automatically: periods, and minutes (the start from midnight).
 */
export interface BuilderFormValues {
  readonly count: number;
  readonly length: number;
  readonly gap: number;
  readonly start: number;
  /** Instead of the gap after some periods. */
  readonly breaks: readonly BuilderBreak[];
}

type BuilderNumber = Exclude<keyof BuilderFormValues, 'breaks'>;

/** The range of each field: whole numbers, both ends included. */
export const BUILDER_RANGES: Readonly<Record<BuilderNumber, NumberRange>> = {
  count: { least: 1, most: MAX_PERIODS },
  length: { least: 1, most: 180 },
  gap: { least: 0, most: MAX_BREAK },
  start: { least: 0, most: 1439 },
};

const issues: Record<BuilderNumber, BuilderFormIssue> = {
  count: 'period-count-out-of-range',
  length: 'period-length-out-of-range',
  gap: 'gap-out-of-range',
  start: 'start-out-of-range',
};

/** The builder's fields within their ranges, and all periods before midnight. */
export function checkBuilderForm(form: BuilderFormValues): FormAnswer<BuilderFormIssue> {
  const fields = Object.keys(issues) as BuilderNumber[];
  const errors = fields
    .filter((field) => !isInRange(form[field], BUILDER_RANGES[field]))
    .map((field) => issues[field]);
  errors.push(...breakIssues(form));
  const isLate = () => (periodStarts(form).at(-1) ?? 0) + form.length > 1440;
  if (errors.length === 0 && isLate()) errors.push('past-midnight');
  return answer(errors);
}

function breakIssues({ breaks, count }: BuilderFormValues): BuilderFormIssue[] {
  const found: BuilderFormIssue[] = [];
  if (breaks.some((each) => !builderBreakSchema.safeParse(each).success)) found.push('break-out-of-range');
  else if (breaks.some(({ after }) => after >= count)) found.push('break-after-the-day');
  if (new Set(breaks.map(({ after }) => after)).size < breaks.length) found.push('break-twice');
  return found;
}

/** The minutes at which the periods start. */
export function periodStarts({ count, length, gap, start, breaks }: BuilderFormValues): number[] {
  const pauses = new Map(breaks.map(({ after, minutes }) => [after, minutes]));
  let next = start;
  return Array.from({ length: count }, (_, index) => {
    const at = next;
    next = at + length + (pauses.get(index + 1) ?? gap);
    return at;
  });
}
