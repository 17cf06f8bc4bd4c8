import type { Draft, Field, Id, RuleRecord } from '@bellgrid/model';
import type { Duplication, References } from '../rule-forms/define-constraint.ts';

type Params = Readonly<Record<string, unknown>>;

const plural = {
  teacher: 'teachers',
  group: 'groups',
  classroom: 'classrooms',
  subject: 'subjects',
  lesson: 'lessons',
} as const;

/** The parameters of a new rule, with placeholder ids for items that are not chosen yet. */
export function defaultParams({ on, fields }: RuleRecord, draft: Draft): Params {
  const own = Object.entries(fields).map(([name, field]) => [name, field.initial(draft)] as const);
  return { ...defaultBase[on], ...Object.fromEntries(own) };
}

const defaultBase: Record<RuleRecord['on'], Params> = {
  teacher: { base: 'teacher' },
  group: { base: 'group' },
  teacherOrGroup: { type: 'teacherConstraint', base: 'teacher' },
  subject: { base: 'subject' },
  side: { type: 'subject', base: 'subject' },
  subjects: {},
  lessons: {},
};

/** The items that a rule names. */
export function referencesOfParams(record: RuleRecord, params: object): References {
  const values = params as Params;
  const references: { -readonly [Key in keyof References]: Id[] } = {};
  const add = (type: keyof typeof plural, ids: readonly Id[]) => {
    references[plural[type]] = [...(references[plural[type]] ?? []), ...ids];
  };
  const base = baseType(record, values);
  if (base) add(base, [values.base as Id]);
  for (const [name, field] of Object.entries(record.fields)) {
    if (field.type === 'item' && base) add(base, [values[name] as Id]);
    if (field.type === 'items') add(field.of, values[name] as readonly Id[]);
  }
  return references;
}

/** The records that the base of a rule is of; null for rules on sets. */
function baseType({ on }: RuleRecord, { type }: Params): keyof typeof plural | null {
  if (on === 'teacher' || on === 'group' || on === 'subject') return on;
  if (on === 'teacherOrGroup') return type === 'groupConstraint' ? 'group' : 'teacher';
  if (on === 'side') return type === 'lesson' ? 'lesson' : 'subject';
  return null;
}

/** Equal in all fields: exact. Equal in scope: similar. */
export function duplicationOf(record: RuleRecord, one: object, other: object): Duplication {
  const [a, b] = [one as Params, other as Params];
  if (a.type !== b.type) return 'none';
  const isSame =
    isAboutSame(record, a, b) || (record.isMutual && isAboutSame(record, exchanged(record, a), b));
  if (!isSame) return 'none';
  const values = Object.entries(record.fields).filter(([, field]) => !field.isScope);
  return values.every(([name, field]) => isEqual(field, a[name], b[name])) ? 'exact' : 'similar';
}

function isAboutSame({ fields }: RuleRecord, a: Params, b: Params): boolean {
  if (a.base !== b.base) return false;
  return Object.entries(fields).every(([name, field]) => !field.isScope || isEqual(field, a[name], b[name]));
}

/** The parameters with the two sides of the rule exchanged. */
function exchanged({ fields, disjoint: [sides] }: RuleRecord, params: Params): Params {
  if (sides) return { ...params, [sides[0]]: params[sides[1]], [sides[1]]: params[sides[0]] };
  if ('other' in fields) return { ...params, base: params.other, other: params.base };
  return { ...params, lessons: (params.lessons as readonly Id[]).toReversed() };
}

/** Lists are equal in any order, unless the field is an ordered pair. */
function isEqual(field: Field, a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  const [first, second] = [a, b].map((list: readonly unknown[]) => list.map((each) => JSON.stringify(each)));
  if (!first || !second) return false;
  if (field.type === 'items' && field.max !== null) return first.join() === second.join();
  return sameSet(first, second);
}

/** True when two lists hold the same values, in any order. */
export function sameSet<Value>(a: readonly Value[], b: readonly Value[]): boolean {
  const [setA, setB] = [new Set(a), new Set(b)];
  return setA.size === setB.size && [...setA].every((value) => setB.has(value));
}
