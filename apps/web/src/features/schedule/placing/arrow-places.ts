import type { CellAt, Draft, Id } from '@bellgrid/model';
import type { GridBlock } from '../../../ui/timetable-grid/grid-layout.ts';
import { inShownView } from '../../../ui/timetable-grid/in-shown-view.ts';
import { isConcerned } from './placing-words.ts';

/** A point of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A cell of the timetable, or the point of the edge towards it where it is out of sight. */
interface ArrowEnd {
  readonly block: GridBlock;
  readonly point: Point;
  readonly isInSight: boolean;
  /** In the lower half of what is seen of the timetable: there is no room for names below it. */
  readonly isLow: boolean;
}

/** The distance of an arrow's end from the edge towards a cell out of sight, in px. */
const EDGE = 16;
/** Farther than any cell, in px. */
const FAR = 1e6;

/** The timetable as it is rendered, read once for all arrows. */
export interface RenderedGrid {
  readonly blocks: readonly GridBlock[];
  readonly cells: readonly Cell[];
  readonly layout: string;
  readonly isRightToLeft: boolean;
  /** The part in which cells are seen: without the heads, which stay in place. */
  readonly view: Box;
  /** The proposals, which lie over the lower part of the timetable. */
  readonly panel: Box | null;
}

type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** Null where no timetable is shown. */
export function readGrid(area: HTMLElement, blocks: readonly GridBlock[]): RenderedGrid | null {
  const scroller = area.querySelector<HTMLElement>(inShownView('[data-scroller]'));
  if (!scroller) return null;
  const style = getComputedStyle(scroller);
  return {
    blocks,
    cells: cellsIn(scroller, blocks),
    layout: scroller.dataset.layout ?? '',
    isRightToLeft: style.direction === 'rtl',
    view: boxInside(scroller, style),
    panel: area.ownerDocument.querySelector('[data-make-room]')?.getBoundingClientRect() ?? null,
  };
}

/**
 * The place of a cell in these rows, or in those of one of the lesson's people, in sight if there is one; null where the view
 * has none.
 */
export function placeOfCell(
  grid: RenderedGrid,
  draft: Draft,
  lesson: Id,
  at: CellAt,
  rows?: GridBlock,
): ArrowEnd | null {
  const { blocks, view, panel } = grid;
  const isOwn = (block: GridBlock) => (rows ? block === rows : isConcerned(draft, lesson, block));
  const own = blocks.flatMap((block, index) => (isOwn(block) ? [{ block, index }] : []));
  const middle = (view.top + Math.min(view.bottom, panel?.top ?? view.bottom)) / 2;
  const places = own.map(({ block, index }) => {
    const place = pointOf(grid, { block: index, day: at.day, period: at.start });
    const edge = {
      x: within(place.x, view.left + EDGE, view.right - EDGE),
      y: within(place.y, view.top + EDGE, view.bottom - EDGE),
    };
    const isCovered = panel && panel.left <= edge.x && edge.x <= panel.right && panel.top <= edge.y;
    const atEdge = isCovered ? { x: edge.x, y: panel.top - EDGE } : edge;
    const isInSight =
      !isCovered &&
      view.left <= place.x &&
      place.x <= view.right &&
      view.top <= place.y &&
      place.y <= view.bottom;
    const point = isInSight ? place : atEdge;
    return { block, point, isInSight, isLow: point.y > middle };
  });
  return places.find(({ isInSight }) => isInSight) ?? places[0] ?? null;
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The part of a grid that its names and heads leave free. */
export function boxInside(scroller: HTMLElement, style: CSSStyleDeclaration): Box {
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  const padding = (value: string) => Number.parseFloat(value) || 0;
  return {
    left: left + padding(style.scrollPaddingLeft),
    right: right - padding(style.scrollPaddingRight),
    top: top + padding(style.scrollPaddingTop),
    bottom: bottom - padding(style.scrollPaddingBottom),
  };
}

interface Spot {
  readonly block: number;
  readonly day: number;
  readonly period: number;
}

/** A rendered cell: its first period and those after it that it takes up. */
interface Cell extends Spot {
  readonly element: HTMLElement;
  readonly span: number;
}

function cellsIn(scroller: HTMLElement, blocks: readonly GridBlock[]): readonly Cell[] {
  const indexOf = new Map(blocks.map(({ key }, index) => [key, index]));
  return [...scroller.querySelectorAll<HTMLElement>('[data-block]')].flatMap((rows) => {
    const block = indexOf.get(rows.dataset.block ?? '');
    if (block === undefined) return [];
    return [...rows.querySelectorAll<HTMLElement>('td[data-day]')].map((element) => ({
      ...{ element, block },
      day: Number(element.dataset.day),
      period: Number(element.dataset.period),
      span: Number(element.getAttribute('rowspan') ?? 1),
    }));
  });
}

type Part = keyof Spot;

/** The parts that put the cells of a grid in order, from left to right and from top to bottom. */
const orders: Readonly<Record<string, { readonly x: readonly Part[]; readonly y: readonly Part[] }>> = {
  rows: { x: ['day', 'period'], y: ['block'] },
  columns: { x: ['block'], y: ['day', 'period'] },
  days: { x: ['day', 'block'], y: ['period'] },
};
const timetable = { x: ['day'], y: ['block', 'period'] } as const satisfies (typeof orders)[string];

function pointOf({ cells, layout, isRightToLeft }: RenderedGrid, spot: Spot): Point {
  const order = orders[layout] ?? timetable;
  const x = alongOrder(cells, spot, order.x, ({ element, period, span }) => {
    const { left, width } = element.getBoundingClientRect();
    const share = order.x.includes('period') ? (spot.period - period + 0.5) / span : 0.5;
    return left + width * (isRightToLeft ? 1 - share : share);
  });
  const y = alongOrder(cells, spot, order.y, ({ element, period, span }) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height * (order.y.includes('period') ? (spot.period - period + 0.5) / span : 0.5);
  });
  return { x: Math.abs(x) === FAR && isRightToLeft ? -x : x, y };
}

/** The place of a spot on one axis: that of a rendered cell there, else far off on the side where the spot is. */
function alongOrder(
  cells: readonly Cell[],
  spot: Spot,
  order: readonly Part[],
  placeOf: (cell: Cell) => number,
): number {
  const there = cells.find((cell) => compare(cell, spot, order) === 0);
  if (there) return placeOf(there);
  const isBefore = cells.every((cell) => compare(cell, spot, order) > 0);
  return isBefore ? -FAR : FAR;
}

/** Negative where the cell is before the spot, 0 where it contains it. */
function compare(cell: Cell, spot: Spot, order: readonly Part[]): number {
  for (const part of order) {
    const isOver = part === 'period' && cell.period <= spot.period && spot.period < cell.period + cell.span;
    if (!isOver && cell[part] !== spot[part]) return cell[part] - spot[part];
  }
  return 0;
}

export function centreOf(element: Element): Point {
  const { left, width, top, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
