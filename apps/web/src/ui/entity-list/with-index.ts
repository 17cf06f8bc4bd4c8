/** The indices of a range with one more, in order; an index that does not exist is left out. */
export function withIndex(indices: number[], index: number, count: number): number[] {
  if (index >= count || indices.includes(index)) return indices;
  return [...indices, index].sort((a, b) => a - b);
}
