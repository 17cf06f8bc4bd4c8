import type { Draft, Id, Lesson } from '@bellgrid/model';
import { type Sides, sidesOf } from '../amounts/sides.ts';
import { kinds } from '../kinds/registry.ts';
import { type BoundConstraint, isHard, paramsOf } from '../rules/bound-constraint.ts';
import type { LiveCheck } from './live-check.ts';

/**
 * The lessons that move with these, because a hard rule wants them to start together: those that start with one of
 * them now, and for one in the staging area an equally long one beside it there.
 */
export function startingTogether(live: LiveCheck, ids: readonly Id[]): Id[] {
  const found = new Set(ids);
  for (const id of found) {
    const lesson = live.draft.lessons[id];
    if (!lesson) continue;
    for (const { a, b } of live.together) {
      if (includes(a, id)) addPartner(live.draft, found, lesson, { a, b });
      else if (includes(b, id)) addPartner(live.draft, found, lesson, { a: b, b: a });
    }
  }
  return [...found].filter((id) => !ids.includes(id));
}

/** The sides of the hard rules for starting together. */
export function togetherSides(draft: Draft, rules: readonly BoundConstraint[]): Sides[] {
  return rules.flatMap((rule) => {
    const params = isHard(rule) ? paramsOf(rule, kinds.sameTime) : null;
    return params ? [sidesOf(draft, params)] : [];
  });
}

const includes = (side: readonly Lesson[], id: Id): boolean => side.some((lesson) => lesson.id === id);

/** Adds the lesson of side `b` that belongs to a lesson of side `a`, unless one was added already. */
function addPartner(draft: Draft, found: Set<Id>, lesson: Lesson, { a, b }: Sides): void {
  const others = b.flatMap(({ id }) => draft.lessons[id] ?? []);
  const isPartner = (other: Lesson): boolean =>
    other.id !== lesson.id && other.structure === lesson.structure && startsWith(lesson, other);
  if (others.some((other) => isPartner(other) && found.has(other.id))) return;
  const here = others.filter(isPartner);
  if (lesson.timeSlot) {
    if (here[0]) found.add(here[0].id);
    return;
  }
  // A lesson of the other side that waits at its time for this one needs no other partner.
  const placed = (side: readonly Lesson[]) => side.filter(({ id }) => draft.lessons[id]?.timeSlot).length;
  const partner = here.find(({ numPeriods }) => numPeriods === lesson.numPeriods);
  if (partner && placed(b) <= placed(a)) found.add(partner.id);
}

const startsWith = ({ timeSlot: a }: Lesson, { timeSlot: b }: Lesson): boolean =>
  a && b ? a.day === b.day && a.start === b.start : !a && !b;
