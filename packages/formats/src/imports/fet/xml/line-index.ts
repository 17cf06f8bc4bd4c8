import type { LineIndex } from './fet-element.ts';

/** Looks for the line ends when it is first asked; then a question is logarithmic. */
export function createLineIndex(text: string): LineIndex {
  let ends: number[] | null = null;
  return {
    lineOf: (position) => {
      ends ??= lineEnds(text);
      let low = 0;
      let high = ends.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ends[middle] ?? 0) < position) low = middle + 1;
        else high = middle;
      }
      return low + 1;
    },
  };
}

function lineEnds(text: string): number[] {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) ends.push(at);
  return ends;
}
