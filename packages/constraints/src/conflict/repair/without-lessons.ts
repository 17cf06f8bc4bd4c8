import type { Draft, Id } from '@bellgrid/model';
import {
  type BoundConstraint,
  boundConstraints,
  isHard,
  ruleReferences,
} from '../../rules/bound-constraint.ts';

/**
 * The draft as if these lessons did not have to be placed: without them, and without the hard rules that may
 * depend on them. A timetable found for it has still to be checked against the draft itself.
 */
export function withoutLessons(draft: Draft, ids: ReadonlySet<Id>): Draft {
  if (ids.size === 0) return draft;
  const touched = new Set<Id>(ids);
  for (const id of ids) {
    const lesson = draft.lessons[id];
    if (lesson) for (const each of [lesson.subject, ...lesson.teachers, ...lesson.groups]) touched.add(each);
  }
  const countsOnThem = (bound: BoundConstraint) => {
    const { subjects = [], lessons = [], teachers = [], groups = [] } = ruleReferences(bound);
    return [...subjects, ...lessons, ...teachers, ...groups].some((id) => touched.has(id));
  };
  const asking = boundConstraints(draft).filter((bound) => isHard(bound) && bound.kind.asksForLessons);
  const dropped = new Set(asking.filter(countsOnThem).flatMap(({ records }) => records));
  return {
    ...draft,
    lessons: without(draft.lessons, ids),
    constraints: without(draft.constraints, dropped),
  };
}

function without<Item>(items: Readonly<Record<Id, Item>>, ids: ReadonlySet<Id>): Record<Id, Item> {
  return Object.fromEntries(Object.entries(items).filter(([id]) => !ids.has(id)));
}
