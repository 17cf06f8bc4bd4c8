import type { Draft } from '../../records/draft.ts';
import type { Id } from '../../records/id.ts';
import { scan } from './scan.ts';

/** The structures in which each teacher has subjects. Taken before an edit, for `followTeacherStructures`. */
export function structuresTaught(draft: Draft): Map<Id, Set<Id>> {
  const taught = new Map<Id, Set<Id>>();
  for (const id of Object.keys(scan(draft.teachers))) taught.set(id, new Set());
  for (const subject of Object.values(scan(draft.subjects))) {
    for (const id of subject.teachers) taught.get(id)?.add(subject.structure);
  }
  return taught;
}

const singleStructureKinds = new Set(['teacherLessonsConsecutive', 'teacherBreak']);

/**
 * After an edit of who teaches what: a teacher who no longer teaches in a structure loses the calendar
 * there; one who now teaches in several loses the rules on pauses and consecutive lessons.
 */
export function followTeacherStructures(draft: Draft, before: ReadonlyMap<Id, ReadonlySet<Id>>): void {
  const left = new Map<Id, Set<Id>>();
  const spread = new Set<Id>();
  for (const [id, now] of structuresTaught(draft)) {
    const earlier = before.get(id) ?? new Set<Id>();
    const gone = [...earlier].filter((structure) => !now.has(structure));
    if (gone.length > 0) left.set(id, new Set(gone));
    if (earlier.size <= 1 && now.size > 1) spread.add(id);
  }
  if (left.size === 0 && spread.size === 0) return;
  for (const constraint of Object.values(scan(draft.constraints))) {
    if (constraint.type === 'teacher' && left.get(constraint.base)?.has(constraint.structure)) {
      delete draft.constraints[constraint.id];
    } else if (constraint.type === 'teacherConstraint' && spread.has(constraint.base)) {
      if (singleStructureKinds.has(constraint.constraint)) delete draft.constraints[constraint.id];
    }
  }
}
