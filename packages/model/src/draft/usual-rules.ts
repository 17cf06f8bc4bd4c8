import { type ConstraintInput, constraintSchema, type ItemConstraint } from '../records/rules/constraint.ts';
import type { PeriodWindow } from '../records/rules/fields.ts';
import { isScope, type Scope } from '../records/rules/scope.ts';
import type { Id } from '../values/id.ts';
import { type Category, WEIGHT, type Weight } from '../values/weight.ts';
import type { Draft } from './draft.ts';
import { longestStructure } from './longest-structure.ts';

/** The usual rules of schools, in the order in which they are shown. */
export const usualRuleNames = [
  'classGaps',
  'classStart',
  'classDays',
  'teacherGaps',
  'subjectPeriods',
  'longLessons',
  'lastPeriod',
  'teacherPeriods',
  'classLunch',
  'teacherLunch',
] as const;
export type UsualRuleName = (typeof usualRuleNames)[number];

/** The categories of weights that usual rules belong to. */
type UsualCategory = Extract<Category, 'workload' | 'subject'>;

/** The stored form of a usual rule: a rule of a kind for all, with one amount that may be changed. */
interface Declaration {
  readonly type: ItemConstraint['type'];
  readonly constraint: ItemConstraint['constraint'];
  readonly category: UsualCategory;
  /** The field of the kind that holds the amount; null for a rule with a window of periods. */
  readonly amount: string | null;
  readonly proposed: { readonly amount: number; readonly weight: Weight };
  /** Fields beside the amount. */
  readonly fields?: Readonly<Record<string, number>>;
}

/** Lunch rules have a window instead of an amount. */
const NO_AMOUNT = 0;

const declarations = {
  classGaps: {
    type: 'groupConstraint',
    constraint: 'maxGapsPerWeek',
    category: 'workload',
    amount: 'maxGaps',
    proposed: { amount: 0, weight: WEIGHT.FOUR },
  },
  classStart: {
    type: 'groupConstraint',
    constraint: 'startsAtFirstPeriod',
    category: 'workload',
    amount: 'maxExceptions',
    proposed: { amount: 0, weight: WEIGHT.FOUR },
  },
  classDays: {
    type: 'groupConstraint',
    constraint: 'evenDays',
    category: 'workload',
    amount: 'maxShorter',
    proposed: { amount: 0, weight: WEIGHT.ONE },
  },
  teacherGaps: {
    type: 'teacherConstraint',
    constraint: 'maxGapsPerWeek',
    category: 'workload',
    amount: 'maxGaps',
    proposed: { amount: 0, weight: WEIGHT.TWO },
  },
  subjectPeriods: {
    type: 'groupConstraint',
    constraint: 'subjectPeriodsPerDay',
    category: 'workload',
    amount: 'maxPeriods',
    proposed: { amount: 2, weight: WEIGHT.THREE },
  },
  longLessons: {
    type: 'subjectConstraint',
    constraint: 'uninterrupted',
    category: 'subject',
    amount: 'minutes',
    proposed: { amount: 30, weight: WEIGHT.FIVE },
  },
  lastPeriod: {
    type: 'subjectConstraint',
    constraint: 'lastPeriodShare',
    category: 'subject',
    amount: 'maxShare',
    proposed: { amount: 50, weight: WEIGHT.ONE },
    fields: { minLessons: 3 },
  },
  teacherPeriods: {
    type: 'teacherConstraint',
    constraint: 'teacherMaxLessonsPerDay',
    category: 'workload',
    amount: 'maxLessons',
    proposed: { amount: 6, weight: WEIGHT.THREE },
  },
  classLunch: {
    type: 'groupConstraint',
    constraint: 'lunchBreak',
    category: 'workload',
    amount: null,
    proposed: { amount: NO_AMOUNT, weight: WEIGHT.FIVE },
  },
  teacherLunch: {
    type: 'teacherConstraint',
    constraint: 'lunchBreak',
    category: 'workload',
    amount: null,
    proposed: { amount: NO_AMOUNT, weight: WEIGHT.FOUR },
  },
} as const satisfies Record<UsualRuleName, Declaration>;

/** The declaration of a usual rule. */
export function usualRule(name: UsualRuleName): Declaration {
  return declarations[name];
}

/** A usual rule as a school has it. */
export interface UsualRule {
  readonly name: UsualRuleName;
  /** The record of the rule; null for a school that does not have it. */
  readonly rule: ItemConstraint | null;
  readonly isOn: boolean;
  readonly category: UsualCategory;
  readonly weight: Weight;
  /** Null for a rule with a window of periods. */
  readonly amount: number | null;
  /** The field of the record that holds the amount. */
  readonly amountField: string | null;
  /** The window of a lunch rule. */
  readonly window: PeriodWindow | null;
}

/** The usual rules in the school: those that it has, and those that it lacks as they would be proposed. */
export function usualRules(draft: Draft): UsualRule[] {
  const forMany = rulesForMany(draft);
  return usualRuleNames.map((name) => {
    const rule = usualRuleAmong(forMany, name);
    return {
      name,
      rule,
      isOn: rule !== null && rule.weight !== WEIGHT.OFF,
      ...valuesOf(name, rule ?? proposed(draft, name)),
    };
  });
}

function valuesOf(
  name: UsualRuleName,
  rule: ItemConstraint,
): Pick<UsualRule, 'category' | 'weight' | 'amount' | 'amountField' | 'window'> {
  const { amount, category } = usualRule(name);
  const values = rule as unknown as Readonly<Record<string, unknown>>;
  return {
    category,
    weight: rule.weight,
    amount: amount === null ? null : Number(values[amount]),
    amountField: amount,
    window: rule.constraint === 'lunchBreak' ? { start: rule.start, end: rule.end } : null,
  };
}

/** The record of a usual rule: the one that was added as such, or else a rule of the same kind for all. */
export function findUsualRule(draft: Draft, name: UsualRuleName): ItemConstraint | null {
  return usualRuleAmong(rulesForMany(draft), name);
}

type RuleForMany = ItemConstraint & { readonly base: Scope };

function rulesForMany({ constraints }: Draft): RuleForMany[] {
  return Object.values(constraints).filter(
    (each): each is RuleForMany => 'base' in each && isScope(each.base),
  );
}

function usualRuleAmong(rules: readonly RuleForMany[], name: UsualRuleName): ItemConstraint | null {
  const { type, constraint } = usualRule(name);
  const alike = rules.filter((each) => each.type === type && each.constraint === constraint);
  const own = alike.find(({ id }) => id === usualRuleId(name));
  return own ?? alike.find(({ base }) => base.items === 'all') ?? null;
}

export function usualRuleId(name: UsualRuleName): Id {
  return `usual-${name}`;
}

/** A usual rule for all, as it is proposed to the school. */
export function proposed(draft: Draft, name: UsualRuleName): ItemConstraint {
  const { type, constraint, amount, proposed, fields } = usualRule(name);
  const values = amount === null ? proposedLunchWindow(draft) : { [amount]: proposed.amount };
  const base = { items: 'all', except: [] };
  const record = {
    id: usualRuleId(name),
    type,
    constraint,
    base,
    weight: proposed.weight,
    ...fields,
    ...values,
  };
  return constraintSchema.parse(record as unknown as ConstraintInput) as ItemConstraint;
}

/** Lunch is within these minutes of the day, where two periods or more are. */
const NOON = { from: 11 * 60 + 30, to: 13 * 60 + 45 } as const;
/** The window of a school whose periods are not known yet: the fourth and fifth. In a shorter day it is moved into it. */
const USUAL_WINDOW: PeriodWindow = { start: 3, end: 5 };

/** The periods around noon of the longest structure, two or more where it has them: where fewer are within noon, the two that are nearest. */
export function proposedLunchWindow(draft: Draft): PeriodWindow {
  const longest = longestStructure(draft);
  if (!longest || longest.isUninitialized) return USUAL_WINDOW;
  const periods = longest.periods.toSorted((a, b) => a.index - b.index);
  if (periods.length < USUAL_WINDOW.end)
    return { start: Math.max(0, periods.length - 2), end: periods.length };
  if (periods.length === USUAL_WINDOW.end) return USUAL_WINDOW;
  const noon = periods.flatMap(({ periodStart, periodEnd }, index) =>
    periodStart >= NOON.from && periodEnd <= NOON.to ? [index] : [],
  );
  const [first, last] = [noon[0], noon.at(-1)];
  if (first !== undefined && last !== undefined && last > first) return { start: first, end: last + 1 };
  const middle = Math.floor(periods.length / 2);
  const at = (NOON.from + NOON.to) / 2;
  const isAtSchool = (periods[0]?.periodStart ?? 0) <= at && at <= (periods.at(-1)?.periodEnd ?? 0);
  if (!isAtSchool) return { start: middle - 1, end: middle + 1 };
  const distance = (start: number) =>
    Math.abs((periods[start]?.periodStart ?? 0) + (periods[start + 1]?.periodEnd ?? 0) - 2 * at);
  // Lunch has periods before and after it.
  const starts = Array.from({ length: periods.length - 3 }, (_, index) => index + 1);
  const start = starts.reduce((best, each) => (distance(each) < distance(best) ? each : best));
  return { start, end: start + 2 };
}
