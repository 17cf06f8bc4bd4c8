/** The first characters of a text, at most so many as its field holds: never half of a letter, such as an emoji, that takes two. */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
