import type { Draft, Id, Lesson } from '@bellgrid/model';
import { apart, schoolPeriodsByDay } from '../amounts/open-periods.ts';
import { type CalendarType, cellsByDay, hardCells, meets } from '../read/blocked-cells.ts';
import { remember } from '../read/memo.ts';

/**
 * Per day, the school periods of the structures in which an item is not blocked, no two of which overlap:
 * as many as possible. Only hard cells block; with `solveAnyway` none does.
 */
export function availableByDay(
  draft: Draft,
  type: CalendarType,
  id: Id,
  structures: readonly Id[],
  solveAnyway: boolean,
): readonly number[] {
  const school = schoolPeriodsByDay(draft, structures);
  const all = countsOf(school);
  const blocked = solveAnyway ? [] : hardCells(draft, type, id);
  if (blocked.length === 0) return all;
  const closed = cellsByDay(blocked);
  return all.map((count, day) => {
    const cells = closed.get(day);
    if (!cells) return count;
    return apart(school[day]!.filter((each) => !meets(cells, day, each.startMinute, each.endMinute))).length;
  });
}

/** The open periods without any blocked cell: equal for most items. */
const countsOf = remember((school: ReturnType<typeof schoolPeriodsByDay>) =>
  school.map((periods) => apart(periods).length),
);

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

export function structuresOf(lessons: readonly Lesson[]): Id[] {
  const structures: Id[] = [];
  for (const { structure } of lessons) if (!structures.includes(structure)) structures.push(structure);
  return structures;
}
