import type { SearchTerms } from './search-terms.ts';
import type { Token } from './search-words.ts';

/** The days that the word at a place names; the last word of a range names those between, too. */
export type DaysAt = (at: number) => readonly number[];

/** “Not” is at most so many words before what it is about. */
const NOT_REACH = 3;

/** The place before some articles. */
export function skipBack(
  { articles, relations }: SearchTerms,
  tokens: readonly Token[],
  from: number,
): number {
  let at = from;
  while (articles.has(tokens[at]?.word ?? '') && !relations.has(tokens[at]?.word ?? '')) at -= 1;
  return at;
}

/** The days right before a place: “Monday and Tuesday 3”. */
export function daysBefore(
  terms: SearchTerms,
  tokens: readonly Token[],
  start: number,
  daysAt: DaysAt,
): number[] {
  const days: number[] = [];
  let at = skipBack(terms, tokens, start - 1);
  if (terms.units.get('periods')?.has(tokens[at]?.word ?? '')) at -= 1;
  for (;;) {
    const own = daysAt(at);
    if (own.length === 0) return days;
    days.unshift(...own);
    const before = tokens[at - 1]?.word ?? '';
    at -= terms.and.has(before) || terms.to.has(before) ? 2 : 1;
  }
}

/** The relation to a period that the words before it tell; “not before” means “from”. */
export function relationBefore(terms: SearchTerms, tokens: readonly Token[], start: number, daysAt: DaysAt) {
  let at = skipBack(terms, tokens, start - 1);
  if (terms.units.get('periods')?.has(tokens[at]?.word ?? '')) at = skipBack(terms, tokens, at - 1);
  // “Earlier than period 3”.
  if (!terms.relations.has(tokens[at]?.word ?? '')) at -= 1;
  // “To” in “Monday to Wednesday 3” is of the days.
  if (daysAt(at + 1).length > 1) return null;
  const relation = terms.relations.get(tokens[at]?.word ?? '');
  if (relation === undefined) return null;
  const before = tokens.slice(Math.max(0, at - NOT_REACH), at);
  const nots = before.findLastIndex(({ word }) => terms.not.has(word));
  const notAt = nots < 0 ? null : at - before.length + nots;
  const { before: earlier, after: later } = terms.relationWords;
  const meant =
    notAt === null ? relation : relation === 'before' ? 'from' : relation === 'after' ? 'until' : relation;
  const instead = new Map<number, string>();
  if (meant === 'from' || meant === 'until') {
    instead.set(at, meant === 'from' ? later : earlier);
    if (notAt !== null) instead.set(notAt, '');
  }
  return { relation: meant, instead };
}
