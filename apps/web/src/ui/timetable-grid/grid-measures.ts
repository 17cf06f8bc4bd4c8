import type { GridBlock } from './grid-layout.ts';

/** Heights in px of the grid's parts; the style sheet takes them as custom properties. */
export interface GridMeasures {
  readonly header: number;
  readonly row: number;
  /** The line with the item's name above its rows, where the screen has no room for a name column. */
  readonly band: number;
  /** Widths of the name column, of the period column and the least of a day. */
  readonly nameColumn: number;
  readonly periodColumn: number;
  readonly dayMin: number;
}

/** Words that are not to be broken, within limits: those of the names of the items and of the labels of the periods. */
export interface GridWords {
  readonly names: readonly string[];
  readonly labels: readonly string[];
}

export function gridMeasures(narrow: boolean, small: boolean, { names, labels }: GridWords): GridMeasures {
  const isByDay = showsOneDay(narrow, small);
  return {
    // The buttons of the days are above the grid.
    header: isByDay ? 0 : 35,
    row: small ? 30 : 47,
    band: narrow ? 34 : 0,
    nameColumn: narrow ? 0 : nameColumn(names),
    periodColumn: isByDay ? periodColumn(labels) : narrow ? 46 : 70,
    dayMin: small ? 64 : 112,
  };
}

/** A phone shows one day in full; with small cards all days, to be scrolled. */
export const showsOneDay = (narrow: boolean, small: boolean): boolean => narrow && !small;

export const blockHeight = (measures: GridMeasures, block: GridBlock): number =>
  measures.band + block.periods.length * measures.row;

const LETTER = { name: 8.6, period: 7.6 } as const;
const GUTTERS = { name: 30, period: 18 } as const;

const nameColumn = (names: readonly string[]): number => within(84, 152, widthOf('name', names));

const periodColumn = (labels: readonly string[]): number => within(56, 96, widthOf('period', labels));

function widthOf(kind: keyof typeof LETTER, texts: readonly string[]): number {
  const words = texts.flatMap((text) => text.split(/[\s-]+/));
  const longest = words.reduce((most, word) => Math.max(most, word.length), 0);
  return Math.round(longest * LETTER[kind]) + GUTTERS[kind];
}

const within = (least: number, most: number, size: number): number => Math.min(Math.max(least, size), most);
