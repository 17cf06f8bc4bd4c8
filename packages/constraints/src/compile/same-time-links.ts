import type { Draft, Id, Lesson, Rooms } from '@bellgrid/model';
import { type Sides, sidesOf } from '../amounts/sides.ts';
import { keepsPlaces } from '../change-budget/moves.ts';
import { kinds } from '../kinds/registry.ts';
import {
  type BoundConstraint,
  boundConstraints,
  paramsOf,
  ruleReferences,
} from '../rules/bound-constraint.ts';

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
  const sides = rules.flatMap((rule) => {
    const params = paramsOf(rule, kinds.sameTime);
    return params ? [sidesOf(draft, params)] : [];
  });
  if (sides.length === 0) return [];
  const areAlike = createAlike(draft, context);
  const pairedOff = new Set<Lesson>();
  return sides.flatMap((each): [Lesson, Lesson][] => {
    const [few, many] = (each.a.length <= each.b.length ? [each.a, each.b] : [each.b, each.a]).map(byLength);
    if (few === undefined || many === undefined) return [];
    const isOneToOne = few.length === 1 && many.length === 1;
    const haveSameLengths =
      few.length === many.length && few.every((lesson, i) => lesson.numPeriods === many[i]?.numPeriods);
    const parts = haveSameLengths ? [...ofEachLength(few), ...ofEachLength(many)] : [few, many];
    if (!isOneToOne && !parts.every(areAlike)) return [];
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

function ofEachLength(lessons: readonly Lesson[]): Lesson[][] {
  const lengths = [...new Set(lessons.map((lesson) => lesson.numPeriods))];
  return lengths.map((length) => lessons.filter((lesson) => lesson.numPeriods === length));
}

/**
 * Pairs off `many`, or a subject that must be with it lesson by lesson; false when it has been paired off
 * before.
 */
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

/** True for lessons that are interchangeable: nothing distinguishes them, and no rule names one of them. */
function createAlike(draft: Draft, { isFixed, roomsOf }: Context): (lessons: readonly Lesson[]) => boolean {
  if (keepsPlaces(draft)) return () => false;
  const named = new Set<Id>(boundConstraints(draft).flatMap((bound) => ruleReferences(bound).lessons ?? []));
  const portrait = (lesson: Lesson) =>
    JSON.stringify([
      lesson.numPeriods,
      lesson.structure,
      [...lesson.teachers].sort(),
      [...lesson.groups].sort(),
      roomsOf(lesson),
    ]);
  return (lessons) => {
    const [first] = lessons;
    if (!first || lessons.some(isFixed)) return false;
    if (lessons.length === 1) return true;
    return lessons.every((lesson) => !named.has(lesson.id) && portrait(lesson) === portrait(first));
  };
}
