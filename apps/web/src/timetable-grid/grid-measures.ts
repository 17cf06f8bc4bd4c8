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

export function gridMeasures(narrow: boolean, small: boolean): GridMeasures {
  return {
    header: 35,
    row: small ? 30 : 47,
    band: narrow ? 34 : 0,
    nameColumn: narrow ? 0 : 84,
    periodColumn: narrow ? 46 : 70,
    dayMin: small ? 64 : 112,
  };
}

export const blockHeight = (measures: GridMeasures, block: GridBlock): number =>
  measures.band + block.periods.length * measures.row;
