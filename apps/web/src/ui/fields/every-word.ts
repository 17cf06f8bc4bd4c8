/** A text as it is searched: in lower case, without marks on letters. */
export const searchedText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A test if a text has every word of the search, ignoring case and marks on letters; an empty search lets all through. */
export function everyWordOf(search: string): (text: string) => boolean {
  const matches = everySearchedWordOf(search);
  return (text) => matches(searchedText(text));
}

/** The test of `everyWordOf` for a text that is kept as it is searched. */
export function everySearchedWordOf(search: string): (searched: string) => boolean {
  const words = searchedText(search).split(/\s+/);
  return (searched) => words.every((word) => searched.includes(word));
}
