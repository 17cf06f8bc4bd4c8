import type { Lesson, Rooms, Sharing } from '@bellgrid/model';

interface Options {
  /** Pairs that must start together. */
  readonly links: readonly (readonly [Lesson, Lesson])[];
  readonly isFixed: (lesson: Lesson) => boolean;
  readonly roomsOf: (lesson: Lesson) => Rooms;
  readonly sharing: Sharing;
}

/**
 * Groups lessons that must start together into one unit each, as far as one unit can represent them: equal
 * length and structure, no common teacher or fixed room, at most one of them fixed. Other links stay rules.
 */
export function mergeLessons(lessons: readonly Lesson[], options: Options): Lesson[][] {
  const groups = new Map<Lesson, Lesson[]>(lessons.map((lesson) => [lesson, [lesson]]));
  for (const [a, b] of options.links) {
    const [groupA, groupB] = [groups.get(a), groups.get(b)];
    if (!groupA || !groupB || groupA === groupB) continue;
    if (!groupA.every((first) => groupB.every((second) => canJoin(first, second, options)))) continue;
    groupA.push(...groupB);
    for (const lesson of groupB) groups.set(lesson, groupA);
  }
  return [...new Set(groups.values())];
}

function canJoin(a: Lesson, b: Lesson, { isFixed, roomsOf, sharing }: Options): boolean {
  if (a.numPeriods !== b.numPeriods || a.structure !== b.structure) return false;
  if (isFixed(a) && isFixed(b)) return false;
  if (a.teachers.some((teacher) => b.teachers.includes(teacher)) || !sharing(a, b)) return false;
  const [roomA, roomB] = [roomsOf(a), roomsOf(b)];
  return !('fixed' in roomA && 'fixed' in roomB) || roomA.fixed === null || roomA.fixed !== roomB.fixed;
}
