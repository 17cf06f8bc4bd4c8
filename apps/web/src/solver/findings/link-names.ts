import type { FindingItem } from './finding-items.ts';

/** A piece of a sentence: plain words, or the name of an item. */
export interface SentencePart {
  readonly text: string;
  readonly item: FindingItem | null;
}

/**
 * Cuts a sentence at the names of items in it, longer names first, so that each can be a link. Names inside
 * longer words do not count. Also gives the items whose names the sentence does not have.
 */
export function linkNames(
  sentence: string,
  items: readonly FindingItem[],
): { readonly parts: readonly SentencePart[]; readonly others: readonly FindingItem[] } {
  const owner: (FindingItem | null)[] = Array.from({ length: sentence.length }, () => null);
  const named = new Set<FindingItem>();
  const longestFirst = [...items].sort((a, b) => b.name.length - a.name.length);
  for (const item of longestFirst) {
    const at = findName(sentence, item.name, owner);
    if (at === -1) continue;
    owner.fill(item, at, at + item.name.length);
    named.add(item);
  }
  const parts: SentencePart[] = [];
  for (let start = 0; start < sentence.length; ) {
    const item = owner[start] ?? null;
    let end = start + 1;
    while (end < sentence.length && (owner[end] ?? null) === item) end += 1;
    parts.push({ text: sentence.slice(start, end), item });
    start = end;
  }
  return { parts, others: items.filter((item) => !named.has(item)) };
}

/** The first place of a name that is no part of a longer word and not taken yet; -1 without one. */
function findName(sentence: string, name: string, owner: readonly (FindingItem | null)[]): number {
  if (name.trim() === '') return -1;
  for (let at = sentence.indexOf(name); at !== -1; at = sentence.indexOf(name, at + 1)) {
    const end = at + name.length;
    const isFree = owner.slice(at, end).every((each) => each === null);
    if (isFree && !isLetter(sentence[at - 1]) && !isLetter(sentence[end])) return at;
  }
  return -1;
}

const isLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
