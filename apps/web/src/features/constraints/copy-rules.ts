import { knownRules } from '@bellgrid/constraints';
import { type Constraint, type Draft, type Id, isScope, type RuleOwnerType } from '@bellgrid/model';
import { newRules } from '../constraint-editor/rule-row.ts';
import { storedRule } from './SentenceForm.tsx';

/** The type of the items that rules are about, if each is about one item of that type; null otherwise. */
export function commonOwner(draft: Draft, rules: readonly Constraint[]): RuleOwnerType | null {
  const types = new Set(
    rules.map((rule) => {
      const isOfOne = 'base' in rule && !isScope(rule.base);
      return isOfOne ? (storedRule(draft, rule)?.owners.type ?? null) : null;
    }),
  );
  const [type = null] = types;
  return types.size === 1 ? type : null;
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
