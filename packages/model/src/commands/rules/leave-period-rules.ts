import { withinGrid } from '../../draft/constraint-grid.ts';
import type { Draft } from '../../draft/draft.ts';
import type { Constraint } from '../../records/rules/constraint.ts';
import { withoutReferences } from '../../records/rules/constraint-references.ts';
import { namesPeriods } from '../../records/rules/constraint-times.ts';
import { isScope } from '../../records/rules/scope.ts';
import type { Id } from '../../values/id.ts';
import { scan } from './scan.ts';

type Moved = Readonly<Partial<Record<'group' | 'subject' | 'lesson', ReadonlySet<Id>>>>;

/**
 * Removes items that moved to another structure from the constraints that name periods, which are other times there: a
 * constraint without any others goes. A rule for all is read in the structure of each and stays.
 */
export function leavePeriodRules(draft: Draft, moved: Moved): void {
  const now = scan(draft);
  for (const constraint of Object.values(now.constraints)) {
    const left = withoutMoved(constraint, moved);
    if (left === constraint) continue;
    // Those who are left in it may have shorter days.
    const fitting = left && withinGrid(now, left);
    if (fitting === null) delete draft.constraints[constraint.id];
    else draft.constraints[constraint.id] = fitting;
  }
}

function withoutMoved(constraint: Constraint, moved: Moved): Constraint | null {
  if (!namesPeriods(constraint)) return constraint;
  if ('base' in constraint && isScope(constraint.base) && constraint.base.items === 'all') return constraint;
  let left: Constraint | null = constraint;
  for (const kind of ['group', 'subject', 'lesson'] as const) {
    const ids = moved[kind];
    if (left && ids) left = withoutReferences(left, kind, (id) => ids.has(id));
  }
  return left;
}
