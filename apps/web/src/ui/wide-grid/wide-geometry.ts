import type { Period } from '@bellgrid/model';
import { LANES_SHOWN } from '../timetable-grid/cell-stops.ts';
import type { GridBlock } from '../timetable-grid/grid-layout.ts';
import type { Box } from '../timetable-grid/use-scroll-window.ts';

/**
 * Rows: an item's week is a row. Columns: it is a column, all days below each other. Days: the days are side by side,
 * in each of them an item is a column.
 */
export type WideLayout = 'rows' | 'columns' | 'days';

/** The places of a structure's periods within a day, in px from the earliest period of all structures. */
export interface TimeAxis {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** The strips of one structure, one after another, with the labels of their own periods or names before them. */
export interface WideSection {
  readonly structure: string;
  readonly first: number;
  /** The strip after the last one. */
  readonly end: number;
  /** The place of its head, across the time. */
  readonly start: number;
  readonly size: number;
  readonly axis: TimeAxis;
  readonly periods: readonly Period[];
}

export interface WideGeometry {
  readonly layout: WideLayout;
  /** The indices of the days that are shown. */
  readonly days: readonly number[];
  readonly label: number;
  readonly header: number;
  readonly width: number;
  readonly height: number;
  readonly sections: readonly WideSection[];
  readonly strip: number;
  /** The size of a day along the time, and its distance to the next one. */
  readonly daySize: number;
  readonly dayStep: number;
  readonly sectionOf: (strip: number) => WideSection;
  /** The box of an item's day; `at` counts the days that are shown. */
  readonly boxOf: (strip: number, at: number) => Box;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The part of a block that decides on its place. */
export type Strip = Pick<GridBlock, 'kind' | 'item' | 'structure' | 'periods'>;

export interface WideOptions {
  readonly blocks: readonly Strip[];
  readonly days: readonly number[];
  readonly layout: WideLayout;
  readonly room: Room;
  readonly small: boolean;
  /** Wide enough for names of teachers and rooms, and of classes that begin alike. */
  readonly hasLongNames: boolean;
}

/** The name of a class in rows, where names are cut. */
export const cutName = (name: string): string => Array.from(name).slice(0, 5).join('');

/** True when names cannot be cut: those of teachers and rooms, and of classes that would then be alike. */
export function needLongNames(blocks: readonly Pick<GridBlock, 'kind' | 'item'>[]): boolean {
  const names = new Set(blocks.map(({ item }) => item.name));
  const cut = new Set([...names].map(cutName));
  return cut.size < names.size || blocks.some(({ kind }) => kind !== 'classes');
}

export const HEADER = 35;
export const LABEL = 70;
const LONG_LABEL = 112;
const GAP = 5;
/** A break in which no structure has a period keeps this much of its size, in px. */
const BREAK = 6;

/** The blocks with those of one structure together, in their order otherwise. */
export function groupByStructure(blocks: readonly GridBlock[]): readonly GridBlock[] {
  const order = [...new Set(blocks.map(({ structure }) => structure))];
  if (order.length < 2) return blocks;
  return order.flatMap((id) => blocks.filter(({ structure }) => structure === id));
}

/** Lays the strips out in the room, none smaller than it can be read. Blocks of one structure must follow one another. */
export function wideGeometry(options: WideOptions): WideGeometry {
  const { blocks, days, layout } = options;
  const label = layout === 'rows' && options.hasLongNames ? LONG_LABEL : LABEL;
  const { strip, period } = sizesOf(options, label);
  const axes = timeAxes(blocks, period);
  const sections = sectionsOf(blocks, axes, strip, layout === 'rows' ? HEADER : label);
  const daySize = Math.max(0, ...[...axes.values()].flatMap(({ ends }) => ends));
  const across = sections.reduce((sum, section) => sum + section.size + GAP, -GAP);
  const dayStep = (layout === 'days' ? across : daySize) + GAP;
  const along = days.length * dayStep - GAP;
  const sectionByStrip = sections.flatMap((section) =>
    blocks.slice(section.first, section.end).map(() => section),
  );
  const sectionOf = (index: number): WideSection => {
    const section = sectionByStrip[index];
    if (!section) throw new Error(`wide geometry: there is no strip ${index}`);
    return section;
  };
  const stripStart = (index: number) => {
    const { start, first } = sectionOf(index);
    return start + (layout === 'rows' ? HEADER : label) + (index - first) * strip;
  };
  const boxOf = (index: number, at: number): Box => {
    const start = stripStart(index);
    if (layout === 'rows') return { x: label + at * dayStep, y: start, width: daySize, height: strip };
    const y = HEADER + (layout === 'columns' ? at * dayStep : 0);
    return { x: start + (layout === 'days' ? at * dayStep : 0), y, width: strip, height: daySize };
  };
  const size = {
    rows: { width: label + along, height: across },
    columns: { width: across, height: HEADER + along },
    days: { width: along, height: HEADER + daySize },
  }[layout];
  return {
    layout,
    days,
    label,
    header: HEADER,
    ...size,
    sections,
    strip,
    daySize,
    dayStep,
    sectionOf,
    boxOf,
  };
}

/** The least and the most of a strip's and a period's size, in px. */
const LIMITS = {
  rows: { strip: [36, 60], smallStrip: [25, 25], period: [25, 240], smallPeriod: [25, 240] },
  columns: { strip: [76, 600], smallStrip: [52, 600], period: [36, 52], smallPeriod: [22, 26] },
  days: { strip: [76, 600], smallStrip: [52, 600], period: [40, 78], smallPeriod: [26, 78] },
} as const;

/** The least size of one of several lessons in a cell, in px: a line of letters, or the width of a short name with a code. */
const LEAST_LANE = { rows: 16, columns: 34, days: 34 } as const;

/** The number of lessons side by side for which the cells of a view have room: two at least. */
export const lanesWithRoom = ({ layout, strip }: Pick<WideGeometry, 'layout' | 'strip'>): number =>
  Math.min(LANES_SHOWN, Math.max(2, Math.floor(strip / LEAST_LANE[layout])));

/** The size of a period in rows that must be scrolled along the time: the names of teachers have room again. */
const SCROLLED = 32;

function sizesOf(options: WideOptions, label: number): { strip: number; period: number } {
  const { blocks, days, layout, room, small } = options;
  const limits = LIMITS[layout];
  const structures = new Set(blocks.map(({ structure }) => structure)).size;
  const periods = Math.max(1, ...blocks.map((block) => block.periods.length));
  const gaps = (days.length - 1) * GAP;
  const wanted = {
    rows: {
      strip: (room.height - structures * HEADER) / blocks.length,
      period: (room.width - label - gaps) / (days.length * periods),
    },
    columns: {
      strip: (room.width - structures * label) / blocks.length,
      period: (room.height - HEADER - gaps) / (days.length * periods),
    },
    days: {
      strip: ((room.width - gaps) / days.length - structures * label) / blocks.length,
      period: (room.height - HEADER) / periods,
    },
  }[layout];
  return {
    strip: within(wanted.strip, small ? limits.smallStrip : limits.strip),
    period:
      layout === 'rows' && !small && wanted.period < limits.period[0]
        ? SCROLLED
        : within(wanted.period, small ? limits.smallPeriod : limits.period),
  };
}

const within = (size: number, [least, most]: readonly [number, number]): number =>
  Math.floor(Math.min(Math.max(Number.isFinite(size) ? size : least, least), most));

/**
 * The places of each structure's periods within a day. Those of a single one are equally large; several share a scale of
 * minutes, on which the shortest period has the size `period`.
 */
function timeAxes(blocks: readonly Strip[], period: number): ReadonlyMap<string, TimeAxis> {
  const structures = new Map(blocks.map((block) => [block.structure, block.periods]));
  if (structures.size < 2) {
    return new Map(
      [...structures].map(([id, periods]) => [
        id,
        { starts: periods.map((_, at) => at * period), ends: periods.map((_, at) => (at + 1) * period) },
      ]),
    );
  }
  const place = minutePlaces([...structures.values()].flat(), period);
  return new Map(
    [...structures].map(([id, periods]) => [
      id,
      {
        starts: periods.map(({ periodStart }) => place(periodStart)),
        ends: periods.map(({ periodEnd }) => place(periodEnd)),
      },
    ]),
  );
}

/** The place of each minute at which a period begins or ends; breaks of all structures are shortened. */
function minutePlaces(periods: readonly Period[], size: number): (minute: number) => number {
  const shortest = Math.min(...periods.map(({ periodStart, periodEnd }) => periodEnd - periodStart));
  const minutes = [...new Set(periods.flatMap((each) => [each.periodStart, each.periodEnd]))].sort(
    (a, b) => a - b,
  );
  const places = new Map<number, number>();
  let at = 0;
  for (const [index, minute] of minutes.entries()) {
    const before = minutes[index - 1];
    if (before !== undefined) {
      const isBreak = !periods.some((each) => each.periodStart <= before && minute <= each.periodEnd);
      const full = ((minute - before) * size) / shortest;
      at += isBreak ? Math.min(full, BREAK) : full;
    }
    places.set(minute, Math.round(at));
  }
  return (minute) => places.get(minute) ?? 0;
}

function sectionsOf(
  blocks: readonly Strip[],
  axes: ReadonlyMap<string, TimeAxis>,
  strip: number,
  head: number,
): WideSection[] {
  const sections: WideSection[] = [];
  for (const [index, { structure, periods }] of blocks.entries()) {
    const last = sections.at(-1);
    if (last?.structure === structure) {
      sections[sections.length - 1] = { ...last, end: index + 1, size: last.size + strip };
      continue;
    }
    const start = last ? last.start + last.size + GAP : 0;
    const axis = axes.get(structure) ?? { starts: [], ends: [] };
    sections.push({ structure, periods, axis, first: index, end: index + 1, start, size: head + strip });
  }
  return sections;
}

/** The box of some periods, and of one of several lanes in them. */
export function cellBox(
  { layout }: WideGeometry,
  { starts, ends }: TimeAxis,
  box: Box,
  cell: { readonly start: number; readonly end: number },
): Box {
  const from = starts[cell.start] ?? 0;
  const size = (ends[cell.end - 1] ?? from) - from;
  return layout === 'rows'
    ? { x: box.x + from, y: box.y, width: size, height: box.height }
    : { x: box.x, y: box.y + from, width: box.width, height: size };
}

export const boxesMeet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
