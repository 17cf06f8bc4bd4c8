import type { CellRef } from '@bellgrid/model';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CellStroke } from './cell-stroke.ts';

/** A finger that rests as long on a cell paints, whichever way it goes then. */
const HOLD_MS = 300;
/** A finger that has moved as far goes somewhere. */
const SLOP = 8;

interface Press {
  readonly cell: CellRef;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** Paints at once, whichever way it goes. */
  readonly isMouse: boolean;
  readonly hold: ReturnType<typeof setTimeout> | undefined;
}

/** The cell at a point of the screen, as its element names it; headers are none. */
function cellAt(x: number, y: number, grid: HTMLElement): CellRef | null {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]');
  if (!element || !grid.contains(element)) return null;
  const [day = -1, period = -1] = element.dataset.cell?.split(':').map(Number) ?? [];
  return day < 0 || period < 0 ? null : { day, period };
}

/**
 * Painting over the cells of a grid. The mouse paints from cell to cell at once, and so does a pen that was seen above
 * the grid before it came down; a finger paints when it goes sideways or after it has rested, else it scrolls. Escape leaves all as it was. Nothing is done before the stroke
 * ends; a short press that stays on its cell is a click, not a stroke. Returns the stroke while it lasts.
 */
export function useCellStroke(
  grid: RefObject<HTMLElement | null>,
  onStroke: (stroke: CellStroke) => void,
): CellStroke | null {
  const [shown, show] = useState<CellStroke | null>(null);
  const done = useRef(onStroke);
  done.current = onStroke;

  useEffect(() => {
    const root = grid.current;
    if (root === null) return;
    let press: Press | null = null;
    let stroke: CellStroke | null = null;
    let swallowsClick = false;
    let isPenNear = false;
    const paint = (next: CellStroke | null) => {
      stroke = next;
      show(next);
    };
    const drop = () => {
      clearTimeout(press?.hold);
      press = null;
      paint(null);
    };
    const down = (event: PointerEvent) => {
      const cell = cellAt(event.clientX, event.clientY, root);
      if (!event.isPrimary || event.button !== 0 || cell === null) return;
      drop();
      swallowsClick = false;
      const isMouse = event.pointerType === 'mouse' || (event.pointerType === 'pen' && isPenNear);
      const hold = isMouse ? undefined : setTimeout(() => paint({ from: cell, to: cell }), HOLD_MS);
      press = { cell, pointer: event.pointerId, x: event.clientX, y: event.clientY, isMouse, hold };
    };
    /** The page must know before a pen comes down that it will not scroll it. */
    const showPen = (event: PointerEvent, isNear: boolean) => {
      if (event.pointerType !== 'pen' || event.buttons !== 0 || isNear === isPenNear) return;
      isPenNear = isNear;
      root.style.touchAction = isNear ? 'none' : '';
    };
    /**
     * True when a finger that has moved so far paints; one that goes up or down scrolls, and so does one in a
     * wide grid.
     */
    const startsPainting = (from: Press, x: number, y: number): boolean => {
      const isWide = root.scrollWidth > root.clientWidth;
      return Math.abs(x - from.x) > Math.abs(y - from.y) && !isWide;
    };
    const follow = (x: number, y: number) => {
      if (press === null) return;
      if (stroke === null && !press.isMouse) {
        if (Math.hypot(x - press.x, y - press.y) < SLOP) return;
        if (!startsPainting(press, x, y)) return drop();
        clearTimeout(press.hold);
      }
      const to = cellAt(x, y, root);
      if (to === null || (stroke === null && isSameCell(to, press.cell) && press.isMouse)) return;
      if (stroke === null || !isSameCell(stroke.to, to)) paint({ from: press.cell, to });
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId === press?.pointer) follow(event.clientX, event.clientY);
    };
    const up = () => {
      const last = stroke;
      const isClick = last === null || (press?.isMouse === true && isSameCell(last.from, last.to));
      drop();
      if (isClick) return;
      swallowsClick = true;
      done.current(last);
    };
    /** A finger that has rested on a cell has painted it; some browsers send a click nevertheless. */
    const click = (event: MouseEvent) => {
      if (swallowsClick && event.detail > 0) event.stopPropagation();
      swallowsClick = false;
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || stroke === null) return;
      event.preventDefault();
      event.stopPropagation();
      drop();
    };
    /** The page does not scroll under a finger that paints. Comes after the pointer's own event, and before scrolling. */
    const touchMove = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (touch && event.touches.length === 1) follow(touch.clientX, touch.clientY);
      if (stroke !== null && event.cancelable) event.preventDefault();
    };
    const menu = (event: Event) => {
      if (stroke !== null) event.preventDefault();
    };
    const end = new AbortController();
    const { signal } = end;
    root.addEventListener('pointerdown', down, { signal });
    root.addEventListener('pointermove', (event) => showPen(event, true), { signal });
    root.addEventListener('pointerleave', (event) => showPen(event, false), { signal });
    root.addEventListener('touchmove', touchMove, { signal, passive: false });
    root.addEventListener('contextmenu', menu, { signal });
    root.addEventListener('click', click, { signal, capture: true });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', drop, { signal });
    window.addEventListener('keydown', key, { signal, capture: true });
    return () => {
      clearTimeout(press?.hold);
      end.abort();
    };
  }, [grid]);
  return shown;
}

const isSameCell = (a: CellRef, b: CellRef) => a.day === b.day && a.period === b.period;
