import type { Concerned, RuleNotKept } from '@bellgrid/constraints';
import type { Draft } from '@bellgrid/model';

/** The rules that are not kept for one teacher, class or classroom. */
interface PersonProblems {
  readonly key: string;
  /** Null for rules without a teacher, class or classroom. */
  readonly name: string | null;
  /** The number of places where hard ones are broken, and the penalty of the soft ones. */
  readonly hard: number;
  readonly cost: number;
  readonly rules: readonly RuleNotKept[];
}

/** The rules by everyone whom they are about; who has most hard ones first, then by penalty and name. */
export function problemsByPerson(
  draft: Draft,
  rules: readonly RuleNotKept[],
  compareNames: (a: string, b: string) => number,
): readonly PersonProblems[] {
  const people = new Map<string, { name: string | null; rules: RuleNotKept[] }>();
  for (const rule of rules) {
    const named = rule.people.map((each) => ({ key: `${each.type} ${each.id}`, name: nameOf(draft, each) }));
    for (const { key, name } of named.length > 0 ? named : [NOBODY]) {
      const known = people.get(key) ?? { name, rules: [] };
      known.rules.push(rule);
      people.set(key, known);
    }
  }
  return [...people]
    .map(([key, { name, rules: own }]) => ({
      key,
      name,
      rules: own,
      hard: own.reduce((sum, { isHard, places }) => sum + (isHard ? places : 0), 0),
      cost: own.reduce((sum, { cost }) => sum + cost, 0),
    }))
    .sort((a, b) => b.hard - a.hard || b.cost - a.cost || compareNames(a.name ?? '', b.name ?? ''));
}

const NOBODY = { key: '', name: null };

const nameOf = (draft: Draft, { type, id }: Concerned): string =>
  ({ teacher: draft.teachers, group: draft.groups, classroom: draft.classrooms })[type][id]?.name ?? '';
