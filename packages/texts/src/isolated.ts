const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * A name that is written from right to left, isolated for use in a sentence: it does not change the direction
 * of the text around it.
 */
export function isolated(name: string): string {
  return isRightToLeft(name) ? isolate(name) : name;
}

/**
 * Names side by side. Where one of them is written from right to left, each is isolated: the digits of "10_1" keep their
 * order beside it.
 */
export function joinNames(names: readonly string[], separator = ', '): string {
  return (names.some(isRightToLeft) ? names.map(isolate) : names).join(separator);
}

const isRightToLeft = (name: string): boolean => RIGHT_TO_LEFT.test(name);

const isolate = (name: string): string => `\u2068${name}\u2069`;
