/** The characters that always separate names, and those that do so only between known names. */
const SEPARATORS = ['\n', ';', '|', ','] as const;
const WEAK_SEPARATORS = ['/', '+', '&'] as const;

/**
 * The names in a cell: 'Ada; Ben', '9A, 9B', '9A/9B'. A known name stays whole with any characters in it;
 * only the strongest separator of a cell counts, so that 'Hill, Ada; Rao, Ben' are two.
 */
export function splitNames(cell: string, isKnown: (name: string) => boolean): string[] {
  if (cell === '') return [];
  if (isKnown(cell)) return [cell];
  const separator = SEPARATORS.find((each) => cell.includes(each));
  if (separator !== undefined) {
    return unique(partsOf(cell, separator).flatMap((part) => splitWeakly(part, isKnown)));
  }
  return unique(splitWeakly(cell, isKnown));
}

function splitWeakly(name: string, isKnown: (name: string) => boolean): string[] {
  if (isKnown(name)) return [name];
  for (const separator of WEAK_SEPARATORS) {
    const parts = partsOf(name, separator);
    if (parts.length > 1 && parts.every(isKnown)) return parts;
  }
  return [name];
}

const partsOf = (cell: string, separator: string): string[] =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function unique(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const key = name.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
