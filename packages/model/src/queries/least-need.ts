import type { Lesson } from '../records/lesson.ts';
import type { Sharing } from '../timetable/sharing.ts';

/** Search steps after which the heaviest set found so far is taken; it is a valid need, maybe not the largest. */
const MAX_STEPS = 20_000;

interface Vertex {
  readonly lesson: Lesson;
  readonly periods: number;
}

/**
 * The fewest periods that a class needs: the heaviest set of its lessons no two of which may share time. That
 * is the undivided lessons plus the largest track of each division, linked lessons counting as the longest.
 * Lessons that share with no other belong to it at once; the others fall into parts that clash with one
 * another, each searched by branch and bound.
 */
export function leastNeed(lessons: readonly Lesson[], sharing: Sharing): number {
  let need = 0;
  for (const part of partsOf(alike(lessons, sharing), sharing)) need += heaviestApart(part, sharing);
  return need;
}

/** Lessons that clash among themselves and share with the same others count as one. */
function alike(lessons: readonly Lesson[], sharing: Sharing): Vertex[] {
  const { length } = lessons;
  const shares = new Uint8Array(length * length);
  lessons.forEach((lesson, a) => {
    for (let b = a + 1; b < length; b += 1) {
      const other = lessons[b];
      if (other && sharing(lesson, other)) shares[a * length + b] = shares[b * length + a] = 1;
    }
  });
  const rows = new Map<string, Lesson[]>();
  lessons.forEach((lesson, index) => {
    const row = shares.subarray(index * length, (index + 1) * length).join('');
    const group = rows.get(row);
    if (group) group.push(lesson);
    else rows.set(row, [lesson]);
  });
  // Lessons with equal rows clash with one another: a lesson never shares with itself.
  return [...rows.values()].flatMap((group) => {
    const periods = group.reduce((sum, lesson) => sum + lesson.numPeriods, 0);
    return group.slice(0, 1).map((lesson) => ({ lesson, periods }));
  });
}

/** The parts that are connected by sharing; lessons of different parts always clash. */
function partsOf(vertices: readonly Vertex[], sharing: Sharing): Vertex[][] {
  const left = new Set(vertices);
  const parts: Vertex[][] = [];
  for (const root of vertices) {
    if (!left.delete(root)) continue;
    const part = [root];
    for (const vertex of part) {
      for (const other of left) {
        if (!sharing(vertex.lesson, other.lesson)) continue;
        left.delete(other);
        part.push(other);
      }
    }
    parts.push(part);
  }
  return parts;
}

/** The weight of the heaviest set of vertices of a part no two of which share time. */
function heaviestApart(part: readonly Vertex[], sharing: Sharing): number {
  let best = 0;
  let steps = 0;
  const extend = (weight: number, rest: readonly Vertex[]) => {
    best = Math.max(best, weight);
    steps += 1;
    if (steps > MAX_STEPS) return;
    let left = rest.reduce((sum, vertex) => sum + vertex.periods, 0);
    rest.forEach((vertex, index) => {
      if (weight + left <= best) return;
      left -= vertex.periods;
      const apart = rest.slice(index + 1).filter((other) => !sharing(vertex.lesson, other.lesson));
      extend(weight + vertex.periods, apart);
    });
  };
  extend(
    0,
    part.toSorted((a, b) => b.periods - a.periods),
  );
  return best;
}
