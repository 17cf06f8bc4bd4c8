import { checkPeriodForm, type Period, periodShift, type ScheduleStructure } from '@bellgrid/model';

export interface PeriodEdit {
  readonly periodStart: number;
  readonly periodEnd: number;
  /** True when the periods before or after it move along, if there are any to move. */
  readonly before: boolean;
  readonly after: boolean;
}

/** The offers and messages for a period's new times: by how much others could move, and the faults. */
export function checkPeriodEdit(structure: ScheduleStructure, period: Period, edit: PeriodEdit) {
  const { index } = period;
  const { periodStart, periodEnd } = edit;
  const offers = periodShift(structure, { index, periodStart, periodEnd });
  const before = edit.before ? offers.before : 0;
  const after = edit.after ? offers.after : 0;
  const periods = structure.periods.map((other) => {
    const by = other.index < index ? before : other.index > index ? after : 0;
    return { ...other, periodStart: other.periodStart + by, periodEnd: other.periodEnd + by };
  });
  const form = checkPeriodForm({ ...structure, periods }, { index, periodStart, periodEnd });
  const shift = [
    ...(before !== 0 ? (['before'] as const) : []),
    ...(after !== 0 ? (['after'] as const) : []),
  ];
  return { ...form, offers, shift, previous: periods[index - 1], next: periods[index + 1] };
}
