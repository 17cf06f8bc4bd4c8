import type { Draft } from '../../draft/draft.ts';
import { type ReferencedKind, withoutReferences } from '../../records/rules/constraint-references.ts';
import type { Id } from '../../values/id.ts';
import { scan } from './scan.ts';

/** Removes references to records that are gone, and the constraints that mean nothing without them. */
export function pruneConstraints(draft: Draft, kind: ReferencedKind, gone: ReadonlySet<Id>): void {
  if (gone.size === 0) return;
  for (const constraint of Object.values(scan(draft.constraints))) {
    const left = withoutReferences(constraint, kind, (id) => gone.has(id));
    if (left === null) delete draft.constraints[constraint.id];
    else if (left !== constraint) draft.constraints[constraint.id] = left;
  }
}
