import { type CellRef, hasSchool, type ScheduleStructure } from '@bellgrid/model';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { setSchool } from './set-school.ts';

interface Paint {
  readonly from: CellRef;
  readonly to: CellRef;
  /** What the painted cells become. */
  readonly school: boolean;
}

const cellAt = (x: number, y: number): CellRef | null => {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]');
  return cell ? { day: Number(cell.dataset.day), period: Number(cell.dataset.period) } : null;
};

const isWithin = ({ from, to }: Paint, day: number, period: number): boolean =>
  day >= Math.min(from.day, to.day) &&
  day <= Math.max(from.day, to.day) &&
  period >= Math.min(from.period, to.period) &&
  period <= Math.max(from.period, to.period);

const steps = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => Math.min(from, to) + index);

const cellsOf = ({ from, to }: Paint): CellRef[] =>
  steps(from.day, to.day).flatMap((day) => steps(from.period, to.period).map((period) => ({ day, period })));

/**
 * Painting cells with the mouse: pressed on one, drawn to another, everything between becomes what the first one
 * became; Escape leaves all as it was. Nothing changes before the button is let go. Touch scrolls, and taps.
 */
export function useCellPaint(structure: ScheduleStructure) {
  const [paint, setPaint] = useState<Paint | null>(null);
  const current = useRef<Paint | null>(null);
  const byTouch = useRef(false);
  const show = (next: Paint | null) => {
    current.current = next;
    setPaint(next);
  };
  const painting = paint !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` only sets; a gesture keeps its listeners.
  useEffect(() => {
    if (!painting) return;
    const move = (event: globalThis.PointerEvent) => {
      const to = cellAt(event.clientX, event.clientY);
      if (to && current.current) show({ ...current.current, to });
    };
    const end = () => {
      const done = current.current;
      show(null);
      if (!done) return;
      setSchool(structure, cellsOf(done), done.school);
    };
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') show(null);
    };
    const drop = () => show(null);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', drop);
    window.addEventListener('keydown', cancel);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', drop);
      window.removeEventListener('keydown', cancel);
    };
  }, [painting, structure]);

  return {
    /** Whether a cell has school as it is shown now. */
    isSchool: (day: number, period: number) =>
      paint && isWithin(paint, day, period) ? paint.school : hasSchool(structure, day, period),
    isPainted: (day: number, period: number) => paint !== null && isWithin(paint, day, period),
    onPointerDown: (event: PointerEvent, cell: CellRef) => {
      byTouch.current = event.pointerType === 'touch';
      if (byTouch.current || event.button !== 0) return;
      // A captured pointer would tell of no other cell.
      event.currentTarget.releasePointerCapture(event.pointerId);
      show({ from: cell, to: cell, school: !hasSchool(structure, cell.day, cell.period) });
    },
    /** For taps and keys; what the mouse does is done when its button is let go. */
    onClick: (event: { readonly detail: number }, cell: CellRef) => {
      if (event.detail !== 0 && !byTouch.current) return;
      setSchool(structure, [cell], !hasSchool(structure, cell.day, cell.period));
    },
  };
}
