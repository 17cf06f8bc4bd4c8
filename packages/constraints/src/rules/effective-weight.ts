import { type Constraint, type Draft, WEIGHT } from '@bellgrid/model';
import { weigh, weighCalendar } from '../read/weights.ts';
import { kindOf } from './kind-of.ts';

/**
 * The effective weight of a stored constraint: 0 (no effect), a soft weight of 1 to 25, or Infinity when
 * it must hold. A constraint of an unknown kind has no effect.
 */
export function effectiveWeight(draft: Draft, constraint: Constraint): number {
  if (constraint.type === 'teacher' || constraint.type === 'group' || constraint.type === 'classroom') {
    if (constraint.weight === WEIGHT.OFF) return 0;
    return weighCalendar(draft, constraint.type, constraint.base, constraint.level);
  }
  const kind = kindOf(constraint);
  return kind ? weigh(draft, kind.category, constraint.weight) : 0;
}
