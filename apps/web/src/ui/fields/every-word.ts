/** A test if a text has every word of the search, ignoring case; an empty search lets all through. */
export function everyWordOf(search: string): (text: string) => boolean {
  const words = search.toLocaleLowerCase().split(/\s+/);
  return (text) => {
    const whole = text.toLocaleLowerCase();
    return words.every((word) => whole.includes(word));
  };
}
