import type { Draft, rules } from '@bellgrid/model';
import type * as z from 'zod';
import { gapExcuseOf, lunchWindowOf, mealMasks } from '../amounts/lunch.ts';
import type { Values } from '../amounts/message-values.ts';
import { openMasks } from '../amounts/open-periods.ts';
import { personMatches, personValue, type ViewDays } from '../amounts/person.ts';
import { type GapsOfDay, gapCounterOf } from '../engine/day-mask.ts';
import { type PersonProfile, postPersonDays } from '../engine/person-days.ts';
import { provePersonDays } from '../engine/prove-person-days.ts';
import type { Violation } from '../read/violation.ts';
import type { KindRecord, RuleForm } from './define-constraint.ts';

export type GapLimitParams = z.infer<typeof rules.maxGapsPerDay.params>;

/** The differences between the limits on the gaps of a person; unplaced lessons excuse their periods. */
interface GapLimitRule {
  /** Further values that the text of the rule names. */
  ruleValues?(draft: Draft): Values;
  violationsOf(params: GapLimitParams, draft: Draft, days: ViewDays['days']): Violation[];
  /** The limit for the engine. */
  profileOf(maxGaps: number, gapsOfDay: GapsOfDay): PersonProfile;
  /** The limit for the prover. */
  limitOf(maxGaps: number): { readonly perDay: number; readonly inAll: number };
}

/** A limit on the gaps of a teacher or a class, in the view of the person that has the most. */
export function gapLimitRule(
  record: KindRecord<GapLimitParams>,
  { ruleValues, violationsOf, profileOf, limitOf }: GapLimitRule,
): RuleForm<GapLimitParams> {
  const matches: RuleForm<GapLimitParams>['matches'] = (params, timetable) =>
    personMatches(
      timetable,
      params,
      ({ days }) => violationsOf(params, timetable.draft, days),
      gapExcuseOf(timetable.draft, params),
    );
  return {
    record,
    rule: (params, draft) => ({ base: personValue(params), count: params.maxGaps, ...ruleValues?.(draft) }),
    loosen: (params) => ({ ...params, maxGaps: params.maxGaps + 1 }),
    matches,
    post: (params, builder) =>
      postPersonDays(builder, params, {
        profiles: [profileOf(params.maxGaps, gapCounterOf(params))],
        excuse: gapExcuseOf(builder.draft, params),
        matches: (timetable) => matches(params, timetable),
      }),
    prove: (params, builder) => {
      // No gap of a lunch window is counted, which is never more than the rule says.
      const meals = mealMasks(builder.draft, params, lunchWindowOf(builder.draft, params));
      const open = openMasks(builder.draft, params).map((mask, day) => mask & ~(meals[day] ?? 0));
      provePersonDays(builder, params, [{ kind: 'holes', ...limitOf(params.maxGaps), open }]);
    },
  };
}
