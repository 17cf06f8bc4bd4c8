import type { Id, Weight } from '@bellgrid/model';
import { percentWeight } from '../percent-weight.ts';
import type { FetMode } from '../source/fet-file.ts';
import type { FetElement } from '../xml/fet-element.ts';
import { outcomeOf, type RuleScope, ruledClasses } from './class-views.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import type { ImportContext } from './import-context.ts';
import { CARRIED, notCarried, type Outcome } from './outcome.ts';
import { studentsOf, teacherOf } from './references.ts';

/** The name of a kind with its parameters, but for whom it is about and its weight. */
export interface PersonParams {
  readonly constraint: string;
  readonly [param: string]: string | number | boolean | readonly Id[];
}

/** How a rule about each day or week of a teacher or of students becomes one of the draft. */
export interface PersonRule {
  readonly mode: FetMode | 'both';
  readonly scope: RuleScope;
  /** The parameters; an outcome when there are none: the rule says nothing here, or has no counterpart. */
  readonly params: (element: FetElement, context: ImportContext) => PersonParams | Outcome;
}

const OTHER_MODE: Readonly<Record<FetMode, string>> = {
  Official: 'in this mode it is about half-days, which have no counterpart',
  Mornings_Afternoons: 'it is about half-days, which only the mornings-afternoons mode has',
};

/** A rule of one teacher, or of all when the element names none. */
export function teacherRule(name: string, rule: PersonRule): ConstraintImporter {
  return importer(name, rule, (element, context, params, weight) => {
    for (const base of teachersOf(element, context))
      addOnce(context, 'teacherConstraint', base, params, weight);
    return CARRIED;
  });
}

/** A rule of a students set, or of all students when the element names none. */
export function studentsRule(name: string, rule: PersonRule): ConstraintImporter {
  return importer(name, rule, (element, context, params, weight) => {
    const atoms = element.has('Students') ? studentsOf(element, context, 'Students').atoms : null;
    const ruled = ruledClasses(context, atoms, rule.scope);
    for (const base of ruled.classes) addOnce(context, 'groupConstraint', base, params, weight);
    return outcomeOf(ruled);
  });
}

/** The teachers with lessons that an element means: the one that it names, or all. */
export function teachersOf(element: FetElement, context: ImportContext): Id[] {
  const child = ['Teacher_Name', 'Teacher'].find((each) => element.has(each));
  const ids = child ? [teacherOf(element, context, child)] : [...context.teacherIds.values()];
  return ids.filter((id) => (context.draft.teachers[id]?.subjects.length ?? 0) > 0);
}

type Carry = (element: FetElement, context: ImportContext, params: PersonParams, weight: Weight) => Outcome;

function importer(name: string, rule: PersonRule, carry: Carry): ConstraintImporter {
  return {
    name,
    carry: (element, context, percent) => {
      if (rule.mode !== 'both' && rule.mode !== context.file.mode) return notCarried(OTHER_MODE[rule.mode]);
      const params = rule.params(element, context);
      if (isOutcome(params)) return params;
      return carry(element, context, params, percentWeight(percent));
    },
  };
}

function isOutcome(value: PersonParams | Outcome): value is Outcome {
  return 'kind' in value;
}

/** Rules that were added, by the draft that they are in: files say the same twice, of one and of all. */
const added = new WeakMap<object, Set<string>>();

function addOnce(
  context: ImportContext,
  type: 'teacherConstraint' | 'groupConstraint',
  base: Id,
  params: PersonParams,
  weight: Weight,
): void {
  const known = added.get(context.draft) ?? new Set<string>();
  added.set(context.draft, known);
  const key = JSON.stringify([type, base, params, weight]);
  if (known.has(key)) return;
  known.add(key);
  context.add({ type, base, ...params, weight });
}
