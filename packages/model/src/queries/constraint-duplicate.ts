import type { Constraint } from '../records/constraint.ts';
import type { Id } from '../records/id.ts';

/** The same rule again, the same scope with other values, or neither. */
export type Duplicate = 'exact' | 'similar' | 'none';

/** Whether a workload constraint repeats an existing one (of another id), by the duplicate rules of its kind. */
export function duplicateOf(constraint: Constraint, existing: Iterable<Constraint>): Duplicate {
  let found: Duplicate = 'none';
  for (const other of existing) {
    if (other.id === constraint.id) continue;
    const relation = relate(constraint, other);
    if (relation === 'exact') return relation;
    if (relation === 'similar') found = relation;
  }
  return found;
}

function relate(a: Constraint, b: Constraint): Duplicate {
  if (a.type === 'consecutive' && b.type === 'consecutive') {
    if (!sameSet(a.subjects, b.subjects)) return 'none';
    return a.spacing === b.spacing && a.units === b.units ? 'exact' : 'similar';
  }
  if (a.type === 'splitAround' && b.type === 'splitAround') {
    const same =
      a.direction === b.direction && a.numLessons === b.numLessons && a.periodIndex === b.periodIndex;
    return same && sameSet(a.subjects, b.subjects) ? 'exact' : 'none';
  }
  if (a.type === 'notConsecutive' && b.type === 'notConsecutive') {
    const straight = sameSet(a.subjectsA, b.subjectsA) && sameSet(a.subjectsB, b.subjectsB);
    const crossed = sameSet(a.subjectsA, b.subjectsB) && sameSet(a.subjectsB, b.subjectsA);
    if (!straight && !crossed) return 'none';
    return a.spacing === b.spacing && a.units === b.units ? 'exact' : 'similar';
  }
  return 'none';
}

function sameSet(a: readonly Id[], b: readonly Id[]): boolean {
  const left = new Set(a);
  const right = new Set(b);
  return left.size === right.size && [...left].every((id) => right.has(id));
}
