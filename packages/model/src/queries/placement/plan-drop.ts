import type { Draft } from '../../draft/draft.ts';
import type { Lesson } from '../../records/lesson.ts';
import type { Id } from '../../values/id.ts';
import { type CellAt, type PlacementFault, placementFault } from './placement-fault.ts';

/** The reason that nothing is moved, as the id of a text. */
export type DropFault =
  | PlacementFault
  | 'cell-does-not-fit'
  | 'swap-does-not-fit'
  | 'other-column'
  | 'lesson-locked';

export interface Drop {
  /** The lessons that are dragged: those of a cell, or a single one. */
  readonly dragged: readonly Id[];
  /** The cell to which the first of them is dropped; null is the staging area. */
  readonly to: CellAt | null;
  /**
   * The lessons in the target cells, in the view. They swap places with the dragged ones; without any, a
   * single lesson is moved.
   */
  readonly others?: readonly Id[];
  /** In the Day view: the class whose column is left and the one dropped on. */
  readonly columns?: { readonly from: Id; readonly to: Id };
}

export interface LessonMove {
  readonly lesson: Id;
  readonly at: CellAt | null;
}

export type DropPlan =
  | { readonly ok: true; readonly moves: readonly LessonMove[] }
  | { readonly ok: false; readonly fault: DropFault; readonly lesson: Lesson };

/**
 * The effect of a drop: the moves for one `placeLessons`, or the reason that it does nothing. The dragged
 * lessons keep their distance to one another. A drag swaps: lessons that are in the way go where the dragged
 * came from, to the staging area if they came from there. Those in the way of lessons from several cells go back by
 * the same distance, as often as it takes to leave the cells that these need. A locked lesson that is placed is not moved.
 */
export function planDrop(draft: Draft, { dragged: ids, to, others: otherIds = [], columns }: Drop): DropPlan {
  const dragged = lessonsOf(draft, ids);
  const others = lessonsOf(draft, to ? otherIds.filter((id) => !ids.includes(id)) : []);
  const [first] = dragged;
  if (!first) return { ok: true, moves: [] };
  const locked = [...dragged, ...others].find((lesson) => lesson.locked && lesson.timeSlot);
  if (locked) return { ok: false, fault: 'lesson-locked', lesson: locked };
  if (columns && to && columns.from !== columns.to)
    return { ok: false, fault: 'other-column', lesson: first };
  if (!to) return { ok: true, moves: dragged.map(({ id }) => ({ lesson: id, at: null })) };
  const moves: LessonMove[] = [];
  const from = startOf(dragged);
  for (const lesson of dragged) {
    const at = movedBy(lesson, from, to);
    const fault = placementFault(draft, lesson, at);
    if (fault) return { ok: false, fault: dragged.length > 1 ? 'cell-does-not-fit' : fault, lesson };
    moves.push({ lesson: lesson.id, at });
  }
  const taken = new Set(moves.map(({ at }) => at && cellKey(at)));
  const isSet = taken.size > 1;
  for (const lesson of others) {
    const at =
      from && (isSet ? steppedBack(lesson, from, to, taken) : movedBy(lesson, startOf(others), from));
    if (at && placementFault(draft, lesson, at)) return { ok: false, fault: 'swap-does-not-fit', lesson };
    moves.push({ lesson: lesson.id, at });
  }
  return { ok: true, moves };
}

function lessonsOf(draft: Draft, ids: readonly Id[]): Lesson[] {
  return [...new Set(ids)].flatMap((id) => draft.lessons[id] ?? []);
}

/** The earliest cell at which one of the lessons starts; null when none is placed. */
function startOf(lessons: readonly Lesson[]): CellAt | null {
  const slots = lessons.flatMap((lesson) => lesson.timeSlot ?? []);
  slots.sort((a, b) => a.day - b.day || a.start - b.start);
  return slots[0] ?? null;
}

/** The new cell of a lesson when the first cell of its group moves from one place to another. */
function movedBy({ timeSlot }: Lesson, from: CellAt | null, to: CellAt): CellAt {
  if (!timeSlot || !from) return { day: to.day, start: to.start };
  return { day: to.day + timeSlot.day - from.day, start: to.start + timeSlot.start - from.start };
}

const cellKey = ({ day, start }: CellAt): string => `${day}/${start}`;

function steppedBack(
  { timeSlot }: Lesson,
  from: CellAt,
  to: CellAt,
  taken: ReadonlySet<string | null>,
): CellAt | null {
  const step = { day: from.day - to.day, start: from.start - to.start };
  if (!timeSlot || (step.day === 0 && step.start === 0)) return null;
  let at: CellAt = timeSlot;
  while (taken.has(cellKey(at))) at = { day: at.day + step.day, start: at.start + step.start };
  return { day: at.day, start: at.start };
}
