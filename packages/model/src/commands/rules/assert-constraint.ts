import { constraintFault } from '../../draft/constraint-fault.ts';
import type { Draft } from '../../draft/draft.ts';
import type { Constraint } from '../../records/rules/constraint.ts';
import { referencedKinds, referencesOf } from '../../records/rules/constraint-references.ts';
import { refuse, requireRecord, requireStructure } from './require-record.ts';

const maps = {
  subject: 'subjects',
  lesson: 'lessons',
  teacher: 'teachers',
  group: 'groups',
  classroom: 'classrooms',
} as const;

/** Refuses a constraint with dangling references, or one that the draft's days and periods do not allow. */
export function assertConstraint(draft: Draft, constraint: Constraint): void {
  for (const kind of referencedKinds) {
    for (const id of referencesOf(constraint, kind)) {
      if (kind === 'structure') requireStructure(draft, id);
      else requireRecord(draft, maps[kind], id);
    }
  }
  const fault = constraintFault(draft, constraint);
  if (fault) refuse('refusals.constraint', { fault });
}

/** Refuses to touch a constraint that was generated from a class division. */
export function assertNotGenerated(constraint: Constraint): void {
  if ((constraint.type === 'subject' || constraint.type === 'lesson') && constraint.metaData !== null) {
    refuse('refusals.generated');
  }
}
