/** The declaration of one number that tunes the search. */
export interface Parameter {
  readonly default: number;
  /** The range, both ends included. */
  readonly least: number;
  readonly most: number;
  readonly isWhole: boolean;
  /** The unit of the value; empty for a plain factor or share. */
  readonly unit: string;
  /** The effect of the value, as a sentence for the documentation. */
  readonly meaning: string;
}

/** Parameters of one part of the search, by name. */
export type ParameterGroup = Readonly<Record<string, Parameter>>;

type Range = readonly [least: number, most: number];

/** A whole number. */
export function whole(value: number, [least, most]: Range, unit: string, meaning: string): Parameter {
  return { default: value, least, most, isWhole: true, unit, meaning };
}

/** A number that may have decimals. */
export function decimal(value: number, [least, most]: Range, unit: string, meaning: string): Parameter {
  return { default: value, least, most, isWhole: false, unit, meaning };
}

/** A number from 0 to 1. */
export function share(value: number, meaning: string): Parameter {
  return decimal(value, [0, 1], '', meaning);
}
