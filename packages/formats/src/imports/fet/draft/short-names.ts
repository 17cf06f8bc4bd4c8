import { MAX_SHORT_NAME } from '@bellgrid/model';

/** A short name for each name, different ones for different names as long as that is possible. */
export function shortNames(names: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  const result = new Map<string, string>();
  for (const name of names) {
    const short = candidates(name).find((each) => !taken.has(each)) ?? '';
    taken.add(short);
    result.set(name, short);
  }
  return result;
}

/** The initials of several words, the beginning of one, then the beginning with a number. */
function candidates(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const letters = [...words.join('')];
  const initials = words.map((word) => [...word][0] ?? '').join('');
  const start = (length: number): string => letters.slice(0, length).join('');
  const fit = (text: string): string => [...text].slice(0, MAX_SHORT_NAME).join('').slice(0, MAX_SHORT_NAME);
  const list = name.length <= MAX_SHORT_NAME ? [name] : [];
  if (words.length > 1) list.push(initials.toUpperCase());
  list.push(start(3), start(4));
  for (let number = 2; number < 100; number += 1) list.push(`${start(number < 10 ? 3 : 2)}${number}`);
  return list.map(fit).filter((each) => each !== '');
}
