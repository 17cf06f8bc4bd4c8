import { type Draft, type Id, isDivided, type Lesson, type TrackSet } from '@bellgrid/model';

/** With more combinations of tracks than this, the class is taken as a whole. */
const MAX_VIEWS = 4096;

const cache = new WeakMap<readonly Lesson[], { trackSets: unknown; views: readonly (readonly Lesson[])[] }>();

/**
 * The lessons of a class for each combination of one track per division: its own lessons and the
 * undivided ones. A subject in tracks of several divisions is attended by who is in all of them.
 * One view, of all lessons, for a class whose divisions do not count.
 */
export function viewsOfGroup(
  draft: Draft,
  group: Id,
  lessons: readonly Lesson[],
): readonly (readonly Lesson[])[] {
  if (!isDivided(draft, group)) return [lessons];
  const known = cache.get(lessons);
  if (known?.trackSets === draft.trackSets) return known.views;
  const views = createViews(draft, group, lessons);
  cache.set(lessons, { trackSets: draft.trackSets, views });
  return views;
}

function createViews(draft: Draft, group: Id, lessons: readonly Lesson[]): readonly (readonly Lesson[])[] {
  const taught = new Set(lessons.map((lesson) => lesson.subject));
  const divisions = Object.values(draft.trackSets).filter(
    (set) => set.group === group && set.tracks.some((track) => track.subjects.some((id) => taught.has(id))),
  );
  const count = divisions.reduce((product, set) => product * set.tracks.length, 1);
  if (count > MAX_VIEWS) return [lessons];
  let excluded: Set<Id>[] = [new Set()];
  for (const division of divisions) {
    excluded = excluded.flatMap((subjects) =>
      division.tracks.map((_, track) => new Set([...subjects, ...subjectsOfOthers(division, track)])),
    );
  }
  return excluded.map((subjects) => lessons.filter((lesson) => !subjects.has(lesson.subject)));
}

/** The subjects of a division that who is in this track does not attend. */
function subjectsOfOthers(division: TrackSet, track: number): Id[] {
  const own = new Set(division.tracks[track]?.subjects);
  const others = division.tracks.flatMap((each, index) => (index === track ? [] : each.subjects));
  return others.filter((id) => !own.has(id));
}
