import { type Draft, type Id, type Lesson, type Placement, roomsToChoose } from '@bellgrid/model';
import { remember } from '../read/memo.ts';
import { boundConstraints, ruleReferences } from '../rules/bound-constraint.ts';

/**
 * Exchanges alike lessons in a timetable: as many as possible keep the places that the draft has for them, and lessons
 * without a place there get theirs in the order of the week. Pupils and teachers see no difference; the lessons
 * that count as moved become as few as they can be. Where one of several alike lessons is unplaced, all stay as they are.
 * Returns the same list where nothing is exchanged.
 * @param scope the lessons that may be exchanged.
 */
export function exchangeAlike(
  draft: Draft,
  scope: ReadonlySet<Id>,
  placements: readonly Placement[],
): readonly Placement[] {
  const places = new Map(placements.map((placement) => [placement.lesson, placement]));
  const exchanged = new Map<Id, Placement>();
  for (const alike of alikeLessons(draft)) {
    const lessons = alike.filter(({ id, locked }) => scope.has(id) && !locked);
    const own = lessons.flatMap(({ id }) => places.get(id) ?? []).sort(byTime);
    if (own.length < lessons.length) continue;
    const shared = shareOut(lessons, own);
    if (shared.every((each) => isSame(each, places.get(each.lesson)))) continue;
    for (const placement of shared) exchanged.set(placement.lesson, placement);
    for (const { lesson } of own) places.delete(lesson);
  }
  return exchanged.size > 0 ? [...places.values(), ...exchanged.values()] : placements;
}

/** Gives each place to one of the lessons: to the one that has it, to one that has its time, else to the next one. */
function shareOut(lessons: readonly Lesson[], places: readonly Placement[]): Placement[] {
  const found: Placement[] = [];
  let [waiting, left] = [[...lessons], [...places]];
  const give = (isFor: (lesson: Lesson, place: Placement) => boolean): void => {
    left = left.filter((place) => {
      const index = waiting.findIndex((lesson) => isFor(lesson, place));
      const [lesson] = index < 0 ? [] : waiting.splice(index, 1);
      if (lesson) found.push({ ...place, lesson: lesson.id });
      return lesson === undefined;
    });
  };
  const hasTime = ({ timeSlot }: Lesson, place: Placement) =>
    timeSlot?.day === place.timeSlot.day && timeSlot.start === place.timeSlot.start;
  give((lesson, place) => hasTime(lesson, place) && lesson.classroom === place.classroom);
  give(hasTime);
  give(() => true);
  return found;
}

const isSame = (a: Placement, b: Placement | undefined): boolean =>
  b !== undefined && byTime(a, b) === 0 && a.classroom === b.classroom;

const byTime = (a: Placement, b: Placement): number =>
  a.timeSlot.day - b.timeSlot.day || a.timeSlot.start - b.timeSlot.start;

/** For each lesson that has alike ones, what these have in common: a key. */
export const alikeKeys = remember(
  (draft: Draft): ReadonlyMap<Id, number> =>
    new Map(alikeLessons(draft).flatMap((lessons, key) => lessons.map(({ id }) => [id, key] as const))),
);

/** Lessons of one subject that differ in nothing but their number; those that a constraint names itself are left out. */
const alikeLessons = remember((draft: Draft): readonly (readonly Lesson[])[] => {
  const named = new Set(boundConstraints(draft).flatMap((bound) => ruleReferences(bound).lessons ?? []));
  const alike = new Map<string, Lesson[]>();
  for (const lesson of Object.values(draft.lessons)) {
    if (named.has(lesson.id)) continue;
    const { subject, groups, teachers, numPeriods, structure, viableClassrooms } = lesson;
    const members = [groups, teachers, viableClassrooms].map((ids) => ids.toSorted());
    // Without rooms to choose from, the room of the lesson itself is fixed.
    const room = roomsToChoose(draft, lesson).length > 0 ? null : lesson.classroom;
    const key = JSON.stringify([subject, numPeriods, structure, room, members]);
    alike.set(key, [...(alike.get(key) ?? []), lesson]);
  }
  return [...alike.values()].filter(({ length }) => length > 1);
});
