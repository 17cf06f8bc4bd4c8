/**
 * Natural order of names, the same on every machine: digits by value ('9A' before '10A'), letters without
 * regard to case, and marks on letters only where nothing else differs. For `sort`.
 */
export function compareNames(a: string, b: string): number {
  const left = partsOf(a);
  const right = partsOf(b);
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const order = compareParts(left[index] ?? '', right[index] ?? '');
    if (order !== 0) return order;
  }
  return left.length - right.length || byCode(a, b);
}

/** The records of a map in the natural order of their names, then by id. */
export function sortedByName<T extends { readonly id: string; readonly name: string }>(
  records: Readonly<Record<string, T>>,
): T[] {
  return Object.values(records).sort((a, b) => compareNames(a.name, b.name) || byCode(a.id, b.id));
}

function partsOf(name: string): string[] {
  return name.match(/\d+|\D+/g) ?? [];
}

function compareParts(a: string, b: string): number {
  const isNumber = /^\d/;
  if (isNumber.test(a) && isNumber.test(b)) {
    const left = a.replace(/^0+(?=\d)/, '');
    const right = b.replace(/^0+(?=\d)/, '');
    return left.length - right.length || byCode(left, right);
  }
  return byCode(plain(a), plain(b));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
