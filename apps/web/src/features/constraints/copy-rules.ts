import { knownRules } from '@bellgrid/constraints';
import { type Constraint, type Draft, type Id, isScope, type RuleOwnerType } from '@bellgrid/model';
import { newRules } from '../constraint-editor/rule-row.ts';
import { storedRule } from './SentenceForm.tsx';

/** The types of the items that rules are about; null for a rule that is not about one item. */
function ownerTypes(draft: Draft, rules: readonly Constraint[]): ReadonlySet<RuleOwnerType | null> {
  return new Set(
    rules.map((rule) => {
      const isOfOne = 'base' in rule && !isScope(rule.base);
      return isOfOne ? (storedRule(draft, rule)?.owners.type ?? null) : null;
    }),
  );
}

/** The type of the items that rules are about, if each is about one item of that type; null otherwise. */
export function commonOwner(draft: Draft, rules: readonly Constraint[]): RuleOwnerType | null {
  const types = ownerTypes(draft, rules);
  const [type = null] = types;
  return types.size === 1 ? type : null;
}

/** The reason why rules cannot be copied together: one of them is copied alone, or they are about items of several types. */
export function copyObstacle(draft: Draft, rules: readonly Constraint[]): 'alone' | 'mixed' | null {
  const types = ownerTypes(draft, rules);
  if (types.has(null)) return 'alone';
  return types.size > 1 ? 'mixed' : null;
}

/** The rules of some items for others, without those that these have already. */
export function copiedRules(
  draft: Draft,
  rules: readonly Constraint[],
  to: readonly Id[],
): { readonly added: readonly Constraint[]; readonly present: number } {
  const known = knownRules(draft.constraints);
  const added: Constraint[] = [];
  let present = 0;
  for (const rule of rules) {
    const stored = storedRule(draft, rule);
    if (!stored) continue;
    const found = newRules(known, { type: stored.owners.type, ids: to }, stored.row);
    present += found.present;
    added.push(...found.added);
  }
  return { added, present };
}
