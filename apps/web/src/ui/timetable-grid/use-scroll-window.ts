import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from '../../platform/when-idle.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The window moves in steps of this size, in px, so that scrolling renders only now and then. */
const STEP = 120;
/** So many steps are rendered to the sides ahead of scrolling; above and below it is the height of the scroller. */
const ASIDE = 2;
/** The size of the screen's parts around the grid, assumed before the grid was measured. */
const AROUND = { width: 300, height: 200 };

interface ScrollWindow {
  /** The part of the content to render: what is in sight, and its surroundings. */
  readonly box: Box;
  /** The size of the scroller. */
  readonly room: { readonly width: number; readonly height: number };
}

/**
 * The part of a scroller's content to render. While the browser has nothing else to do, it grows by a page above and below
 * what is in sight, so that the next scrolling finds the content there; faster scrolling renders at once. A view that is
 * hidden keeps the part in sight alone, so that showing it again lays out no more.
 */
export function useScrollWindow(
  scroller: RefObject<HTMLElement | null>,
  first: { readonly top: number; readonly left: number },
): ScrollWindow {
  const [seen, setSeen] = useState((): ScrollWindow => {
    const room = expectedRoom();
    return { box: { x: first.left, y: first.top, ...room }, room };
  });
  const rendered = useRef(seen.box);
  useLayoutEffect(() => {
    rendered.current = seen.box;
  }, [seen]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let room = roomOf(element);
    let inSight: Box | null = null;
    let stop = () => {};
    const show = (box: Box) => setSeen((before) => (isSame(before, { box, room }) ? before : { box, room }));
    const read = () => {
      const now = { x: Math.abs(element.scrollLeft), y: element.scrollTop, ...room };
      inSight = now;
      if (!covers(rendered.current, now)) show(around(now, STEP, STEP));
      stop();
      if (covers(rendered.current, around(now, (ASIDE / 2) * STEP, room.height / 2))) return;
      stop = whenIdle(() => startTransition(() => show(around(now, ASIDE * STEP, room.height))));
    };
    if (room.width > 0)
      setSeen((before) => (isEqual(before.room, room) ? before : { box: { ...before.box, ...room }, room }));
    // The surroundings of the part in sight are rendered once that is painted.
    const timer = setTimeout(read);
    element.addEventListener('scroll', read, { passive: true });
    const observer = new ResizeObserver(() => {
      const now = roomOf(element);
      // An element that is not laid out has no size.
      if (now.width === 0 || isEqual(now, room)) return;
      room = now;
      // Also where the part that is rendered covers it: the layout depends on the size.
      setSeen((before) => (isEqual(before.room, now) ? before : { ...before, room: now }));
      read();
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      stop();
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

/** Returns the part in sight with so much beside it and so much above and below it, at least, in whole steps. */
function around({ x, y, width, height }: Box, aside: number, above: number): Box {
  const from = (at: number) => Math.floor(at / STEP) * STEP;
  const end = (at: number) => Math.ceil(at / STEP) * STEP;
  const [left, top] = [from(x - aside), from(y - above)];
  return { x: left, y: top, width: end(x + width + aside) - left, height: end(y + height + above) - top };
}

const covers = (box: Box, { x, y, width, height }: Box): boolean =>
  box.x <= x && x + width <= box.x + box.width && box.y <= y && y + height <= box.y + box.height;

const isEqual = (a: Room, b: Room): boolean => a.width === b.width && a.height === b.height;

const isSame = (a: ScrollWindow, b: ScrollWindow): boolean =>
  a.box.x === b.box.x &&
  a.box.y === b.box.y &&
  a.box.width === b.box.width &&
  a.box.height === b.box.height &&
  isEqual(a.room, b.room);
