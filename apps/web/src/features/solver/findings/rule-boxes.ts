import type { Draft, Finding, Id } from '@bellgrid/model';

/** The places where one rule is broken. */
export interface RuleBox {
  readonly key: string;
  readonly places: readonly Finding[];
}

/** Broken rules with their places, the rule that was added last first. A calendar is one rule. */
export function ruleBoxes(draft: Draft, broken: readonly Finding[]): readonly RuleBox[] {
  const age = new Map(Object.keys(draft.constraints).map((id, index) => [id, index]));
  const boxes = new Map<string, { places: Finding[]; newest: number }>();
  broken.forEach((finding, index) => {
    const [rule] = finding.about.constraints ?? [];
    const key = rule === undefined ? `finding ${index}` : ruleKey(draft, rule);
    const box = boxes.get(key) ?? { places: [], newest: -1 };
    box.places.push(finding);
    box.newest = Math.max(box.newest, age.get(rule ?? '') ?? -1);
    boxes.set(key, box);
  });
  return [...boxes].sort(([, a], [, b]) => b.newest - a.newest).map(([key, { places }]) => ({ key, places }));
}

/** Each closed cell of a calendar is a constraint of its own. */
function ruleKey(draft: Draft, id: Id): string {
  const constraint = draft.constraints[id];
  return constraint && 'level' in constraint ? `calendar ${constraint.type} ${constraint.base}` : id;
}
