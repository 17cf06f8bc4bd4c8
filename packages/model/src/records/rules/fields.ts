import * as z from 'zod';
import { type Id, idSchema } from '../../values/id.ts';
import { MAX_PERIODS } from '../schedule-structure.ts';
import { MAX_DAYS } from '../school-data.ts';

/** The records whose ids a field of a rule can hold. */
export type ItemType = 'teacher' | 'group' | 'classroom' | 'subject' | 'lesson';

/** The days and periods of a draft. (The type of the draft itself rests on these declarations.) */
interface Grid {
  readonly schoolData: {
    readonly days: readonly unknown[];
    readonly structures: Readonly<Record<Id, { readonly periods: readonly unknown[] }>>;
  };
}

/** A bound of a number: fixed, or the days of the cycle or the periods of the longest day. */
export type Bound = number | 'days' | 'periods';

/** The days and periods, by index, that a rule can name. */
export interface KnownTimes {
  day(index: number): boolean;
  period(index: number): boolean;
}

interface FieldOf<Type extends string, Value> {
  readonly type: Type;
  readonly schema: z.ZodType<Value>;
  /** True for fields of the rule's scope: two rules that differ in another one only are similar. */
  readonly isScope: boolean;
  /** The value in a new rule, before the user has chosen anything. */
  initial(draft: Grid): Value;
  /** A usable value instead of a damaged one, where it is safe to tell; undefined otherwise. */
  repair(value: unknown): Value | undefined;
  /** The value without the days and periods that are not known, the same one if it names no other; null for nothing left. */
  within(value: Value, known: KnownTimes): Value | null;
}
/** A field whatever its values are. */
export type AnyField = FieldOf<string, unknown>;

export interface NumberParameter extends FieldOf<'number', number> {
  readonly min: number;
  readonly max: Bound | null;
  readonly unit:
    | 'days'
    | 'periods'
    | 'lessons'
    | 'gaps'
    | 'changes'
    | 'minutes'
    | 'cells'
    | 'percent'
    | 'byUnits';
}
/** The unit, periods or minutes, of the numbers with `byUnits` beside it. */
export interface UnitsField extends FieldOf<'units', Units> {}
export interface ChoiceField<Choice extends string = string> extends FieldOf<'choice', Choice> {
  readonly choices: readonly Choice[];
}
export interface FlagField extends FieldOf<'flag', boolean> {}
export interface ItemField extends FieldOf<'item', Id> {}
/** At least `min` items; with 0 it narrows the rule to these items and is empty for all. */
export interface ItemsField extends FieldOf<'items', Id[]> {
  readonly of: ItemType;
  readonly min: number;
  readonly max: number | null;
}
/** Indices of periods in the structure of the rule's items, or of days. */
export interface IndicesField extends FieldOf<'indices', number[]> {
  readonly of: 'periods' | 'days';
  /** True where a form chooses one index only. */
  readonly isSingle: boolean;
  /** True where each lesson has to fit into neighbouring ones of the periods. */
  readonly holdsLessons: boolean;
}
/** One period; an exclusive end may be one past the last. */
export interface PeriodField extends FieldOf<'period', number> {
  readonly isEnd: boolean;
}
export interface CellsParameter extends FieldOf<'cells', CellRef[]> {}

export type Field =
  | NumberParameter
  | UnitsField
  | ChoiceField
  | FlagField
  | ItemField
  | ItemsField
  | IndicesField
  | PeriodField
  | CellsParameter;
export type Fields = Readonly<Record<string, Field>>;

export const units = ['period', 'minute'] as const;
export const unitsSchema = z.enum(units);
export type Units = z.infer<typeof unitsSchema>;

export const dayIndexSchema = z
  .int()
  .min(0)
  .max(MAX_DAYS - 1);
export const periodIndexSchema = z
  .int()
  .min(0)
  .max(MAX_PERIODS - 1);

/** A (day, period) by index. */
export const cellRefSchema = z.object({ day: dayIndexSchema, period: periodIndexSchema });
export type CellRef = z.infer<typeof cellRefSchema>;

/** The value of a bound in a draft. */
export function boundIn(draft: Grid, bound: Bound): number {
  if (bound === 'days') return Math.max(1, draft.schoolData.days.length);
  if (bound !== 'periods') return bound;
  const counts = Object.values(draft.schoolData.structures).map(({ periods }) => periods.length);
  return Math.max(1, ...counts);
}

/** A value that names no day or period. */
const timeless = <Value>(value: Value): Value => value;

/** A list as it is left: the same one if it lost nothing, null if it lost all. */
const listLeft = <Item>(list: Item[], kept: Item[]): Item[] | null =>
  kept.length === list.length ? list : kept.length === 0 ? null : kept;

/** A whole number typed as text is read; anything else is not safe to guess. */
const wholeNumberOf = (schema: z.ZodType<number>) => (value: unknown) => {
  const isNumeral = typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value);
  return isNumeral ? schema.safeParse(Number(value)).data : undefined;
};

/** A whole number of at least `min`. A `max` that is a number holds for stored rules, too, others for new ones only. */
export function wholeNumber(options: {
  readonly min: number;
  readonly max?: Bound;
  readonly unit: NumberParameter['unit'];
  readonly initial?: Bound;
  /** The value of a stored rule without the field; without it the field is required. */
  readonly missing?: number;
}): NumberParameter {
  const { min, max = null, unit, initial = min, missing } = options;
  const whole = z.int().min(min);
  const limited = typeof max === 'number' ? whole.max(max) : whole;
  const schema = missing === undefined ? limited : limited.default(missing);
  return {
    type: 'number',
    schema,
    isScope: false,
    min,
    max,
    unit,
    initial: (draft) => boundIn(draft, initial),
    repair: wholeNumberOf(schema),
    within: timeless,
  };
}

/** Periods or minutes. Rules that count in periods need items of one structure. */
export function periodsOrMinutes(options?: { readonly missing: Units }): UnitsField {
  const schema = options ? unitsSchema.default(options.missing) : unitsSchema;
  return {
    type: 'units',
    schema,
    isScope: false,
    initial: () => 'period',
    repair: () => undefined,
    within: timeless,
  };
}

export function choice<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  options?: { readonly missing: Choice },
): ChoiceField<Choice> {
  const one = z.enum(choices);
  const schema: z.ZodType = options ? one.default(options.missing as never) : one;
  return {
    type: 'choice',
    schema: schema as z.ZodType<Choice>,
    isScope: false,
    choices,
    initial: () => choices[0],
    repair: () => undefined,
    within: timeless,
  };
}

export function flag(options: { readonly missing: boolean }): FlagField {
  return {
    type: 'flag',
    schema: z.boolean().default(options.missing),
    isScope: false,
    initial: () => options.missing,
    repair: (value) => (value === 'true' ? true : value === 'false' ? false : undefined),
    within: timeless,
  };
}

/** The other item of a rule between two: of the type of its base. */
export function otherItem(): ItemField {
  return {
    type: 'item',
    schema: idSchema,
    isScope: true,
    initial: () => 'other',
    repair: () => undefined,
    within: timeless,
  };
}

/** @param example placeholder ids of a new rule, for items that are not chosen yet. */
export function items(
  of: ItemType,
  options: { readonly min: number; readonly max?: number; readonly example?: readonly Id[] },
): ItemsField {
  const { min, max = null, example = [] } = options;
  const atLeast = z.array(idSchema).min(min);
  const list = max === null ? atLeast : atLeast.max(max);
  const schema = min === 0 ? list.default([]) : list;
  return {
    type: 'items',
    schema,
    isScope: true,
    of,
    min,
    max,
    initial: () => [...example],
    // A narrowing list must not become empty: that would widen the rule.
    repair: (value) => {
      if (!Array.isArray(value)) return undefined;
      const ids = value.filter((each): each is Id => idSchema.safeParse(each).success);
      return ids.length === 0 || max !== null ? undefined : schema.safeParse(ids).data;
    },
    within: timeless,
  };
}

export function indices(
  of: 'periods' | 'days',
  { isSingle = false, holdsLessons = false }: Partial<Pick<IndicesField, 'isSingle' | 'holdsLessons'>> = {},
): IndicesField {
  const schema = z.array(periodIndexSchema).min(1).max(MAX_PERIODS);
  return {
    type: 'indices',
    schema,
    isScope: false,
    of,
    isSingle,
    holdsLessons,
    initial: () => [0],
    repair: () => undefined,
    within: (value, known) => {
      const isKnown = of === 'days' ? known.day : known.period;
      return listLeft(value, value.filter(isKnown));
    },
  };
}

export function period(): PeriodField {
  const schema = periodIndexSchema;
  return {
    type: 'period',
    schema,
    isScope: true,
    isEnd: false,
    initial: () => 0,
    repair: wholeNumberOf(schema),
    within: (value, known) => (known.period(value) ? value : null),
  };
}

/** The period after the last one of a window. The window ends with the last period of it that is known. */
export function periodEnd(): PeriodField {
  const schema = z.int().min(1).max(MAX_PERIODS);
  return {
    ...period(),
    schema,
    isEnd: true,
    initial: () => 1,
    repair: wholeNumberOf(schema),
    within: (value, known) => {
      let end = value;
      while (end > 0 && !known.period(end - 1)) end -= 1;
      return end > 0 ? end : null;
    },
  };
}

export function cells(): CellsParameter {
  return {
    type: 'cells',
    schema: z.array(cellRefSchema),
    isScope: true,
    initial: () => [{ day: 0, period: 0 }],
    repair: () => undefined,
    within: (value, known) =>
      listLeft(
        value,
        value.filter(({ day, period }) => known.day(day) && known.period(period)),
      ),
  };
}

/** A window of periods, by index; the end is exclusive. */
export interface PeriodWindow {
  readonly start: number;
  readonly end: number;
}
