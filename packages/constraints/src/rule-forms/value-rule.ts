import { type Draft, MAX_PERIODS } from '@bellgrid/model';
import * as z from 'zod';
import { sameSet, sideLessons, sideShape } from '../amounts/sides.ts';
import { unaryMatches } from '../amounts/unary.ts';
import type { Place } from '../compile/problem-builder.ts';
import type { RuleForm } from '../define-constraint.ts';
import { periodNames, sideName } from '../names/names.ts';

/** A subject's lessons, or one lesson, with period or day indices. */
const valuesParams = z.object({
  ...sideShape,
  values: z
    .array(
      z
        .int()
        .min(0)
        .max(MAX_PERIODS - 1),
    )
    .min(1)
    .max(MAX_PERIODS),
});
type ValuesParams = z.infer<typeof valuesParams>;

/** What tells the rules apart that compare each lesson's place with chosen periods or days. */
interface ValueRule {
  /** Whether a lesson at the place counts 1. */
  isBroken(values: readonly number[], place: Place): boolean;
  /** The names of the periods or days that the rule speaks of. */
  named(draft: Draft, params: ValuesParams): string;
  /** "{lessons} {says} {named}" is the rule. */
  readonly says: string;
  /** "but {but} {named}" ends the sentence about a lesson that breaks it. */
  readonly but: string;
}

/** A rule of where a subject's lessons, or one lesson, may stand: each lesson at a wrong place counts 1. */
export function valueRule({ isBroken, named, says, but }: ValueRule): RuleForm<ValuesParams> {
  return {
    params: valuesParams,
    defaults: () => ({ type: 'subject', base: 'subject', values: [0] }),
    references: ({ type, base }) => (type === 'subject' ? { subjects: [base] } : { lessons: [base] }),
    duplicates: (a, b) => {
      if (a.type !== b.type || a.base !== b.base) return 'none';
      return sameSet(a.values, b.values) ? 'exact' : 'similar';
    },
    sentence: (params, draft) =>
      `${sideName(draft, params.type, params.base)} ${says} ${named(draft, params)}`,
    matches: (params, timetable) =>
      unaryMatches(
        timetable,
        sideLessons(timetable.draft, params.type, params.base),
        (placed) => isBroken(params.values, placed),
        `but ${but} ${named(timetable.draft, params)}`,
      ),
    post: ({ type, base, values }, builder) =>
      builder.unary(sideLessons(builder.draft, type, base), (place) => (isBroken(values, place) ? 1 : 0)),
  };
}

/** The periods' names in the structure of the base. */
export function basePeriods(draft: Draft, { type, base }: ValuesParams, periods: readonly number[]): string {
  const structure = (type === 'subject' ? draft.subjects[base] : draft.lessons[base])?.structure;
  return periodNames(draft, structure, periods);
}
