import { withinGrid } from '../../draft/constraint-grid.ts';
import type { Draft } from '../../draft/draft.ts';
import type { Constraint } from '../../records/rules/constraint.ts';
import { type ReferencedKind, withoutReferences } from '../../records/rules/constraint-references.ts';
import type { Id } from '../../values/id.ts';
import { type DeletedKind, deletedKinds, type Gone } from './delete-cascade.ts';
import { scan } from './scan.ts';
import { isDropped, structuresTaught, teachersMoved } from './teacher-structures.ts';

const kindOf: Record<DeletedKind, ReferencedKind> = {
  groups: 'group',
  teachers: 'teacher',
  classrooms: 'classroom',
  subjects: 'subject',
  lessons: 'lesson',
};

/**
 * After records have gone: removes references to them and the constraints that mean nothing without them,
 * the constraints generated from `tracks`, and what teachers lose who no longer teach in a structure.
 * `before` is the draft as it was. One pass.
 */
export function closeConstraints(draft: Draft, before: Draft, gone: Gone, tracks: ReadonlySet<Id>): void {
  const now = scan(draft);
  const kinds = deletedKinds.filter((kind) => gone[kind].size > 0);
  const teachers = new Set([...gone.subjects].flatMap((id) => before.subjects[id]?.teachers ?? []));
  const moved = teachersMoved(
    structuresTaught(before, teachers),
    structuresTaught(before, teachers, gone.subjects),
  );
  for (const constraint of Object.values(before.constraints)) {
    let left: Constraint | null = constraint;
    for (const kind of kinds) {
      if (left) left = withoutReferences(left, kindOf[kind], (id) => gone[kind].has(id));
    }
    // Those who are left in it may have shorter days.
    if (left && left !== constraint) left = withinGrid(now, left);
    if (left === null || isGenerated(left, tracks) || isDropped(left, moved))
      delete draft.constraints[constraint.id];
    else if (left !== constraint) draft.constraints[constraint.id] = left;
  }
}

function isGenerated(constraint: Constraint, tracks: ReadonlySet<Id>): boolean {
  if (constraint.type !== 'subject' || constraint.metaData === null) return false;
  return tracks.has(constraint.metaData.fromTrack) || tracks.has(constraint.metaData.toTrack);
}
