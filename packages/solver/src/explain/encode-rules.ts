import { encodeDayCount } from './encode-day-count.ts';
import { encodeDaysWithTwo } from './encode-days-with-two.ts';
import { encodeFarApart } from './encode-far-apart.ts';
import type { Occupied } from './encode-groups.ts';
import { encodeHoles } from './encode-holes.ts';
import { encodeLateStarts } from './encode-late-starts.ts';
import { encodeLeastLoad } from './encode-least-load.ts';
import { encodeMatched } from './encode-matched.ts';
import { encodePair } from './encode-pair.ts';
import { encodeMostLoad, encodeRuns } from './encode-runs.ts';
import { encodeDaysUsed, encodeFewUsed, encodeManyUsed } from './encode-used.ts';
import type { ProofLiterals, RuleOf } from './proof-literals.ts';
import type { ProofRule } from './proof-problem.ts';
import { negated } from './trail.ts';

/** Posts one rule. `occupied`: of an exclusive group with just the rule's units, where there is one. */
export function encodeRule(proof: ProofLiterals, rule: ProofRule, occupied: Occupied | undefined): void {
  switch (rule.kind) {
    case 'forbidden':
      encodeForbidden(proof, rule);
      break;
    case 'dayCount':
      encodeDayCount(proof, { ...rule, maxOf: () => rule.max }, occupied);
      break;
    case 'daysUsed':
      encodeDaysUsed(proof, rule, occupied);
      break;
    case 'pair':
      encodePair(proof, rule);
      break;
    case 'matched':
      encodeMatched(proof, rule);
      break;
    case 'fewUsed':
      encodeFewUsed(proof, rule);
      break;
    case 'manyUsed':
      encodeManyUsed(proof, rule);
      break;
    case 'daysWithTwo':
      encodeDaysWithTwo(proof, rule);
      break;
    case 'never':
      encodeNever(proof, rule);
      break;
    case 'mostLoad':
      encodeMostLoad(proof, rule, occupied);
      break;
    case 'runs':
      encodeRuns(proof, rule, occupied);
      break;
    case 'leastLoad':
      encodeLeastLoad(proof, rule);
      break;
    case 'holes':
      encodeHoles(proof, rule);
      break;
    case 'farApart':
      encodeFarApart(proof, rule);
      break;
    case 'lateStarts':
      encodeLateStarts(proof, rule);
      break;
  }
}

function encodeForbidden(proof: ProofLiterals, { member, unit, starts }: RuleOf<'forbidden'>): void {
  const guard = negated(proof.member(member));
  for (const start of starts) proof.solver.addClause([guard, negated(proof.starts[unit]![start]!)]);
}

function encodeNever(proof: ProofLiterals, { member, first, second }: RuleOf<'never'>): void {
  const guard = negated(proof.member(member));
  const someone = proof.solver.literal();
  for (const { unit, start } of first)
    proof.solver.addClause([negated(proof.starts[unit]![start]!), someone]);
  for (const { unit, start } of second)
    proof.solver.addClause([guard, negated(someone), negated(proof.starts[unit]![start]!)]);
}
