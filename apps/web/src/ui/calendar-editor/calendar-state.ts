import { type CalendarConstraint, type CellLevels, LEVEL } from '@bellgrid/model';

export type EditedCalendar = CalendarConstraint['type'];

/** The state of a cell as shown; `mixed` when several items differ in it. */
export type CalendarState = 'available' | 'notPreferred' | 'blocked' | 'noSchool' | 'mixed';

/** The name of a state in the catalogue: a classroom is blocked where a teacher or a class is not available. */
export const stateName = (type: EditedCalendar, state: CalendarState) =>
  state === 'blocked' && type !== 'classroom' ? 'notAvailable' : state;

/** The state of the levels that some items have in a cell. */
export function calendarState(levels: CellLevels): CalendarState {
  const [level] = levels;
  if (levels.length !== 1) return 'mixed';
  if (level === LEVEL.NONE) return 'available';
  if (level === LEVEL.SOFT) return 'notPreferred';
  return level === LEVEL.HARD ? 'blocked' : 'noSchool';
}
