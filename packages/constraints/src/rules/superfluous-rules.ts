import { type Constraint, type Draft, type Id, isGenerated } from '@bellgrid/model';
import { push } from '../read/draft-index.ts';
import { remember } from '../read/memo.ts';
import { HARD, weigh } from '../read/weights.ts';
import type { AnyKind } from '../rule-forms/define-constraint.ts';
import { parseConstraint } from './bound-constraint.ts';
import { duplicationOfScopes, placeOf } from './known-rules.ts';

/** The most steps by which a limit is loosened to reach a weaker one: more than there are periods in a week. */
const MOST_STEPS = 120;

/**
 * The rules that change nothing because a hard rule of their kind for the same items asks at least as much, each with
 * that rule. Of hard rules that say the same, the first one counts.
 */
export const superfluousRules = remember((draft: Draft): ReadonlyMap<Id, Constraint> => {
  const byPlace = new Map<string, Rule[]>();
  for (const constraint of Object.values(draft.constraints)) {
    const rule = ruleOf(draft, constraint);
    if (rule !== null) push(byPlace, rule.place, rule);
  }
  const found = new Map<Id, Constraint>();
  for (const rules of byPlace.values()) {
    if (rules.length < 2) continue;
    for (const rule of rules.toReversed()) {
      const stronger = rules.find(
        (other) => other !== rule && !found.has(other.constraint.id) && isStronger(other, rule),
      );
      if (stronger) found.set(rule.constraint.id, stronger.constraint);
    }
  }
  return found;
});

interface Rule {
  readonly constraint: Constraint;
  readonly kind: AnyKind;
  readonly params: object;
  readonly scope: NonNullable<ReturnType<typeof parseConstraint>>['scope'];
  readonly isHard: boolean;
  readonly place: string;
}

function ruleOf(draft: Draft, constraint: Constraint): Rule | null {
  if (isGenerated(constraint)) return null;
  const [parsed, place] = [parseConstraint(constraint), placeOf(constraint)];
  if (parsed === null || place === null) return null;
  const { kind, params, scope } = parsed;
  const weight = weigh(draft, kind.category, constraint.weight);
  if (weight === 0) return null;
  return { constraint, kind, params, scope, isHard: weight === HARD, place };
}

function isStronger(strong: Rule, weak: Rule): boolean {
  const isSameScope = duplicationOfScopes(strong.scope?.base, weak.scope?.base) === 'exact';
  if (!strong.isHard || !isSameScope) return false;
  const { kind } = strong;
  const relation = kind.duplicates?.(strong.params, weak.params);
  if (relation !== 'similar') return relation === 'exact';
  let params: unknown = strong.params;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    params = kind.loosen?.(params) ?? null;
    if (params === null) return false;
    if (kind.duplicates?.(params, weak.params) === 'exact') return true;
  }
  return false;
}
