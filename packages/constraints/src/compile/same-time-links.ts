import type { Draft, Id, Lesson, Rooms } from '@bellgrid/model';
import { type Sides, sidesOf } from '../amounts/sides.ts';
import { type BoundConstraint, boundConstraints, referencesOf } from '../bound-constraint.ts';
import { kinds } from '../kinds/registry.ts';

interface Context {
  readonly isFixed: (lesson: Lesson) => boolean;
  readonly roomsOf: (lesson: Lesson) => Rooms;
}

/**
 * Pairs of lessons that a timetable may as well keep together: of hard 'same time' rules from lesson to
 * lesson, and from subject to subject where the lessons of each are alike, so that it does not matter which
 * of them go together. A subject with more lessons than its partner can be paired off for one partner alone:
 * two partners may want different lessons of it.
 *
 * Subjects with the same lengths of lessons are paired off length by length. That leaves out timetables in
 * which a double starts together with a single, which cost their classes a period and are hardly ever needed.
 */
export function sameTimeLinks(
  draft: Draft,
  rules: readonly BoundConstraint[],
  context: Context,
): [Lesson, Lesson][] {
  const areAlike = createAlike(draft, context);
  const pairedOff = new Set<Lesson>();
  const sides = rules
    .filter(({ kind }) => kind === kinds.sameTime)
    .map(({ params }) => sidesOf(draft, kinds.sameTime.params.parse(params)));
  return sides.flatMap((each): [Lesson, Lesson][] => {
    const [few, many] = (each.a.length <= each.b.length ? [each.a, each.b] : [each.b, each.a]).map(byLength);
    if (few === undefined || many === undefined) return [];
    const isOneToOne = few.length === 1 && many.length === 1;
    const isPairedOff =
      few.length === many.length && few.every((lesson, i) => lesson.numPeriods === many[i]?.numPeriods);
    if (!isOneToOne && !(areAlike(few, isPairedOff) && areAlike(many, isPairedOff))) return [];
    if (few.length < many.length && spends(sides, many, pairedOff)) return [];
    return few.flatMap((lesson, index): [Lesson, Lesson][] => {
      const other = many[index];
      return other && other !== lesson ? [[lesson, other]] : [];
    });
  });
}

function byLength(lessons: readonly Lesson[]): Lesson[] {
  return [...lessons].sort((a, b) => b.numPeriods - a.numPeriods);
}

/** Whether `many`, or a subject that must be with it lesson by lesson, has been paired off; if not, it is now. */
function spends(sides: readonly Sides[], many: readonly Lesson[], pairedOff: Set<Lesson>): boolean {
  const linked = new Set<Lesson>(many);
  for (let size = 0; size < linked.size; ) {
    size = linked.size;
    for (const { a, b } of sides) {
      if (a.length !== b.length || ![...a, ...b].some((lesson) => linked.has(lesson))) continue;
      for (const lesson of [...a, ...b]) linked.add(lesson);
    }
  }
  const isSpent = [...linked].some((lesson) => pairedOff.has(lesson));
  for (const lesson of linked) pairedOff.add(lesson);
  return isSpent;
}

/** Whether lessons can stand for one another: nothing but the length, where that is allowed, tells them apart. */
function createAlike(draft: Draft, { isFixed, roomsOf }: Context) {
  if (draft.config.similarSchedule) return () => false;
  const named = new Set<Id>(boundConstraints(draft).flatMap((bound) => referencesOf(bound).lessons ?? []));
  const portrait = (lesson: Lesson, anyLength: boolean) =>
    JSON.stringify([
      anyLength || lesson.numPeriods,
      lesson.structure,
      [...lesson.teachers].sort(),
      [...lesson.groups].sort(),
      roomsOf(lesson),
    ]);
  return (lessons: readonly Lesson[], anyLength: boolean): boolean => {
    const [first] = lessons;
    if (!first) return false;
    const wanted = portrait(first, anyLength);
    return lessons.every(
      (lesson) => !isFixed(lesson) && !named.has(lesson.id) && portrait(lesson, anyLength) === wanted,
    );
  };
}
