import type { Rule } from '@bellgrid/solver';
import { timesOf } from '../structure-times.ts';
import type { Numbered } from './finish-problem.ts';
import type { RuleView } from './problem-builder.ts';
import type { RecordedRule } from './recorded-rule.ts';

/** Turns recorded rules into the problem's; those that can never be broken are dropped. */
export function finishRules(numbered: Numbered, recorded: readonly RecordedRule[], dayCount: number): Rule[] {
  return recorded.flatMap((rule) => finishRule(numbered, rule, dayCount) ?? []);
}

function finishRule(
  numbered: Numbered,
  { source, hard, weight, body }: RecordedRule,
  dayCount: number,
): Rule | null {
  const { unitIndex } = numbered;
  const rest = { source, hard, weight };
  const present = (units: readonly number[]) =>
    Int32Array.from(units, (unit) => unitIndex[unit]!).filter((unit) => unit >= 0);
  if (body.kind === 'pair') {
    const pairs = presentPairs(unitIndex, body.pairs);
    if (pairs.length === 0) return null;
    return { ...rest, kind: 'pair', relation: body.relation, n: body.n, pairs, units: distinct(pairs) };
  }
  if (body.kind === 'dayCount') {
    const units = present(body.units);
    const most = units.reduce(
      (sum, unit) => sum + (body.measure === 'units' ? 1 : lengthOf(numbered, unit)),
      0,
    );
    return most <= body.max
      ? null
      : { ...rest, kind: 'dayCount', units, measure: body.measure, max: body.max };
  }
  if (body.kind === 'daysUsed') {
    const units = present(body.units);
    return units.length <= body.max ? null : { ...rest, kind: 'daysUsed', units, max: body.max };
  }
  if (body.kind === 'dayProfile') return { ...rest, ...finishProfile(numbered, body) };
  const view = viewOf(numbered, body.lessons, dayCount);
  const units = distinct(view.units.filter((unit) => unit >= 0));
  if (units.length === 0) return null;
  return { ...rest, kind: 'evaluated', units, readsRooms: body.readsRooms, amount: body.make(view) };
}

/** Lessons that the problem does not hold never stand: what they excuse is constant. */
function finishProfile(
  { plan, unitIndex }: Numbered,
  { lessons, profile }: Extract<RecordedRule['body'], { kind: 'dayProfile' }>,
) {
  const { lowering, max, dayAmount } = profile;
  const units: number[] = [];
  let absent = 0;
  for (const lesson of lessons) {
    const unit = unitIndex[plan.unitOf.get(lesson.id) ?? -1] ?? -1;
    if (unit >= 0) units.push(unit);
    else absent += { none: 0, lessons: 1, periods: lesson.numPeriods }[lowering];
  }
  return {
    kind: 'dayProfile' as const,
    units: Int32Array.from(units),
    max: max + absent,
    lowering: lowering === 'lessons' ? ('units' as const) : lowering,
    isStrict: profile.isStrict ?? false,
    dayAmount,
  };
}

function lengthOf({ units }: Numbered, unit: number): number {
  return units[unit]?.lessons[0]?.numPeriods ?? 0;
}

function distinct(units: Int32Array): Int32Array {
  return Int32Array.from(new Set(units));
}

function presentPairs(unitIndex: Int32Array, pairs: readonly number[]): Int32Array {
  const present: number[] = [];
  for (let i = 0; i < pairs.length; i += 2) {
    const [first, second] = [unitIndex[pairs[i]!]!, unitIndex[pairs[i + 1]!]!];
    if (first >= 0 && second >= 0) present.push(first, second);
  }
  return Int32Array.from(present);
}

function viewOf(numbered: Numbered, lessons: readonly { readonly id: string }[], dayCount: number): RuleView {
  const { plan, unitIndex, needOf, rooms } = numbered;
  return {
    units: Int32Array.from(lessons, ({ id }) => unitIndex[plan.unitOf.get(id) ?? -1] ?? -1),
    needs: Int32Array.from(lessons, ({ id }) => needOf.get(id) ?? -1),
    rooms,
    dayCount,
    atomsPerDay: plan.atoms.perDay,
    atomsOf(structure, period) {
      const times = timesOf(plan.draft, structure);
      return plan.atoms.spanOf(times?.starts[period] ?? 0, times?.ends[period] ?? 0);
    },
  };
}
