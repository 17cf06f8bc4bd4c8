/** A name prepared for comparing: its runs of digits and of other letters. */
interface NameKey {
  readonly name: string;
  readonly parts: readonly { readonly isNumber: boolean; readonly text: string }[];
}

/**
 * Natural order of names, the same on every machine and in every language, because results depend on it: digits by
 * value ('9A' before '10A'), letters without regard to case, and marks on letters only where nothing else differs. What a
 * screen sorts for its reader it sorts by the reader's language instead. For `sort`.
 */
export function compareNames(a: string, b: string): number {
  return compareKeys(keyOf(a), keyOf(b));
}

/** Names taken apart already: the same ones are compared again and again. Emptied when it has grown. */
const known = new Map<string, NameKey>();
const MOST_KNOWN = 20_000;

function keyOf(name: string): NameKey {
  const before = known.get(name);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const key = takenApart(name);
  known.set(name, key);
  return key;
}

function takenApart(name: string): NameKey {
  const runs = name.match(/\d+|\D+/g) ?? [];
  const parts = runs.map((run) => {
    const isNumber = /^\d/.test(run);
    return { isNumber, text: isNumber ? run.replace(/^0+(?=\d)/, '') : plain(run) };
  });
  return { name, parts };
}

function compareKeys(a: NameKey, b: NameKey): number {
  for (let index = 0; index < Math.min(a.parts.length, b.parts.length); index += 1) {
    const [left, right] = [a.parts[index], b.parts[index]];
    if (left === undefined || right === undefined) break;
    const isByValue = left.isNumber && right.isNumber;
    const order = (isByValue && left.text.length - right.text.length) || byCode(left.text, right.text);
    if (order !== 0) return order;
  }
  return a.parts.length - b.parts.length || byCode(a.name, b.name);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
