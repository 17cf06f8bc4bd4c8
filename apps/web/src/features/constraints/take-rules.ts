import { knownRules } from '@bellgrid/constraints';
import {
  type Constraint,
  constraintFault,
  createId,
  type Draft,
  type Id,
  isSame,
  type ReferencedKind,
  referencedKinds,
  referencesOf,
  withOtherReferences,
} from '@bellgrid/model';
import { isDerived } from '../constraint-editor/rule-row.ts';

export interface TakenRule {
  readonly from: Constraint;
  readonly constraint: Constraint;
  readonly missing: readonly string[];
}

/** The constraints of another draft, for the items of the same names in this one. */
export interface TakenRules {
  /** Each with the one that it is taken from, and the names of the items that it is not taken for. */
  readonly added: readonly TakenRule[];
  /** The number of those that the draft has already. */
  readonly present: number;
  /** Those that name items which this draft has not, or not once, or periods which it has not. */
  readonly unmatched: readonly { readonly from: Constraint; readonly missing: readonly string[] }[];
}

/** Matches the constraints of `from` with the items of `to` by their names. Those of divisions are left out. */
export function takenRules(from: Draft, to: Draft): TakenRules {
  const otherOf = createNameMatch(from, to);
  const known = knownRules(to.constraints);
  const stored = new Map<string, Constraint[]>();
  for (const each of Object.values(to.constraints)) put(stored, each);
  const added: TakenRule[] = [];
  const unmatched: { from: Constraint; missing: readonly string[] }[] = [];
  let present = 0;
  for (const rule of Object.values(from.constraints)) {
    if (isDerived(rule)) continue;
    const matched = withOtherReferences(rule, otherOf);
    const missing = missingNames(from, rule, otherOf);
    if (matched === null || constraintFault(to, matched) !== null) {
      unmatched.push({ from: rule, missing });
      continue;
    }
    const constraint = { ...matched, id: createId() };
    const isThere =
      known.find(constraint)?.outcome === 'exact' ||
      (stored.get(placeOf(constraint)) ?? []).some((each) => isSameRule(each, constraint));
    if (isThere) present += 1;
    else {
      added.push({ from: rule, constraint, missing });
      known.add(constraint);
      put(stored, constraint);
    }
  }
  return { added, present, unmatched };
}

const placeOf = (constraint: Constraint): string =>
  'level' in constraint
    ? `${constraint.type} ${constraint.base} ${constraint.structure} ${constraint.day} ${constraint.period}`
    : `${constraint.type} ${referencedKinds.map((kind) => referencesOf(constraint, kind).join(' ')).join(',')}`;

function put(stored: Map<string, Constraint[]>, constraint: Constraint): void {
  const place = placeOf(constraint);
  stored.set(place, [...(stored.get(place) ?? []), constraint]);
}

/** A cell of a calendar is one rule at any level; other rules are the same with another weight. */
const isSameRule = (a: Constraint, b: Constraint): boolean =>
  'level' in a || isSame({ ...a, id: '', weight: 0 }, { ...b, id: '', weight: 0 });

type Match = (kind: ReferencedKind, id: Id) => Id | null;

/**
 * Finds the item of the same name: of a subject with the same classes and, where there are several, the same teachers; of
 * a lesson in the same place of its subject. Structures match by their names, or when each school has one.
 */
function createNameMatch(from: Draft, to: Draft): Match {
  const structuresOf = ({ schoolData }: Draft) => Object.values(schoolData.structures);
  const haveOneStructure = structuresOf(from).length === 1 && structuresOf(to).length === 1;
  const names = namesOf(from, haveOneStructure);
  const found = new Map<string, Id | null>();
  for (const [id, own] of namesOf(to, haveOneStructure))
    for (const name of own) found.set(name, found.has(name) ? null : id);
  return (_, id) => {
    for (const name of names.get(id) ?? []) {
      const other = found.get(name);
      if (other) return other;
    }
    return null;
  };
}

/** The names of each item in the matching, the most general one first. */
function namesOf(draft: Draft, hasOneStructure: boolean): ReadonlyMap<Id, readonly string[]> {
  const names = new Map<Id, readonly string[]>();
  const plain = (name: string) => name.trim().toLocaleLowerCase();
  for (const type of ['teachers', 'groups', 'classrooms'] as const)
    for (const { id, name } of Object.values(draft[type])) names.set(id, [`${type} ${plain(name)}`]);
  for (const { id, name } of Object.values(draft.schoolData.structures))
    names.set(id, [hasOneStructure ? 'structure' : `structure ${plain(name)}`]);
  const namesOfAll = (ids: readonly Id[]) => ids.map((each) => names.get(each)?.[0] ?? '').sort();
  for (const { id, name, groups, lessons, teachers } of Object.values(draft.subjects)) {
    const general = ['subject', plain(name), namesOfAll(groups)];
    const own = [JSON.stringify(general), JSON.stringify([...general, namesOfAll(teachers)])];
    names.set(id, own);
    lessons.forEach((lesson, index) => {
      names.set(
        lesson,
        own.map((each) => `${each} ${index}`),
      );
    });
  }
  return names;
}

/** The names of the items of a rule that have no match. */
function missingNames(draft: Draft, rule: Constraint, otherOf: Match): readonly string[] {
  const ids = referencedKinds.flatMap((kind) =>
    referencesOf(rule, kind).filter((id) => otherOf(kind, id) === null),
  );
  return ids.flatMap((id) => {
    const { teachers, groups, classrooms, subjects, lessons, schoolData } = draft;
    const item = teachers[id] ?? groups[id] ?? classrooms[id] ?? subjects[id] ?? lessons[id];
    return (item ?? schoolData.structures[id])?.name ?? [];
  });
}
