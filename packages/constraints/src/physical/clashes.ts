import { overlaps, type Placed } from '@bellgrid/model';

/**
 * The overlapping pairs of one item's placements, by a sweep over each day in order of start. Linear but
 * for the pairs found and what lies between them.
 */
export function overlappingPairs(placed: readonly Placed[]): [Placed, Placed][] {
  if (placed.length < 2) return [];
  const sorted = placed.toSorted((a, b) => a.day - b.day || a.startMinute - b.startMinute);
  const pairs: [Placed, Placed][] = [];
  let open: Placed[] = [];
  for (const next of sorted) {
    open = open.filter((each) => overlaps(each, next));
    for (const each of open) pairs.push([each, next]);
    open.push(next);
  }
  return pairs;
}
