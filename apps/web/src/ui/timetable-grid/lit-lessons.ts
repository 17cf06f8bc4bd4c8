import type { CellAt, Id } from '@bellgrid/model';
import { create } from 'zustand';

interface Lit {
  readonly lessons: ReadonlySet<Id>;
  /** Lit while no sentence about other lessons is pointed at. */
  readonly kept: ReadonlySet<Id>;
}

const NONE: ReadonlySet<Id> = new Set();

/** The lessons that are lit in the grid because a list counts them or a sentence about them is pointed at. */
const useLit = create<Lit>(() => ({ lessons: NONE, kept: NONE }));

const lightLessons = (lessons: Iterable<Id>): void => useLit.setState({ lessons: new Set(lessons) });
/** Ends the light of what is pointed at. */
export const lightNone = (): void => useLit.setState(({ kept }) => ({ lessons: kept }));

/** Keeps lessons lit until others are to be kept. */
export function keepLit(lessons: Iterable<Id>): void {
  const kept = new Set(lessons);
  useLit.setState({ lessons: kept, kept });
}

/** Lights lessons while an element is pointed at or has the focus; of elements in each other, the inner one counts. */
export function litOnPoint(lessonsOf: () => Iterable<Id>) {
  const light = (event: { stopPropagation: () => void }) => {
    event.stopPropagation();
    lightLessons(lessonsOf());
  };
  return { onMouseOver: light, onMouseLeave: lightNone, onFocus: light, onBlur: lightNone };
}

export const useIsLit = (lesson: Id): boolean => useLit(({ lessons }) => lessons.has(lesson));

/** The ways of the grid to what it shows: each scrolls there, and is false where the grid does not show it. */
interface Seek {
  readonly lesson: (lesson: Id) => boolean;
  /** A period of the rows with this key. */
  readonly cell: (rows: string, at: CellAt) => boolean;
}

let seek: Seek | null = null;

/** Takes the grid's ways; null when the grid goes. */
export function setSeek(next: Seek | null): void {
  seek = next;
}

export const scrollToLesson: Seek['lesson'] = (lesson) => seek?.lesson(lesson) ?? false;

/** A cell is then at the start of what is in sight: nothing that lies over the end of the grid covers it. */
export const scrollToCell: Seek['cell'] = (rows, at) => seek?.cell(rows, at) ?? false;

/** The lit lessons at this moment. */
export const litLessons = (): ReadonlySet<Id> => useLit.getState().lessons;
