import { kindOf, knownRules } from '@bellgrid/constraints';
import {
  type Category,
  type Constraint,
  commands,
  constraintFault,
  createId,
  type Draft,
  isGenerated,
  isSame,
  type RunCommand,
  referencedKinds,
  referencesOf,
  WEIGHT,
  type Weight,
  withOtherReferences,
} from '@bellgrid/model';
import { isDerived } from '../constraint-editor/rule-row.ts';
import { createGridMatch } from './take-grid.ts';
import { createNameMatch, type NameMatch } from './take-names.ts';
import { setSpreads, type TakenSpread, takenSpreads } from './take-spreads.ts';

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
  /** The lesson spreads of the subjects of the same names, where they differ. */
  readonly spreads: readonly TakenSpread[];
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
  const spreads = takenSpreads(from, to, otherOf, (draft, weight) =>
    meantWeightIn(draft, 'lessonSpread', weight),
  );
  return { added, present, unmatched, spreads };
}

const isSoft = ({ weight }: Pick<Constraint, 'weight'>) => weight >= WEIGHT.ONE && weight <= WEIGHT.FIVE;

/** The category whose weights a rule has; undefined for cells of calendars, which take those of their items. */
const categoryOf = (rule: Constraint): Category | undefined =>
  'level' in rule ? undefined : kindOf(rule)?.category;

/** The weight of a rule as it acts in its draft: in a category without weights all are hard. */
function meantWeight(draft: Draft, rule: Constraint): Constraint['weight'] {
  const category = categoryOf(rule);
  return category === undefined ? rule.weight : meantWeightIn(draft, category, rule.weight);
}

function meantWeightIn(draft: Draft, category: Category, weight: Weight): Weight {
  return isSoft({ weight }) && !draft.constraintGroupWeights[category].enabled ? WEIGHT.HARD : weight;
}

/** The rules and lesson spreads that are to be taken. */
export interface Chosen {
  readonly rules: readonly Constraint[];
  readonly spreads: readonly TakenSpread[];
}

/** The categories that need weights in `to`, because the soft ones of the rules to add would be hard without. */
export function categoriesToEnable(to: Draft, { rules, spreads }: Chosen): readonly Category[] {
  const categories = new Set(rules.filter(isSoft).flatMap((rule) => categoryOf(rule) ?? []));
  if (spreads.some((each) => each.constraint !== 'None' && isSoft(each))) categories.add('lessonSpread');
  return [...categories].filter((category) => !to.constraintGroupWeights[category].enabled);
}

/**
 * Adds what was taken from `from`. A category that has to get weights gets the one of `from`; what it has in `to`
 * was hard without weights, and stays hard.
 */
export function addTaken(run: RunCommand, from: Draft, to: Draft, chosen: Chosen): void {
  for (const category of categoriesToEnable(to, chosen)) {
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
  if (chosen.rules.length > 0)
    run(commands.updateConstraints, { constraints: [...chosen.rules], deleted: [] });
  setSpreads(run, chosen.spreads);
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

/** The names of the items of a rule that have no match. */
function missingNames(draft: Draft, rule: Constraint, otherOf: NameMatch): readonly string[] {
  const ids = referencedKinds.flatMap((kind) =>
    referencesOf(rule, kind).filter((id) => otherOf(kind, id) === null),
  );
  return ids.flatMap((id) => {
    const { teachers, groups, classrooms, subjects, lessons, schoolData } = draft;
    const item = teachers[id] ?? groups[id] ?? classrooms[id] ?? subjects[id] ?? lessons[id];
    return (item ?? schoolData.structures[id])?.name ?? [];
  });
}
