import type { Draft } from '@bellgrid/model';
import { lowerBound } from '@bellgrid/solver';
import { isHard } from '../rules/bound-constraint.ts';
import { createPlanned } from './compile.ts';
import { finishProblem, numberUnits } from './finish-problem.ts';
import type { PlannedUnit } from './plan.ts';
import { RecordingBuilder } from './recording-builder.ts';
import { exclusiveSets } from './resources.ts';

/**
 * A penalty for each kind of soft rule that no schedule of the draft can be below, if it places every lesson and breaks
 * no hard rule; kinds for which nothing but 0 is proved are left out. Penalties of different kinds add up, and so do
 * their bounds.
 */
export function penaltyBounds(draft: Draft): Map<string, number> {
  const { plan, sources, sharing } = createPlanned(draft);
  const numbered = numberUnits(plan);
  const exclusive = exclusiveSets(numbered, sharing);
  const kinds = new Set(sources.flatMap((rule) => (isHard(rule) ? [] : [rule.kind.kind])));
  const bounds = new Map<string, number>();
  for (const kind of kinds) {
    for (const unit of plan.units) forgetCosts(unit);
    const own = new RecordingBuilder(plan);
    sources.forEach((rule, source) => {
      if (isHard(rule) || rule.kind.kind !== kind) return;
      own.begin(source, false, rule.weight);
      rule.kind.post(rule.params, own);
    });
    const bound = lowerBound(finishProblem(numbered, own, exclusive));
    if (bound > 0) bounds.set(kind, bound);
  }
  return bounds;
}

function forgetCosts(unit: PlannedUnit): void {
  unit.cost = null;
  for (const need of unit.needs) need.rooms = new Map([...need.rooms.keys()].map((room) => [room, 0]));
}
