import type { Proposal } from '@bellgrid/constraints';
import type { Draft, Id } from '@bellgrid/model';
import { type RefObject, useEffect, useState } from 'react';
import type { GridBlock } from '../../../ui/timetable-grid/grid-layout.ts';
import { inShownView } from '../../../ui/timetable-grid/in-shown-view.ts';
import classes from './MoveArrows.module.css';
import { useMakeRoom } from './make-room.ts';
import { isConcerned } from './placing-words.ts';

interface MoveArrowsProps {
  readonly area: RefObject<HTMLElement | null>;
  readonly draft: Draft;
  readonly blocks: readonly GridBlock[];
}

interface Arrow {
  readonly key: Id;
  readonly path: string;
}

/** The moves of the proposal that is pointed at, as arrows over the rows that are in sight. */
export function MoveArrows({ area, draft, blocks }: MoveArrowsProps) {
  const proposal = useMakeRoom(({ answer, shown }) =>
    shown === null ? null : (answer?.proposals[shown] ?? null),
  );
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  useEffect(() => {
    const element = area.current;
    if (!element || !proposal) {
      setArrows([]);
      return;
    }
    let frame = 0;
    const draw = () => {
      frame = 0;
      setArrows(arrowsOf(element, draft, blocks, proposal));
    };
    const redraw = () => {
      frame ||= requestAnimationFrame(draw);
    };
    draw();
    element.addEventListener('scroll', redraw, { capture: true, passive: true });
    window.addEventListener('resize', redraw);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', redraw, { capture: true });
      window.removeEventListener('resize', redraw);
    };
  }, [area, draft, blocks, proposal]);
  if (arrows.length === 0) return null;
  return (
    <svg className={classes.arrows} aria-hidden>
      <defs>
        <marker
          id="move-arrow"
          viewBox="0 0 8 8"
          refX="6"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" className={classes.head} />
        </marker>
      </defs>
      {arrows.map(({ key, path }) => (
        <path key={key} d={path} className={classes.line} markerEnd="url(#move-arrow)" data-arrow={key} />
      ))}
    </svg>
  );
}

function arrowsOf(
  area: HTMLElement,
  draft: Draft,
  blocks: readonly GridBlock[],
  { moves }: Proposal,
): Arrow[] {
  const origin = area.getBoundingClientRect();
  return moves.flatMap(({ lesson, at }) => {
    const rows = at && rowsOf(area, draft, blocks, lesson);
    const to = rows && cellCentre(rows, at.day, at.start);
    const card = inShownView(`[data-lesson-id="${CSS.escape(lesson)}"]`);
    const from = centreOf((rows ?? area).querySelector(card) ?? area.querySelector(card));
    if (!from || !to) return [];
    const [x1, y1, x2, y2] = [from.x - origin.x, from.y - origin.y, to.x - origin.x, to.y - origin.y];
    // Bent, so that two lessons that swap do not share a line.
    const [bendX, bendY] = [(x1 + x2) / 2 - (y2 - y1) / 6, (y1 + y2) / 2 + (x2 - x1) / 6];
    return [{ key: lesson, path: `M${x1} ${y1}Q${bendX} ${bendY} ${x2} ${y2}` }];
  });
}

/** The rows of one of the lesson's people that are in sight. */
function rowsOf(
  area: HTMLElement,
  draft: Draft,
  blocks: readonly GridBlock[],
  lesson: Id,
): HTMLElement | null {
  for (const block of blocks) {
    if (!isConcerned(draft, lesson, block)) continue;
    const rows = area.querySelector<HTMLElement>(inShownView(`[data-block="${CSS.escape(block.key)}"]`));
    if (rows) return rows;
  }
  return null;
}

function cellCentre(rows: HTMLElement, day: number, period: number): { x: number; y: number } | null {
  for (const cell of rows.querySelectorAll<HTMLElement>(`td[data-day="${day}"]`)) {
    const first = Number(cell.dataset.period);
    const span = Number(cell.getAttribute('rowspan') ?? 1);
    if (period < first || period >= first + span) continue;
    const { left, width, top, height } = cell.getBoundingClientRect();
    const share = (period - first + 0.5) / span;
    if (rows.closest('[data-time="across"]') === null)
      return { x: left + width / 2, y: top + height * share };
    const isRtl = getComputedStyle(rows).direction === 'rtl';
    return { x: left + width * (isRtl ? 1 - share : share), y: top + height / 2 };
  }
  return null;
}

function centreOf(element: Element | null): { x: number; y: number } | null {
  if (!element) return null;
  const { left, width, top, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
