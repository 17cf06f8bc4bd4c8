import type { Id } from '@bellgrid/model';
import { create } from 'zustand';

/** The lessons that the user has selected in the grid, to do something with all of them. */
export const useSelectedLessons = create<{ readonly lessons: ReadonlySet<Id> }>(() => ({
  lessons: new Set(),
}));

export const selectLessons = (lessons: Iterable<Id>): void =>
  useSelectedLessons.setState({ lessons: new Set(lessons) });

/** Adds a lesson to the selected ones, or takes it out. */
export function toggleSelected(lesson: Id): void {
  const lessons = new Set(useSelectedLessons.getState().lessons);
  if (!lessons.delete(lesson)) lessons.add(lesson);
  useSelectedLessons.setState({ lessons });
}

export const useIsSelected = (lesson: Id): boolean =>
  useSelectedLessons(({ lessons }) => lessons.has(lesson));
