const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Compares two names as a reader would order them: 9A before 10A, upper and lower case alike. */
export function naturalOrder(a: string, b: string): number {
  return collator.compare(a, b);
}
