/** The range of a number of a form: whole, both ends included; a missing end means no limit. */
export interface NumberRange {
  readonly least: number;
  readonly most?: number;
}

export type WholeNumberIssue = 'not-a-whole-number' | 'number-too-small' | 'number-too-large';

/** The typed text as a number (NaN when the field does not accept it), and the reason that it is refused. */
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

/** True for a whole number within a range. */
export function isInRange(value: number, { least, most = Number.MAX_SAFE_INTEGER }: NumberRange): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
