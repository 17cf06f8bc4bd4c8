import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The window moves in steps of this size, in px, so that scrolling renders only now and then. */
const STEP = 120;
/** The size of the screen's parts around the grid, assumed before the grid was measured. */
const AROUND = { width: 300, height: 200 };

interface ScrollWindow {
  /** The part of the content to render: what is in sight, and a step on each side. */
  readonly box: Box;
  /** The size of the scroller. */
  readonly room: { readonly width: number; readonly height: number };
}

/**
 * The part of a scroller's content that is in sight. A view that is hidden keeps this part alone, so that showing it again lays
 * out no more.
 */
export function useScrollWindow(
  scroller: RefObject<HTMLElement | null>,
  first: { readonly top: number; readonly left: number },
): ScrollWindow {
  const [seen, setSeen] = useState((): ScrollWindow => {
    const room = expectedRoom();
    return { box: { x: first.left, y: first.top, ...room }, room };
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let room = roomOf(element);
    let inSight: Box | null = null;
    const read = () => {
      inSight = { x: Math.abs(element.scrollLeft), y: element.scrollTop, ...room };
      const now = { box: around(inSight, room), room };
      setSeen((before) => (isSame(before, now) ? before : now));
    };
    if (room.width > 0)
      setSeen((before) => (isEqual(before.room, room) ? before : { box: { ...before.box, ...room }, room }));
    // The surroundings of the part in sight are rendered once that is painted.
    const timer = setTimeout(() => startTransition(read));
    element.addEventListener('scroll', read, { passive: true });
    const observer = new ResizeObserver(() => {
      const now = roomOf(element);
      // An element that is not laid out has no size.
      if (now.width === 0 || isEqual(now, room)) return;
      room = now;
      read();
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', read);
      observer.disconnect();
      if (inSight) setSeen({ box: inSight, room });
    };
  }, [scroller]);
  return seen;
}

type Room = ScrollWindow['room'];

const roomOf = ({ clientWidth, clientHeight }: Element): Room => ({
  width: clientWidth,
  height: clientHeight,
});

/** The size before the grid was measured: that of the grid whose place it takes, else what the screen has for one. */
function expectedRoom(): Room {
  const before = [...document.querySelectorAll('[data-scroller]')].find((each) => each.clientWidth > 0);
  if (before) return roomOf(before);
  return { width: window.innerWidth - AROUND.width, height: window.innerHeight - AROUND.height };
}

function around({ x, y }: Box, { width, height }: Room): Box {
  const from = (at: number) => Math.floor(at / STEP - 1) * STEP;
  const size = (length: number) => (Math.ceil(length / STEP) + 3) * STEP;
  return { x: from(x), y: from(y), width: size(width), height: size(height) };
}

const isEqual = (a: Room, b: Room): boolean => a.width === b.width && a.height === b.height;

const isSame = (a: ScrollWindow, b: ScrollWindow): boolean =>
  a.box.x === b.box.x &&
  a.box.y === b.box.y &&
  a.box.width === b.box.width &&
  a.box.height === b.box.height &&
  isEqual(a.room, b.room);
