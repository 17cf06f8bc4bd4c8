import {
  type CellRef,
  type Constraint,
  type Draft,
  type Field,
  type Id,
  isSame,
  referencesOf,
  ruleOf,
} from '@bellgrid/model';

/** The index of the same day or period elsewhere; null where there is none. */
type Place = (index: number) => number | null;

const plain = (label: string) => label.trim().toLocaleLowerCase();

const dayLabels = ({ schoolData }: Draft): readonly string[] =>
  schoolData.days.map(({ label }) => plain(label));

/** The labels of a structure's periods; one without a label is known by its number. */
const periodLabels = ({ schoolData }: Draft, structure: Id): readonly string[] =>
  (schoolData.structures[structure]?.periods ?? []).map(
    ({ label }, index) => plain(label) || String(index + 1),
  );

/** Matches by the labels: the same label in the same place, else a label that both have once. */
function matchLabels(from: readonly string[], to: readonly string[]): Place {
  const isOnce = (labels: readonly string[], label: string) =>
    labels.indexOf(label) === labels.lastIndexOf(label);
  return (index) => {
    const label = from[index];
    // A window may end after the last period.
    if (label === undefined) return isSame(from, to) ? index : null;
    if (to[index] === label) return index;
    return to.includes(label) && isOnce(from, label) && isOnce(to, label) ? to.indexOf(label) : null;
  };
}

/** Periods that are all called otherwise, and as many, are matched by their order. */
function matchPeriods(from: readonly string[], to: readonly string[]): Place {
  const isRenamed = from.length === to.length && !from.some((label) => to.includes(label));
  return isRenamed ? (index) => index : matchLabels(from, to);
}

/** Puts a constraint that already names the items of `to` on the days and periods there; null where one is missing. */
export type GridMatch = (rule: Constraint, matched: Constraint) => Constraint | null;

/** @param otherOf the structure of `to` for one of `from`. */
export function createGridMatch(from: Draft, to: Draft, otherOf: (structure: Id) => Id | null): GridMatch {
  const day = matchLabels(dayLabels(from), dayLabels(to));
  const known = new Map<string, Place>();
  const between = ([own, other]: StructurePair): Place => {
    const key = `${own} ${other}`;
    const place = known.get(key) ?? matchPeriods(periodLabels(from, own), periodLabels(to, other));
    known.set(key, place);
    return place;
  };
  /** The period of a rule that is read in several structures has to be the same one in each. */
  const periodOf = (pairs: readonly StructurePair[]): Place => {
    return (index) => {
      const having = pairs.filter(([own]) => index < (from.schoolData.structures[own]?.periods.length ?? 0));
      const found = new Set((having.length > 0 ? having : pairs).map((pair) => between(pair)(index)));
      const [only = null] = found;
      return found.size === 1 ? only : null;
    };
  };
  return (rule, matched) => {
    const period = periodOf(structurePairs(from, to, rule, matched, otherOf));
    if ('level' in matched) {
      const [ownDay, ownPeriod] = [day(matched.day), period(matched.period)];
      return ownDay === null || ownPeriod === null ? null : { ...matched, day: ownDay, period: ownPeriod };
    }
    return withPlaces(matched, day, period);
  };
}

type StructurePair = readonly [own: Id, other: Id];

/** The structures in which the periods of a rule are read, with those of the matched one. */
function structurePairs(
  from: Draft,
  to: Draft,
  rule: Constraint,
  matched: Constraint,
  otherOf: (structure: Id) => Id | null,
): readonly StructurePair[] {
  const own = ownStructure(from, rule);
  const other = ownStructure(to, matched);
  if (own !== undefined && other !== undefined) return [[own, other]];
  const all = Object.keys(from.schoolData.structures);
  const pairs = all.flatMap((id): StructurePair[] => {
    const found = otherOf(id);
    return found === null ? [] : [[id, found]];
  });
  if (pairs.length > 0) return pairs;
  return all.flatMap((id) =>
    Object.keys(to.schoolData.structures).map((found): StructurePair => [id, found]),
  );
}

/** The one structure of a calendar's cell, of a class, or of subjects or lessons; undefined for a person's rule. */
function ownStructure(draft: Draft, rule: Constraint): Id | undefined {
  if ('level' in rule) return rule.structure;
  if ('base' in rule && typeof rule.base === 'string' && rule.type === 'groupConstraint')
    return draft.groups[rule.base]?.structure;
  const [subject = ''] = referencesOf(rule, 'subject');
  const [lesson = ''] = referencesOf(rule, 'lesson');
  return (draft.subjects[subject] ?? draft.lessons[lesson])?.structure;
}

/** The rule with the days, periods and cells in its fields replaced; null where one of them has no match. */
function withPlaces(rule: Constraint, day: Place, period: Place): Constraint | null {
  const fields: Record<string, unknown> = { ...rule };
  const declared = Object.entries<Field>(ruleOf(rule)?.fields ?? {});
  for (const [name, field] of declared) {
    if (field.type === 'indices') {
      const places = (fields[name] as readonly number[]).map(field.of === 'days' ? day : period);
      if (places.includes(null)) return null;
      fields[name] = places;
    }
    if (field.type === 'cells') {
      const cells = (fields[name] as readonly CellRef[]).map((cell) => ({
        day: day(cell.day),
        period: period(cell.period),
      }));
      if (cells.some((cell) => cell.day === null || cell.period === null)) return null;
      fields[name] = cells;
    }
  }
  const [start] = declared.find(([, field]) => field.type === 'period' && !field.isEnd) ?? [];
  const [end] = declared.find(([, field]) => field.type === 'period' && field.isEnd) ?? [];
  if (start !== undefined) {
    const first = Number(fields[start]);
    const after = end === undefined ? first + 1 : Number(fields[end]);
    const place = windowPlace(first, after, period);
    if (place === null) return null;
    fields[start] = place;
    if (end !== undefined) fields[end] = place + after - first;
  }
  return fields as unknown as Constraint;
}

/** The first period of a window whose periods follow one another there as well. */
function windowPlace(first: number, after: number, period: Place): number | null {
  const place = period(first);
  if (place === null) return null;
  for (let index = first + 1; index < after; index += 1)
    if (period(index) !== place + index - first) return null;
  return place;
}
