import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Box } from './wide-geometry.ts';

/** The window moves in steps of this size, in px, so that scrolling renders only now and then. */
const STEP = 160;
/** The size of the screen's parts around the grid, assumed before the grid was measured. */
const AROUND = { width: 300, height: 200 };

interface ScrollWindow {
  /** The part of the content to render: what is in sight, and a step on each side. */
  readonly box: Box;
  /** The size of the scroller. */
  readonly room: { readonly width: number; readonly height: number };
}

/** The part of a scroller's content that is in sight. */
export function useScrollWindow(
  scroller: RefObject<HTMLElement | null>,
  first: { readonly top: number; readonly left: number },
): ScrollWindow {
  const [seen, setSeen] = useState(() =>
    windowOf(first.left, first.top, window.innerWidth - AROUND.width, window.innerHeight - AROUND.height),
  );
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const read = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
      // An element that is not laid out, as in a test, has no size.
      if (clientWidth === 0) return;
      const now = windowOf(Math.abs(scrollLeft), scrollTop, clientWidth, clientHeight);
      setSeen((before) => (isSame(before, now) ? before : now));
    };
    read();
    element.addEventListener('scroll', read, { passive: true });
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', read);
      observer.disconnect();
    };
  }, [scroller]);
  return seen;
}

function windowOf(left: number, top: number, width: number, height: number): ScrollWindow {
  const from = (at: number) => Math.floor(at / STEP - 1) * STEP;
  const size = (length: number) => (Math.ceil(length / STEP) + 3) * STEP;
  return {
    box: { x: from(left), y: from(top), width: size(width), height: size(height) },
    room: { width, height },
  };
}

const isSame = (a: ScrollWindow, b: ScrollWindow): boolean =>
  a.box.x === b.box.x &&
  a.box.y === b.box.y &&
  a.room.width === b.room.width &&
  a.room.height === b.room.height;
