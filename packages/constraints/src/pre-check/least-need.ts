import type { Lesson, Sharing } from '@bellgrid/model';
import { push } from '../draft-index.ts';

/** Search steps after which the heaviest set found so far is taken; it is a valid need, maybe not the largest. */
const MAX_STEPS = 20_000;

/**
 * The fewest periods that a class needs: the heaviest set of its lessons no two of which may share time.
 * That is the undivided lessons plus the largest track of each division, linked lessons counting as the
 * longest. Lessons that share with nobody belong to it at once; the others fall into parts that clash with
 * one another, each searched by branch and bound.
 */
export function leastNeed(lessons: readonly Lesson[], sharing: Sharing): number {
  const vertices = alike(lessons, sharing);
  const shares = vertices.map((a, i) => vertices.map((b, j) => i !== j && sharing(a.lesson, b.lesson)));
  let need = 0;
  for (const part of connectedParts(shares)) need += heaviestApart(part, vertices, shares);
  return need;
}

interface Vertex {
  readonly lesson: Lesson;
  readonly periods: number;
}

/** Lessons that clash among themselves and share with the same others count as one. */
function alike(lessons: readonly Lesson[], sharing: Sharing): Vertex[] {
  const rows = new Map<string, Lesson[]>();
  for (const lesson of lessons) {
    const row = lessons.map((other) => (other !== lesson && sharing(lesson, other) ? 1 : 0)).join('');
    push(rows, row, lesson);
  }
  // Lessons with equal rows clash with one another: a lesson never shares with itself.
  return [...rows.values()].map((group) => {
    const periods = group.reduce((sum, lesson) => sum + lesson.numPeriods, 0);
    return { lesson: group[0]!, periods };
  });
}

function connectedParts(joined: readonly (readonly boolean[])[]): number[][] {
  const seen = new Set<number>();
  const parts: number[][] = [];
  joined.forEach((_, root) => {
    if (seen.has(root)) return;
    seen.add(root);
    const part = [root];
    for (const vertex of part) {
      joined[vertex]!.forEach((isJoined, other) => {
        if (!isJoined || seen.has(other)) return;
        seen.add(other);
        part.push(other);
      });
    }
    parts.push(part);
  });
  return parts;
}

/** The heaviest set of vertices of a part no two of which share time. */
function heaviestApart(
  part: readonly number[],
  vertices: readonly Vertex[],
  shares: readonly (readonly boolean[])[],
): number {
  const periods = (vertex: number) => vertices[vertex]!.periods;
  const order = part.toSorted((a, b) => periods(b) - periods(a));
  let best = 0;
  let steps = 0;
  const extend = (weight: number, rest: readonly number[]) => {
    best = Math.max(best, weight);
    steps += 1;
    if (steps > MAX_STEPS) return;
    let left = rest.reduce((sum, vertex) => sum + periods(vertex), 0);
    rest.forEach((vertex, index) => {
      if (weight + left <= best) return;
      left -= periods(vertex);
      const apart = rest.slice(index + 1).filter((other) => !shares[vertex]![other]);
      extend(weight + periods(vertex), apart);
    });
  };
  extend(0, order);
  return best;
}
