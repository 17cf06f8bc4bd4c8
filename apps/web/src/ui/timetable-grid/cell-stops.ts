import type { Cluster, LanedLesson } from './cluster.ts';

/** The most lanes that a cell shows; of more, the last place holds a button that opens the rest. */
export const LANES_SHOWN = 3;

/** One thing in a cell that can be shown and focused: a lesson, or the lessons that found no room. */
export type TimetableStop =
  | (LanedLesson & { readonly kind: 'lesson' })
  | {
      readonly kind: 'more';
      readonly lane: number;
      readonly start: number;
      readonly end: number;
      readonly lessons: readonly LanedLesson[];
    };

/** The stops of a cluster, in lane order, in at most so many lanes; `lanes` lanes are shown. */
export function cellStops(
  cluster: Cluster,
  most: number = LANES_SHOWN,
): { lanes: number; stops: readonly TimetableStop[] } {
  const full = cluster.lanes <= most;
  const lanes = full ? cluster.lanes : most;
  const last = full ? lanes : lanes - 1;
  const shown = cluster.lessons.filter((lesson) => lesson.lane < last);
  const stops: TimetableStop[] = shown
    .map((lesson) => ({ ...lesson, kind: 'lesson' as const }))
    .sort((a, b) => a.lane - b.lane || a.start - b.start);
  const hidden = cluster.lessons.filter((lesson) => lesson.lane >= last);
  if (hidden.length > 0) {
    stops.push({ kind: 'more', lane: last, start: cluster.start, end: cluster.end, lessons: hidden });
  }
  return { lanes, stops };
}
