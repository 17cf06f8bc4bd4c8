import type { Id } from '@bellgrid/model';
import { create } from 'zustand';

/** The lessons that are lit in the grid because a sentence about them is pointed at. */
const useLit = create<{ readonly lessons: ReadonlySet<Id> }>(() => ({ lessons: new Set() }));

export const lightLessons = (lessons: Iterable<Id>): void => useLit.setState({ lessons: new Set(lessons) });
export const lightNone = (): void => lightLessons([]);

export const useIsLit = (lesson: Id): boolean => useLit(({ lessons }) => lessons.has(lesson));
