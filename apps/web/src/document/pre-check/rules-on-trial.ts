import { verify } from '@bellgrid/constraints';
import type { Constraint, Draft, Id } from '@bellgrid/model';

/** Constraints that a draft does not have, with what changes beside them. */
export interface RulesOnTrial {
  /** The constraints that the trial adds or changes. */
  readonly constraints: readonly Constraint[];
  readonly constraintGroupWeights: Draft['constraintGroupWeights'];
}

/** The extent to which a timetable breaks a rule: in so many places, by such an amount in all. */
export interface NotKept {
  readonly places: number;
  readonly amount: number;
}

/** The constraints that a command would add to a draft, and those that it would change. */
export function rulesOnTrial(before: Draft, after: Draft): RulesOnTrial {
  const { constraintGroupWeights } = after;
  const changed = Object.values(after.constraints).filter((each) => before.constraints[each.id] !== each);
  return { constraints: changed, constraintGroupWeights };
}

/** The extent to which the timetable of a draft breaks rules on trial; those that it keeps are not named. */
export function notKeptOnTrial(
  draft: Draft,
  { constraints, constraintGroupWeights }: RulesOnTrial,
): ReadonlyMap<Id, NotKept> {
  const added = Object.fromEntries(constraints.map((each) => [each.id, each]));
  const trial = { ...draft, constraintGroupWeights, constraints: { ...draft.constraints, ...added } };
  const found = new Map<Id, NotKept>();
  for (const match of verify(trial).matches) {
    for (const id of match.constraints) {
      if (added[id] === undefined) continue;
      const { places, amount } = found.get(id) ?? { places: 0, amount: 0 };
      found.set(id, { places: places + 1, amount: amount + match.amount });
    }
  }
  return found;
}
