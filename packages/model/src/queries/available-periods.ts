import type { Draft } from '../draft/draft.ts';
import type { CalendarConstraint } from '../records/rules/constraint.ts';
import { hasSchool } from '../timetable/school-time.ts';
import type { Id } from '../values/id.ts';
import { LEVEL, WEIGHT } from '../values/weight.ts';

type CalendarType = CalendarConstraint['type'];
interface Interval {
  readonly start: number;
  readonly end: number;
}

const categories = {
  teacher: 'teacherCalendarRed',
  group: 'groupCalendar',
  classroom: 'classroomCalendar',
} as const;

/**
 * The periods of a cycle that an item can use: with school in one of the structures, not hard-blocked, and
 * over several structures the most that do not overlap (greedy by end, which is optimal for intervals).
 * Reads the calendars once and answers for any item.
 */
export function createAvailablePeriods(draft: Draft) {
  const calendars = calendarsOf(draft);
  return (type: CalendarType, id: Id, structures: readonly Id[]): number => {
    const blocked = calendars.get(`${type} ${id}`) ?? [];
    let available = 0;
    for (let day = 0; day < draft.schoolData.days.length; day += 1) {
      const open: Interval[] = [];
      for (const structureId of new Set(structures)) {
        const structure = draft.schoolData.structures[structureId];
        structure?.periods.forEach((period, index) => {
          const interval = { start: period.periodStart, end: period.periodEnd };
          const isBlocked = blocked.some((cell) => cell.day === day && meets(cell, interval));
          if (hasSchool(structure, day, index) && !isBlocked) open.push(interval);
        });
      }
      available += mostApart(open);
    }
    return available;
  };
}

/** `createAvailablePeriods` for a single question. */
export function availablePeriods(
  draft: Draft,
  type: CalendarType,
  id: Id,
  structures: readonly Id[],
): number {
  return createAvailablePeriods(draft)(type, id, structures);
}

/** True for a blocked calendar cell: level hard, not switched off, and not made soft by the item's weight. */
export function isHardCell(draft: Draft, cell: CalendarConstraint): boolean {
  if (cell.level !== LEVEL.HARD || cell.weight === WEIGHT.OFF) return false;
  if (!draft.constraintGroupWeights[categories[cell.type]].enabled) return true;
  const items = { teacher: draft.teachers, group: draft.groups, classroom: draft.classrooms }[cell.type];
  const weight = items[cell.base]?.weight ?? WEIGHT.HARD;
  return weight === WEIGHT.HARD || weight === WEIGHT.NULL;
}

/** The hard cells of every calendar, by "type id" of its item. */
function calendarsOf(draft: Draft): Map<string, (Interval & { readonly day: number })[]> {
  const calendars = new Map<string, (Interval & { readonly day: number })[]>();
  for (const cell of Object.values(draft.constraints)) {
    if (cell.type !== 'teacher' && cell.type !== 'group' && cell.type !== 'classroom') continue;
    const period = draft.schoolData.structures[cell.structure]?.periods[cell.period];
    if (!period || !isHardCell(draft, cell)) continue;
    const key = `${cell.type} ${cell.base}`;
    const blocked = { day: cell.day, start: period.periodStart, end: period.periodEnd };
    const known = calendars.get(key);
    if (known) known.push(blocked);
    else calendars.set(key, [blocked]);
  }
  return calendars;
}

function meets(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}

function mostApart(intervals: readonly Interval[]): number {
  let count = 0;
  let until = 0;
  for (const interval of intervals.toSorted((a, b) => a.end - b.end)) {
    if (interval.start < until) continue;
    count += 1;
    until = interval.end;
  }
  return count;
}
