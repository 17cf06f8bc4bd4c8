import type { Id } from '@bellgrid/model';
import { create } from 'zustand';

/** The lessons that are lit in the grid because a sentence about them is pointed at. */
const useLit = create<{ readonly lessons: ReadonlySet<Id> }>(() => ({ lessons: new Set() }));

export const lightLessons = (lessons: Iterable<Id>): void => useLit.setState({ lessons: new Set(lessons) });
export const lightNone = (): void => lightLessons([]);

/** Lights lessons while an element is pointed at or has the focus; of elements in each other, the inner one counts. */
export function litOnPoint(lessonsOf: () => Iterable<Id>) {
  const light = (event: { stopPropagation: () => void }) => {
    event.stopPropagation();
    lightLessons(lessonsOf());
  };
  return { onMouseOver: light, onMouseLeave: lightNone, onFocus: light, onBlur: lightNone };
}

export const useIsLit = (lesson: Id): boolean => useLit(({ lessons }) => lessons.has(lesson));

type Seek = (lesson: Id) => boolean;

let seek: Seek | null = null;

/** Takes the grid's way to a lesson; null when the grid goes. */
export function setSeek(next: Seek | null): void {
  seek = next;
}

/** Scrolls the grid to a lesson; false where the grid does not show it. */
export const scrollToLesson: Seek = (lesson) => seek?.(lesson) ?? false;
