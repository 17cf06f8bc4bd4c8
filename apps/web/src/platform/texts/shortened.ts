/** A text of at most `most` letters; a longer one is cut, between words when that keeps most of it. */
export function shortened(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const space = letters.lastIndexOf(' ', most - 1);
  const kept = letters.slice(0, space > most / 2 ? space : most - 1).join('');
  return `${kept.replace(/[\s,:]+$/, '')}…`;
}
