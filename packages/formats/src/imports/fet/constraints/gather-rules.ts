import { type Id, type ItemConstraint, isItemRule, type Scope } from '@bellgrid/model';
import type { ImportContext, RuleForAll } from './import-context.ts';

type Part = readonly [rule: RuleForAll, records: readonly ItemConstraint[]];

/**
 * Puts one record with a scope in the place of the members' rules that a rule of FET for all has become. A person with
 * another rule of the same kind keeps both as rules of its own: FET counts them together, and in the draft the own one
 * counts instead.
 */
export function gatherRules({ draft, rulesForAll }: ImportContext): void {
  const known = Object.values(draft.constraints).filter(isItemRule);
  const byText = new Map(known.map((record) => [textOf(record), record]));
  const parts = rulesForAll.map((rule): Part => {
    const { type, constraint, params, weight, members } = rule;
    return [
      rule,
      members.flatMap((base) => byText.get(textOf({ type, base, constraint, ...params, weight })) ?? []),
    ];
  });
  const ofAll = new Set(parts.flatMap(([, records]) => records));
  const hasOwn = new Set(known.filter((record) => !ofAll.has(record)).map(kindOfPerson));
  const gathered = new Map<Id, ItemConstraint | null>();
  for (const [rule, records] of parts) {
    const [first, ...others] = records.filter(
      (record) => !hasOwn.has(kindOfPerson(record)) && !gathered.has(record.id),
    );
    if (!first) continue;
    const members = new Set([first, ...others].map(({ base }) => base));
    const base: Scope = { items: 'all', except: exceptionsOf(draft, rule, (id) => members.has(id)) };
    gathered.set(first.id, { ...first, base });
    for (const { id } of others) gathered.set(id, null);
  }
  // In the place of the first one, so that the order of the file stays.
  const all = Object.entries(draft.constraints).flatMap(([id, record]) => {
    const instead = gathered.get(id);
    return instead === null ? [] : [[id, instead ?? record] as const];
  });
  draft.constraints = Object.fromEntries(all);
}

/** The persons that the rule does not reach; those without lessons are left in, unless they would break it. */
function exceptionsOf(
  draft: ImportContext['draft'],
  { type, wantsLessons }: RuleForAll,
  isMember: (id: Id) => boolean,
): Id[] {
  const persons = Object.values(type === 'teacherConstraint' ? draft.teachers : draft.groups);
  return persons
    .filter(({ id, subjects }) => !isMember(id) && (wantsLessons || subjects.length > 0))
    .map(({ id }) => id);
}

const textOf = (record: object): string => JSON.stringify({ ...record, id: undefined });
const kindOfPerson = ({ type, constraint, base }: ItemConstraint): string => `${type} ${constraint} ${base}`;
