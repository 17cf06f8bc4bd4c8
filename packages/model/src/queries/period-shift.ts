import type { Period, ScheduleStructure } from '../records/schedule-structure.ts';

/** Minutes by which the periods before and after an edited one could move along; 0 where there is nothing to offer. */
export interface PeriodShift {
  readonly before: number;
  readonly after: number;
}

/**
 * The shifts to offer when a period's start or end changes: of the periods before it by the change of its
 * start, and of those after it by the change of its end, when the day has room for them.
 */
export function periodShift(
  structure: ScheduleStructure,
  edit: Pick<Period, 'index' | 'periodStart' | 'periodEnd'>,
): PeriodShift {
  const period = structure.periods[edit.index];
  const first = structure.periods[0];
  const last = structure.periods.at(-1);
  if (!period || !first || !last) return { before: 0, after: 0 };
  const before = edit.periodStart - period.periodStart;
  const after = edit.periodEnd - period.periodEnd;
  return {
    before: first === period || first.periodStart + before < 0 ? 0 : before,
    after: last === period || last.periodEnd + after > 1440 ? 0 : after,
  };
}
