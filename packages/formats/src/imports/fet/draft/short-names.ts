import { cutText, MAX_SHORT_NAME } from '@bellgrid/model';

/** A short name for each name, different ones for different names as long as that is possible. */
export function shortNames(names: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  const result = new Map<string, string>();
  for (const name of names) {
    const short = firstFree(candidates(name), taken);
    taken.add(short);
    result.set(name, short);
  }
  return result;
}

function firstFree(names: Iterable<string>, taken: ReadonlySet<string>): string {
  for (const name of names) {
    const short = cutText(name, MAX_SHORT_NAME);
    if (short !== '' && !taken.has(short)) return short;
  }
  return '';
}

/** The initials of several words, the beginning of one, then the beginning with a number. */
function* candidates(name: string): Iterable<string> {
  if (name.length <= MAX_SHORT_NAME) yield name;
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const letters = [...words.join('')];
  const start = (length: number): string => letters.slice(0, length).join('');
  if (words.length > 1) {
    yield words
      .map((word) => [...word][0] ?? '')
      .join('')
      .toUpperCase();
  }
  yield start(3);
  yield start(4);
  for (let number = 2; number < 100; number += 1) yield `${start(number < 10 ? 3 : 2)}${number}`;
}
