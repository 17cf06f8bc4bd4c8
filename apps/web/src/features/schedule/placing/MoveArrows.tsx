import type { Proposal } from '@bellgrid/constraints';
import type { CellAt, Draft, Id } from '@bellgrid/model';
import { isolated } from '@bellgrid/texts';
import type { TFunction } from 'i18next';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridBlock } from '../../../ui/timetable-grid/grid-layout.ts';
import { inShownView } from '../../../ui/timetable-grid/in-shown-view.ts';
import { whereWords } from '../../../ui/timetable-grid/lesson-words.ts';
import { scrollToCell } from '../../../ui/timetable-grid/lit-lessons.ts';
import { centreOf, type Point, placeOfCell, type RenderedGrid, readGrid } from './arrow-places.ts';
import classes from './MoveArrows.module.css';
import { useMakeRoom } from './make-room.ts';

interface MoveArrowsProps {
  readonly area: RefObject<HTMLElement | null>;
  readonly draft: Draft;
  readonly blocks: readonly GridBlock[];
}

interface Arrow {
  readonly key: Id;
  readonly path: string;
  /** The row and the time of a cell out of sight, at the end of its arrow. */
  readonly name: (Point & { readonly words: string; readonly isRight: boolean }) | null;
}

/**
 * The moves of the proposal that is pointed at, as arrows; one to a cell out of sight ends at the edge and names it. Where no
 * lesson would go to a cell in sight, the timetable is scrolled to the first of them.
 */
export function MoveArrows({ area, draft, blocks }: MoveArrowsProps) {
  const proposal = useMakeRoom(({ answer, shown }) =>
    shown === null ? null : (answer?.proposals[shown] ?? null),
  );
  const { t } = useTranslation();
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
      setArrows(arrowsOf(element, draft, blocks, proposal, t));
    };
    const redraw = () => {
      frame ||= requestAnimationFrame(draw);
    };
    const hidden = targetOutOfSight(element, draft, blocks, proposal);
    if (hidden) scrollToCell(hidden.rows, hidden.at);
    draw();
    element.addEventListener('scroll', redraw, { capture: true, passive: true });
    window.addEventListener('resize', redraw);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', redraw, { capture: true });
      window.removeEventListener('resize', redraw);
    };
  }, [area, draft, blocks, proposal, t]);
  if (arrows.length === 0) return null;
  return (
    <div className={classes.arrows}>
      <svg aria-hidden>
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
      {arrows.map(
        ({ key, name }) =>
          name && (
            <span
              key={key}
              className={classes.name}
              style={{ left: name.x, top: name.y }}
              aria-hidden
              data-right={name.isRight || undefined}
            >
              {name.words}
            </span>
          ),
      )}
    </div>
  );
}

/** The first cell to which lessons would go, if all of these are out of sight. */
function targetOutOfSight(
  area: HTMLElement,
  draft: Draft,
  blocks: readonly GridBlock[],
  { moves }: Proposal,
): { readonly rows: string; readonly at: CellAt } | null {
  const grid = readGrid(area, blocks);
  if (!grid) return null;
  const targets = moves.flatMap(({ lesson, at }) => {
    const place = at && placeOfCell(grid, draft, lesson, at);
    return at && place ? [{ at, rows: place.block.key, isInSight: place.isInSight }] : [];
  });
  return targets.some(({ isInSight }) => isInSight) ? null : (targets[0] ?? null);
}

function arrowsOf(
  area: HTMLElement,
  draft: Draft,
  blocks: readonly GridBlock[],
  { moves }: Proposal,
  t: TFunction,
): Arrow[] {
  const origin = area.getBoundingClientRect();
  const inArea = ({ x, y }: Point): Point => ({ x: x - origin.x, y: y - origin.y });
  const grid = readGrid(area, blocks);
  if (!grid) return [];
  const ends = moves.flatMap(({ lesson, at }) => {
    const target = at && placeOfCell(grid, draft, lesson, at);
    const start = startOf(area, grid, draft, lesson, target?.block);
    return at && target && start
      ? [{ lesson, at, target, from: inArea(start), to: inArea(target.point) }]
      : [];
  });
  return ends.map(({ lesson, at, target, from, to }, index) => {
    // Names at the same edge are below each other.
    const isNear = (other: Point) =>
      Math.abs(other.x - to.x) < NAME.width && Math.abs(other.y - to.y) < NAME.height;
    const before = ends.slice(0, index).filter((other) => !other.target.isInSight && isNear(other.to)).length;
    const name = target.isInSight
      ? null
      : {
          words: [target.block.item.name, whereWords(t, draft, lesson, at)].map(isolated).join(' · '),
          x: to.x,
          y: to.y + (target.isLow ? -1 : 1) * (NAME.height * (before + 1) - 4),
          isRight: to.x > origin.width / 2,
        };
    return { key: lesson, path: bow(from, to), name };
  });
}

/** The room of a name at the edge, in px. */
const NAME = { width: 220, height: 24 };

/** An arrow that is bent, so that two lessons that swap do not share a line. */
function bow(from: Point, to: Point): string {
  const [bendX, bendY] = [
    (from.x + to.x) / 2 - (to.y - from.y) / 6,
    (from.y + to.y) / 2 + (to.x - from.x) / 6,
  ];
  return `M${from.x} ${from.y}Q${bendX} ${bendY} ${to.x} ${to.y}`;
}

/** The card of a lesson, or the edge towards its cell. */
function startOf(
  area: HTMLElement,
  grid: RenderedGrid,
  draft: Draft,
  lesson: Id,
  rows: GridBlock | undefined,
): Point | null {
  const now = draft.lessons[lesson]?.timeSlot;
  if (now) return placeOfCell(grid, draft, lesson, now, rows)?.point ?? null;
  const card = area.querySelector(inShownView(`[data-lesson-id="${CSS.escape(lesson)}"]`));
  return card && centreOf(card);
}
