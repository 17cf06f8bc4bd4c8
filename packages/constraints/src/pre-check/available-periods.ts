import type { Draft, Id, Lesson } from '@bellgrid/model';
import { apart } from '../amounts/open-periods.ts';
import { type CalendarType, hardCells, meets } from '../calendar/blocked-cells.ts';
import { timesOf } from '../structure-times.ts';

interface Minutes {
  readonly startMinute: number;
  readonly endMinute: number;
}

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
): number[] {
  const blocked = solveAnyway ? [] : hardCells(draft, type, id);
  return draft.schoolData.days.map((_, day) => {
    const open: Minutes[] = structures.flatMap((structure) => {
      const times = timesOf(draft, structure);
      return (times?.school[day] ?? []).flatMap((school, period) => {
        const startMinute = times?.starts[period] ?? 0;
        const endMinute = times?.ends[period] ?? 0;
        return school && !meets(blocked, day, startMinute, endMinute) ? [{ startMinute, endMinute }] : [];
      });
    });
    return apart(open.sort((a, b) => a.endMinute - b.endMinute)).length;
  });
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

export function structuresOf(lessons: readonly Lesson[]): Id[] {
  return [...new Set(lessons.map((lesson) => lesson.structure))];
}
