import {
  type CellRef,
  type Draft,
  type EnteredRule,
  type Field,
  fitUnits,
  type Id,
  type NumberParameter,
  numberRange,
  type RuleRecord,
  type RuleValues,
  type ScheduleStructure,
  structuresOfForm,
} from '@bellgrid/model';
import type { i18n } from 'i18next';
import { type NumberSlot, numberSlots, wordsBeside } from './kind-text.ts';
import type { NamedParts } from './named-in-search.ts';
import type { NamedNumber } from './named-numbers.ts';
import { periodsAt, relationOf } from './named-times.ts';
import { LAST, type Relation, type SearchTerms, type SpokenUnit, searchTerms } from './search-terms.ts';

/** The values of a new rule with those for which a search names enough, by the types and units of its fields. */
export function withNamed(
  texts: i18n,
  draft: Draft,
  rule: RuleRecord,
  { named, ...form }: EnteredRule & { readonly named: NamedParts },
): RuleValues {
  const values: Record<string, unknown> = { ...form.values };
  const set = (name: string, field: Field, value: unknown) => {
    if (value !== undefined && field.schema.safeParse(value).success) values[name] = value;
  };
  for (const [name, field] of Object.entries(rule.fields)) {
    const ids = field.type === 'items' ? itemsOf(draft, field, named) : [];
    if (ids.length > 0) values[name] = ids;
  }
  if (named.items.subject.length > 0)
    for (const [a, b] of rule.disjoint) [values[a], values[b]] = apartByName(draft, named.items.subject);
  const structure = structureOf(draft, rule, { ...form, values });
  const windows = structure ? periodsOf(structure, named) : null;
  for (const [name, field] of Object.entries(rule.fields)) {
    if (field.type === 'indices' && field.of === 'days') {
      if (named.days.length > 0 && !(field.isSingle && named.days.length > 1)) set(name, field, named.days);
    } else if (field.type === 'cells') {
      const cells = structure ? cellsOf(draft, structure, named) : [];
      if (structure && cells.length > 0)
        set(name, field, isOfOthers(rule, named) ? otherCells(draft, structure, cells) : cells);
    } else if (windows) {
      const { before } = wordsBeside(texts, draft, rule, { type: form.ownerType, name });
      set(name, field, periodValue(field, windows, placeOf(rule, before, searchTerms(texts))));
    }
  }
  const slots = numberSlots(texts, draft, rule, form.ownerType);
  for (const [slot, number] of takenNumbers(slots, named)) {
    const value = numberValue(draft, slot.field, number);
    if (value === undefined) continue;
    set(slot.name, slot.field, value);
    if (slot.field.unit === 'byUnits') Object.assign(values, unitsOf(rule, number));
  }
  return fitUnits(draft, rule, { ...form, values });
}

/** The units that a number of a field may be named in. */
const namedUnits: Readonly<Record<NumberParameter['unit'], readonly SpokenUnit[]>> = {
  days: ['days'],
  periods: ['periods', 'lessons'],
  lessons: ['lessons', 'periods'],
  gaps: ['gaps'],
  changes: ['changes'],
  minutes: ['minutes', 'hours'],
  cells: ['periods', 'lessons'],
  percent: ['percent'],
  byUnits: ['periods', 'minutes'],
};

/**
 * The numbers of a rule that a search names: each in its unit, and none as the most where the search says the least. A
 * number without a unit is that of a rule with only one where the search names a bound and no number in the unit.
 */
export function takenNumbers(
  slots: readonly NumberSlot[],
  { numbers }: Pick<NamedParts, 'numbers'>,
): Map<NumberSlot, NamedNumber> {
  const taken = new Map<NumberSlot, NamedNumber>();
  const isFree = (number: NamedNumber) => ![...taken.values()].includes(number);
  for (const slot of slots) {
    const own = namedUnits[slot.field.unit];
    const units: readonly SpokenUnit[] = slot.field.unit === 'days' && slot.hasPart ? [...own, 'parts'] : own;
    const fitting = numbers.filter((each) => isFree(each) && fitsBound(slot, each) && !isOfDay(slot, each));
    const number =
      fitting.find((each) => units.some((unit) => each.units.has(unit))) ??
      fitting.find((each) => slots.length === 1 && each.units.size === 0 && each.bound !== null);
    if (number) taken.set(slot, number);
  }
  return taken;
}

/** A distance or a break is none of each day. */
const isOfDay = ({ field }: NumberSlot, { isPerDay }: NamedNumber): boolean =>
  isPerDay && field.unit === 'byUnits';

const isOfDays = (units: ReadonlySet<SpokenUnit>): boolean => units.has('days') || units.has('parts');

const fitsBound = ({ bound }: NumberSlot, { bound: named, isFree, units }: NamedNumber): boolean => {
  // “At least 2 free days” are at most 3 others.
  if (isFree && isOfDays(units)) return bound === 'most' && named !== 'most';
  return bound === null || named === null || bound === named;
};

/** The value of a number in a field of the draft; undefined where the field does not take it. */
function numberValue(draft: Draft, field: NumberParameter, number: NamedNumber): number | undefined {
  const isHours = field.unit === 'minutes' && !number.units.has('minutes') && number.units.has('hours');
  const isOfFreeDays = number.isFree && isOfDays(number.units);
  const value = isHours
    ? number.value * 60
    : isOfFreeDays
      ? draft.schoolData.days.length - number.value
      : number.value;
  const { least, most = Number.POSITIVE_INFINITY } = numberRange(draft, field);
  return value >= least && value <= most ? value : undefined;
}

function unitsOf({ fields }: RuleRecord, { units }: NamedNumber): Record<string, unknown> {
  const name = Object.keys(fields).find((each) => fields[each]?.type === 'units');
  if (name === undefined || units.size === 0) return {};
  return { [name]: units.has('minutes') ? 'minute' : 'period' };
}

function itemsOf(
  { subjects }: Draft,
  field: Extract<Field, { type: 'items' }>,
  { items }: NamedParts,
): readonly Id[] {
  const ids =
    field.of === 'lesson' ? items.subject.flatMap((id) => subjects[id]?.lessons ?? []) : items[field.of];
  return field.max !== null && ids.length > field.max ? [] : ids;
}

/** The subjects of the first name, and all others. */
function apartByName({ subjects }: Draft, ids: readonly Id[]): readonly [Id[], Id[]] {
  const [first] = ids;
  const name = first === undefined ? '' : subjects[first]?.name;
  const isFirst = (id: Id) => subjects[id]?.name === name;
  return [ids.filter(isFirst), ids.filter((id) => !isFirst(id))];
}

/** The structure that the periods of a rule are of: its own, or that of a school with a single one. */
function structureOf(draft: Draft, rule: RuleRecord, form: EnteredRule): ScheduleStructure | undefined {
  const { structures } = draft.schoolData;
  const own = structuresOfForm(draft, rule, form);
  const ids = own.length > 0 ? own : Object.keys(structures);
  return ids.length === 1 ? structures[ids[0] ?? ''] : undefined;
}

interface Windows {
  readonly count: number;
  readonly relation: Relation | null;
  /** The first and the last period named, and all that the search is about: those before period 3. */
  readonly first: number;
  readonly last: number;
  readonly all: readonly number[];
  /** The part of the day of a rule that limits it: the afternoon in “not in the afternoon”, too. */
  readonly part: readonly number[];
}

/** The periods of a structure that a search is about, by index; null for none. */
function periodsOf(
  structure: ScheduleStructure,
  { periods: { spans, times, relation: spoken } }: NamedParts,
): Windows | null {
  const { periods } = structure;
  const count = periods.length;
  const relation = spans.length > 0 ? spoken : relationOf(times);
  const named =
    spans.length > 0
      ? spans.flatMap((span) => spanIndices(periods, span))
      : times.flatMap((time) => periodsAt(structure, time));
  const [first, last] = [Math.min(...named), Math.max(...named)];
  if (named.length === 0) return null;
  const isIn = {
    before: (at: number) => at < first,
    until: (at: number) => at <= last,
    from: (at: number) => at >= first,
    after: (at: number) => at > last,
  };
  const all = relation === null ? [...new Set(named)] : [...periods.keys()].filter(isIn[relation]);
  const inOrder = all.toSorted((a, b) => a - b);
  const part = spans.length > 0 ? inOrder : named;
  return all.length === 0 ? null : { count, relation, first, last, all: inOrder, part };
}

function spanIndices(
  periods: ScheduleStructure['periods'],
  { from, to }: { from: number; to: number },
): number[] {
  const [start, end] = [indexOf(periods, from), indexOf(periods, to)];
  return start < 0 || end < start ? [] : [...periods.keys()].slice(start, end + 1);
}

/** The period of a number: the one that has it as its label, else the one at that place; -1 for none. */
function indexOf(periods: ScheduleStructure['periods'], number: number): number {
  if (number === LAST) return periods.length - 1;
  const labelled = periods.findIndex(({ label }) => {
    const [own, ...others] = label.match(/\d+/g) ?? [];
    return others.length === 0 && own !== undefined && Number(own) === number;
  });
  if (labelled >= 0) return labelled;
  return number >= 1 && number <= periods.length ? number - 1 : -1;
}

/** The signs of a choice between before and after, by the words of a search. */
const signs = { before: '<', until: '<=', from: '>=', after: '>' } as const;

/** The place of a field of periods in the sentence of its rule. */
interface FieldPlace {
  readonly relation: Relation | null;
  /** The sentence is about all other periods: “never taught at”. */
  readonly isNot: boolean;
  /** A choice says if the rule is before or after its period. */
  readonly hasSign: boolean;
}

function placeOf({ fields }: RuleRecord, words: readonly string[], terms: SearchTerms): FieldPlace {
  return {
    relation: words.flatMap((word) => terms.relations.get(word) ?? [])[0] ?? null,
    isNot: words.some((word) => terms.not.has(word)),
    hasSign: Object.values(fields).some((field) => field.type === 'choice' && field.choices.includes('<')),
  };
}

function periodValue(field: Field, windows: Windows, { isNot, hasSign, relation: own }: FieldPlace): unknown {
  const { relation, first, last, all, part, count } = windows;
  const [start = 0, end = start] = [part[0], part.at(-1)];
  const edge = relation === 'until' || relation === 'after' ? last : first;
  switch (field.type) {
    case 'indices':
      if (field.isSingle) return edgeOf(own, windows);
      return isNot && relation !== null ? [...Array(count).keys()].filter((at) => !all.includes(at)) : all;
    case 'period':
      // A window has an end beside its start; a single period is the one that is named.
      return field.isEnd ? end + 1 : relation !== null && hasSign ? edge : start;
    case 'choice':
      return relation !== null && field.choices.includes(signs[relation]) ? signs[relation] : undefined;
    default:
      return undefined;
  }
}

/** The one period before or after which a rule is; undefined for several, and where the search is about the other side. */
function edgeOf(own: Relation | null, { relation, first, last, all, count }: Windows): number[] | undefined {
  const isBefore = own === 'before';
  if (relation === null) return first === last ? [first] : undefined;
  const edge = isBefore ? (all.at(-1) ?? count) + 1 : (all[0] ?? 0) - 1;
  const isOwnSide = isBefore === (relation === 'before' || relation === 'until');
  return isOwnSide && edge >= 0 && edge < count ? [edge] : undefined;
}

interface OfDays {
  readonly days: readonly number[];
}

/** The periods of the days: those that are named with them, else those named for all, else all. */
function cellsOf({ schoolData }: Draft, structure: ScheduleStructure, named: NamedParts): CellRef[] {
  const { relation } = named.periods;
  const isOf =
    (day: number) =>
    ({ days }: OfDays) =>
      days.length === 0 || days.includes(day);
  const parts: readonly OfDays[] = [...named.periods.spans, ...named.periods.times];
  const isOfAll = parts.some(({ days }) => days.length === 0);
  const days = named.days.length > 0 ? named.days : isOfAll ? [...schoolData.days.keys()] : [];
  return days.flatMap((day) => {
    const spans = named.periods.spans.filter(isOf(day));
    const times = named.periods.times.filter(isOf(day));
    const windows = periodsOf(structure, { ...named, periods: { spans, times, relation } });
    const isWhole = spans.length + times.length === 0;
    const periods = isWhole ? [...structure.periods.keys()] : (windows?.part ?? []);
    return periods.map((period) => ({ day, period }));
  });
}

/** “Not on Friday afternoon” leaves a rule about the only cells of lessons all others. */
const isOfOthers = ({ fields }: RuleRecord, { periods }: NamedParts): boolean =>
  periods.times.some(({ isNegated }) => isNegated) &&
  !Object.values(fields).some(({ type }) => type === 'number');

function otherCells(
  { schoolData }: Draft,
  { periods }: ScheduleStructure,
  cells: readonly CellRef[],
): CellRef[] {
  const isNamed = new Set(cells.map(({ day, period }) => `${day} ${period}`));
  return [...schoolData.days.keys()].flatMap((day) =>
    [...periods.keys()].flatMap((period) => (isNamed.has(`${day} ${period}`) ? [] : { day, period })),
  );
}
