import { type RefObject, useEffect, useLayoutEffect } from 'react';

interface Position {
  readonly top: number;
  readonly left: number;
}

const START: Position = { top: 0, left: 0 };
/** The positions in which the parts of the screens were left in this window. */
export const scrollPositions = new Map<string, Position>();

/** Keeps the scroll position of an element by a name; the next visit to the name begins there. */
export function useKeptScroll(element: RefObject<HTMLElement | null>, name: string | undefined): Position {
  useLayoutEffect(() => {
    if (name === undefined) return;
    const { top, left } = scrollPositions.get(name) ?? START;
    element.current?.scrollTo({ top, left, behavior: 'instant' });
  }, [element, name]);

  useEffect(() => {
    const scroller = element.current;
    if (scroller === null || name === undefined) return;
    const keep = () => scrollPositions.set(name, { top: scroller.scrollTop, left: scroller.scrollLeft });
    scroller.addEventListener('scroll', keep, { passive: true });
    return () => scroller.removeEventListener('scroll', keep);
  }, [element, name]);

  return (name === undefined ? undefined : scrollPositions.get(name)) ?? START;
}
