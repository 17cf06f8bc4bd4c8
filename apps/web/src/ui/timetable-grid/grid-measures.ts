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

/** @param names the items' names: the longest of their words is not to be broken, within limits. */
export function gridMeasures(narrow: boolean, small: boolean, names: readonly string[]): GridMeasures {
  const isByDay = showsOneDay(narrow, small);
  return {
    // The buttons of the days are above the grid.
    header: isByDay ? 0 : 35,
    row: small ? 30 : 47,
    band: narrow ? 34 : 0,
    nameColumn: narrow ? 0 : nameColumn(names),
    periodColumn: isByDay ? 56 : narrow ? 46 : 70,
    dayMin: small ? 64 : 112,
  };
}

/** A phone shows one day in full; with small cards all days, to be scrolled. */
export const showsOneDay = (narrow: boolean, small: boolean): boolean => narrow && !small;

export const blockHeight = (measures: GridMeasures, block: GridBlock): number =>
  measures.band + block.periods.length * measures.row;

const LETTER = 8.6;
const GUTTERS = 30;

function nameColumn(names: readonly string[]): number {
  const words = names.flatMap((name) => name.split(/[\s-]+/));
  const longest = words.reduce((most, word) => Math.max(most, word.length), 0);
  return Math.min(Math.max(84, Math.round(longest * LETTER) + GUTTERS), 152);
}
