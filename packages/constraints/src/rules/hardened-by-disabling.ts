import type { Category, Draft } from '@bellgrid/model';
import { type BoundConstraint, boundConstraints, isHard } from './bound-constraint.ts';

/**
 * The rules that must hold once a category's slider is switched off and that need not hold now: soft ones,
 * and calendars of items whose own weight is off.
 */
export function hardenedByDisabling(draft: Draft, category: Category): BoundConstraint[] {
  const { constraintGroupWeights: weights } = draft;
  const disabled = { ...weights, [category]: { ...weights[category], enabled: false } };
  const hardNow = new Set(boundConstraints(draft).filter(isHard).map(keyOf));
  const after = boundConstraints({ ...draft, constraintGroupWeights: disabled });
  return after.filter((bound) => isHard(bound) && !hardNow.has(keyOf(bound)));
}

function keyOf({ kind, params, records }: BoundConstraint): string {
  return `${kind.kind} ${records.join(' ')} ${JSON.stringify(params)}`;
}
