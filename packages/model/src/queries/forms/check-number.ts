/** The range of a number of a form, both ends included; a missing end means no limit. */
export interface NumberRange {
  readonly least: number;
  readonly most?: number;
  /** Two decimal places are taken; else it is for whole numbers. */
  readonly hundredths?: true;
}

export type NumberIssue =
  | 'not-a-whole-number'
  | 'not-in-hundredths'
  | 'number-too-small'
  | 'number-too-large';

/** The typed text as a number (NaN when the field does not accept it), and the reason that it is refused. */
export interface CheckedNumber {
  readonly value: number;
  readonly issue: NumberIssue | null;
  /** The nearest number that the field takes; NaN where what was typed is no number of its kind. */
  readonly nearest: number;
}

const NUMBER = /^([+\-−]?)(\d+)(?:[.,](\d*))?$/;

/** Reads what was typed into a field for a number; nothing in it is changed or left out to make it fit. */
export function checkNumber(typed: string, range: NumberRange): CheckedNumber {
  const { least, most = Number.MAX_SAFE_INTEGER, hundredths = false } = range;
  const [, sign, whole, places = ''] = NUMBER.exec(typed.trim()) ?? [];
  const fraction = places.replace(/0+$/, '');
  if (whole === undefined || fraction.length > (hundredths ? 2 : 0)) {
    const issue = hundredths ? 'not-in-hundredths' : 'not-a-whole-number';
    return { value: Number.NaN, issue, nearest: Number.NaN };
  }
  const size = Number(`${whole}.${fraction}`);
  const value = sign === '' || sign === '+' ? size : 0 - size;
  if (value < least) return { value: Number.NaN, issue: 'number-too-small', nearest: least };
  if (value > most) return { value: Number.NaN, issue: 'number-too-large', nearest: most };
  return { value, issue: null, nearest: value };
}

/** True for a whole number within a range. */
export function isInRange(value: number, { least, most = Number.MAX_SAFE_INTEGER }: NumberRange): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
