import type { Draft } from '../../draft/draft.ts';
import { structuresTaughtBy } from '../../queries/teacher-structures.ts';
import type { Constraint } from '../../records/rules/constraint.ts';
import { isScope } from '../../records/rules/scope.ts';
import type { Id } from '../../values/id.ts';
import { find } from './scan.ts';

type Taught = ReadonlyMap<Id, ReadonlySet<Id>>;

/** The structures in which these teachers have subjects, without the subjects that are gone. */
export function structuresTaught(draft: Draft, teachers: Iterable<Id>, gone?: ReadonlySet<Id>): Taught {
  const taught = (id: Id) => structuresTaughtBy(draft.teachers[id] ?? { subjects: [] }, draft, gone);
  return new Map([...teachers].map((id) => [id, taught(id)]));
}

/** Teachers with the structures that they left, and those who came to teach in several. */
export interface Moved {
  readonly left: ReadonlyMap<Id, ReadonlySet<Id>>;
  readonly spread: ReadonlySet<Id>;
}

export function teachersMoved(before: Taught, after: Taught): Moved {
  const left = new Map<Id, Set<Id>>();
  const spread = new Set<Id>();
  for (const [id, now] of after) {
    const earlier = before.get(id) ?? new Set<Id>();
    const gone = [...earlier].filter((structure) => !now.has(structure));
    if (gone.length > 0) left.set(id, new Set(gone));
    if (earlier.size <= 1 && now.size > 1) spread.add(id);
  }
  return { left, spread };
}

/**
 * True for a constraint that is dropped with such a move: the calendar in a structure that the teacher left,
 * or a rule on pauses and consecutive lessons of one who now teaches in several.
 */
export function isDropped(constraint: Constraint, moved: Moved): boolean {
  if (constraint.type === 'teacher')
    return moved.left.get(constraint.base)?.has(constraint.structure) === true;
  if (constraint.type !== 'teacherConstraint' || isScope(constraint.base)) return false;
  return moved.spread.has(constraint.base) && 'units' in constraint;
}

/**
 * Drops such constraints after an edit of the teachers of subjects; `before` is `structuresTaught` before the
 * edit.
 */
export function followTeacherStructures(draft: Draft, before: Taught): void {
  const moved = teachersMoved(before, structuresTaught(draft, before.keys()));
  if (moved.left.size === 0 && moved.spread.size === 0) return;
  for (const { id } of find(draft.constraints, (each) => isDropped(each, moved)))
    delete draft.constraints[id];
}
