import { kindOf, knownRules } from '@bellgrid/constraints';
import {
  type Category,
  type Constraint,
  commands,
  constraintFault,
  createId,
  type Draft,
  type Id,
  isGenerated,
  isSame,
  type ReferencedKind,
  type RunCommand,
  referencedKinds,
  referencesOf,
  WEIGHT,
  withOtherReferences,
} from '@bellgrid/model';
import { isDerived } from '../constraint-editor/rule-row.ts';
import { createGridMatch } from './take-grid.ts';

export interface TakenRule {
  readonly from: Constraint;
  readonly constraint: Constraint;
  readonly missing: readonly string[];
}

/** The constraints of another draft, for the items of the same names in this one. */
export interface TakenRules {
  /** Each with the one that it is taken from, and the names of the items that it is not taken for. */
  readonly added: readonly TakenRule[];
  /** The number of those that the draft has already, at any weight or level. */
  readonly present: number;
  /** Those that name items which not both drafts have once, or days or periods which this one has not. */
  readonly unmatched: readonly { readonly from: Constraint; readonly missing: readonly string[] }[];
}

/**
 * Matches the constraints of `from` with the items of `to` by their names, and with its days and periods by their labels.
 * Those of divisions are left out.
 */
export function takenRules(from: Draft, to: Draft): TakenRules {
  const otherOf = createNameMatch(from, to);
  const onGrid = createGridMatch(from, to, (structure) => otherOf('structure', structure));
  const known = knownRules(to.constraints);
  const stored = new Map<string, Constraint[]>();
  for (const each of Object.values(to.constraints)) put(stored, each);
  const added: TakenRule[] = [];
  const unmatched: { from: Constraint; missing: readonly string[] }[] = [];
  let present = 0;
  for (const rule of Object.values(from.constraints)) {
    if (isDerived(rule)) continue;
    const named = withOtherReferences(rule, otherOf);
    const missing = missingNames(from, rule, otherOf);
    const matched = named && onGrid(rule, named);
    if (matched === null || constraintFault(to, matched) !== null) {
      unmatched.push({ from: rule, missing: named === null ? missing : [] });
      continue;
    }
    const constraint = { ...matched, id: createId(), weight: meantWeight(from, rule) };
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

const isSoft = ({ weight }: Pick<Constraint, 'weight'>) => weight >= WEIGHT.ONE && weight <= WEIGHT.FIVE;

/** The category whose weights a rule has; undefined for cells of calendars, which take those of their items. */
const categoryOf = (rule: Constraint): Category | undefined =>
  'level' in rule ? undefined : kindOf(rule)?.category;

/** The weight of a rule as it acts in its draft: in a category without weights all are hard. */
function meantWeight(draft: Draft, rule: Constraint): Constraint['weight'] {
  const category = categoryOf(rule);
  if (category === undefined || draft.constraintGroupWeights[category].enabled) return rule.weight;
  return isSoft(rule) ? WEIGHT.HARD : rule.weight;
}

/** The categories that need weights in `to`, because the soft ones of the rules to add would be hard without. */
export function categoriesToEnable(to: Draft, rules: readonly Constraint[]): readonly Category[] {
  const categories = new Set(rules.filter(isSoft).flatMap((rule) => categoryOf(rule) ?? []));
  return [...categories].filter((category) => !to.constraintGroupWeights[category].enabled);
}

/**
 * Adds rules that were taken from `from`. A category that has to get weights gets the one of `from`; what it has in `to`
 * was hard without weights, and stays hard.
 */
export function addTaken(run: RunCommand, from: Draft, to: Draft, rules: readonly Constraint[]): void {
  for (const category of categoriesToEnable(to, rules)) {
    const hardened = Object.values(to.constraints).filter(
      (rule) => isSoft(rule) && !isGenerated(rule) && categoryOf(rule) === category,
    );
    if (hardened.length > 0)
      run(commands.setConstraintWeight, { ids: hardened.map(({ id }) => id), weight: WEIGHT.HARD });
    const spread = Object.values(to.subjects).filter(
      ({ lessonsSpreadConstraint: own }) => own.constraint !== 'None' && isSoft(own),
    );
    if (category === 'lessonSpread' && spread.length > 0)
      run(commands.setSpread, { ids: spread.map(({ id }) => id), weight: WEIGHT.HARD });
    const own = from.constraintGroupWeights[category];
    run(commands.setCategoryWeight, {
      category,
      enabled: true,
      weight: isSoft(own) ? own.weight : WEIGHT.ONE,
    });
  }
  run(commands.updateConstraints, { constraints: [...rules], deleted: [] });
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
 * a lesson in the same place of its subject. Structures match by their names, or when each school has one. A name that
 * several have, in either draft, is not theirs to match by.
 */
function createNameMatch(from: Draft, to: Draft): Match {
  const structuresOf = ({ schoolData }: Draft) => Object.values(schoolData.structures);
  const haveOneStructure = structuresOf(from).length === 1 && structuresOf(to).length === 1;
  const names = namesOf(from, haveOneStructure);
  const owners = ownersByName(names);
  const others = ownersByName(namesOf(to, haveOneStructure));
  return (_, id) => {
    for (const name of names.get(id) ?? []) {
      const other = others.get(name);
      if (other && owners.get(name) === id) return other;
    }
    return null;
  };
}

/** The item of each name; null for a name that several have. */
function ownersByName(names: ReadonlyMap<Id, readonly string[]>): ReadonlyMap<string, Id | null> {
  const owners = new Map<string, Id | null>();
  for (const [id, own] of names) for (const name of own) owners.set(name, owners.has(name) ? null : id);
  return owners;
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
