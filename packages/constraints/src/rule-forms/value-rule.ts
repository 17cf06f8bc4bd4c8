import type { Draft, MessageValue, rules } from '@bellgrid/model';
import type * as z from 'zod';
import { named, periodsValue } from '../amounts/message-values.ts';
import { sideLessons } from '../amounts/sides.ts';
import { unaryMatches } from '../amounts/unary.ts';
import type { Place } from '../compile/problem-builder.ts';
import type { KindRecord, RuleForm } from './define-constraint.ts';

/** A subject's lessons, or one lesson, with period or day indices. */
type ValuesParams = z.infer<typeof rules.onDay.params>;

/** The differences between the rules that compare each lesson's place with chosen periods or days. */
interface ValueRule {
  /** True when a lesson at the place counts 1. */
  isBroken(values: readonly number[], place: Place): boolean;
  /** The names of the periods or days that the rule speaks of. */
  valuesOf(params: ValuesParams, draft: Draft): MessageValue;
}

/**
 * A rule on the places that a subject's lessons, or one lesson, may have: each lesson at a wrong place counts
 * 1.
 */
export function valueRule(
  record: KindRecord<ValuesParams>,
  { isBroken, valuesOf }: ValueRule,
): RuleForm<ValuesParams> {
  return {
    record,
    rule: (params, draft) => ({
      base: named(params.type, params.base),
      values: valuesOf(params, draft),
    }),
    matches: (params, timetable) =>
      unaryMatches(
        timetable,
        sideLessons(timetable.draft, params.type, params.base),
        (placed) => isBroken(params.values, placed),
        `kinds.${record.kind}.violation`,
        { values: valuesOf(params, timetable.draft) },
      ),
    post: ({ type, base, values }, builder) =>
      builder.unary(sideLessons(builder.draft, type, base), (place) => (isBroken(values, place) ? 1 : 0)),
  };
}

/** Periods in the structure of the base. */
export function basePeriods(
  draft: Draft,
  { type, base }: ValuesParams,
  ...periods: readonly number[]
): MessageValue {
  const structure = (type === 'subject' ? draft.subjects[base] : draft.lessons[base])?.structure;
  return periodsValue(structure, ...periods);
}
