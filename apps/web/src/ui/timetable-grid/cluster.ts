import type { Id } from '@bellgrid/model';

/** A lesson at its place in a block: a day, and periods from `start` to the exclusive `end`. */
export interface PlacedAt {
  readonly lesson: Id;
  readonly day: number;
  readonly start: number;
  readonly end: number;
}

/** A lesson in a cluster, in the lane (column inside the cell) that it was given. */
export interface LanedLesson extends PlacedAt {
  readonly lane: number;
}

/** Lessons of one day that share periods, directly or through one another, and so share one grid cell. */
export interface Cluster {
  readonly day: number;
  readonly start: number;
  readonly end: number;
  readonly lanes: number;
  readonly lessons: readonly LanedLesson[];
}

/**
 * Groups a day's lessons into clusters, ordered by start. Inside a cluster each lesson takes the first
 * lane that is free (interval partitioning), so two lessons of one lane never overlap. Lessons that
 * start together keep the order in which they were given.
 */
export function clustersOf(lessons: readonly PlacedAt[]): Cluster[] {
  const sorted = [...lessons].sort((a, b) => a.start - b.start || b.end - a.end);
  const clusters: Cluster[] = [];
  let open: PlacedAt[] = [];
  let end = -1;
  for (const lesson of sorted) {
    if (open.length > 0 && lesson.start >= end) {
      clusters.push(clusterOf(open, end));
      open = [];
      end = -1;
    }
    open.push(lesson);
    end = Math.max(end, lesson.end);
  }
  if (open.length > 0) clusters.push(clusterOf(open, end));
  return clusters;
}

function clusterOf(lessons: readonly PlacedAt[], end: number): Cluster {
  const first = lessons[0];
  if (first === undefined) throw new Error('clusterOf: a cluster has at least one lesson');
  const laneEnds: number[] = [];
  const laned = lessons.map((lesson) => {
    const free = laneEnds.findIndex((laneEnd) => laneEnd <= lesson.start);
    const lane = free === -1 ? laneEnds.length : free;
    laneEnds[lane] = lesson.end;
    return { ...lesson, lane };
  });
  return { day: first.day, start: first.start, end, lanes: laneEnds.length, lessons: laned };
}
