/** What a number of a form may be: whole, both ends included; without an end there is no limit that way. */
export interface NumberRange {
  readonly least: number;
  readonly most?: number;
}

export type WholeNumberIssue = 'not-a-whole-number' | 'number-too-small' | 'number-too-large';

/** What was typed, as a number (NaN where it is none that the field takes), and why it is refused. */
export interface WholeNumber {
  readonly value: number;
  readonly issue: WholeNumberIssue | null;
  /** The nearest number that the field takes; NaN where what was typed is no whole number. */
  readonly nearest: number;
}

const WHOLE = /^([+\-−]?)(\d+)(?:[.,]0*)?$/;

/** Reads what was typed into a field for a whole number; nothing in it is changed or left out to make it fit. */
export function checkWholeNumber(typed: string, range: NumberRange): WholeNumber {
  const { least, most = Number.MAX_SAFE_INTEGER } = range;
  const [, sign, digits] = WHOLE.exec(typed.trim()) ?? [];
  if (digits === undefined) return { value: Number.NaN, issue: 'not-a-whole-number', nearest: Number.NaN };
  const value = sign === '' || sign === '+' ? Number(digits) : 0 - Number(digits);
  if (value < least) return { value: Number.NaN, issue: 'number-too-small', nearest: least };
  if (value > most) return { value: Number.NaN, issue: 'number-too-large', nearest: most };
  return { value, issue: null, nearest: value };
}

/** Whether a number is whole and within a range. */
export function isInRange(value: number, { least, most = Number.MAX_SAFE_INTEGER }: NumberRange): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
