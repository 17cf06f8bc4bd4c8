import type { Draft, Id, Lesson } from '@bellgrid/model';
import { apart } from '../amounts/open-periods.ts';
import { type BlockedCell, type CalendarType, hardCells, meets } from '../calendar/blocked-cells.ts';
import { computed, remember } from '../memo.ts';
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
  if (blocked.length === 0)
    return computed(openDays(draft.schoolData), structures.join(' '), () => count(draft, structures, []));
  return count(draft, structures, blocked);
}

/** What is open where nothing is blocked, by structures: the same for most items. */
const openDays = remember((_: Draft['schoolData']) => new Map<string, number[]>());

function count(draft: Draft, structures: readonly Id[], blocked: readonly BlockedCell[]): number[] {
  const times = structures.flatMap((structure) => timesOf(draft, structure) ?? []);
  return draft.schoolData.days.map((_, day) => {
    const closed = blocked.filter((cell) => cell.day === day);
    const open: Minutes[] = [];
    for (const { school, starts, ends } of times) {
      school[day]?.forEach((isSchool, period) => {
        const [startMinute, endMinute] = [starts[period]!, ends[period]!];
        if (isSchool && !meets(closed, day, startMinute, endMinute)) open.push({ startMinute, endMinute });
      });
    }
    return apart(open.sort((a, b) => a.endMinute - b.endMinute)).length;
  });
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

export function structuresOf(lessons: readonly Lesson[]): Id[] {
  return [...new Set(lessons.map((lesson) => lesson.structure))];
}
