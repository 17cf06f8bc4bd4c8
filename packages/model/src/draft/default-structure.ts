import {
  type Cell,
  DEFAULT_PERIOD_MINUTES,
  DEFAULT_PERIOD_START,
  type ScheduleStructure,
  scheduleStructureSchema,
} from '../records/schedule-structure.ts';
import type { Day } from '../records/school-data.ts';
import type { Id } from '../values/id.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** Days with these names, Monday to Friday by default. */
export function defaultDays(labels: readonly string[] = WEEK): Day[] {
  return labels.map((label, index) => ({ id: `day-${index + 1}`, index, label }));
}

/** The structure of a new draft: one period of 60 minutes from 08:00, school on every day. */
export function defaultStructure(id: Id, dayCount: number): ScheduleStructure {
  const end = DEFAULT_PERIOD_START + DEFAULT_PERIOD_MINUTES;
  const period = { id: 'period-1', index: 0, label: '1', periodStart: DEFAULT_PERIOD_START, periodEnd: end };
  return scheduleStructureSchema.parse({ id, periods: [period], cells: allCells(dayCount, 1) });
}

/** A cell with school for every (day, period), ordered by day, then period. */
export function allCells(dayCount: number, periodCount: number): Cell[] {
  const cells: Cell[] = [];
  for (let dayIndex = 0; dayIndex < dayCount; dayIndex += 1) {
    for (let periodIndex = 0; periodIndex < periodCount; periodIndex += 1) {
      cells.push({ id: cellId(dayIndex, periodIndex), dayIndex, periodIndex, hasSchool: true });
    }
  }
  return cells;
}

/** The id of a cell, unique in its structure. */
export function cellId(dayIndex: number, periodIndex: number): Id {
  return `cell-${dayIndex + 1}-${periodIndex + 1}`;
}
