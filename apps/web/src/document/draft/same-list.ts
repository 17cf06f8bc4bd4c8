/** True for lists of the very same things. */
export const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, index) => Object.is(each, b[index]));
