import { rules, type Timetable } from '@bellgrid/model';
import type * as z from 'zod';
import { gapViolations } from '../../amounts/blocks.ts';
import { named, timeValue } from '../../amounts/message-values.ts';
import { totalAmount } from '../../amounts/person.ts';
import { postWideGaps, proveWideGaps } from '../../engine/post-gaps.ts';
import { lessonsOfSubjects, placedAndUnplaced, placedByDay } from '../../read/timetable-index.ts';
import { lowered, type Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

type Params = z.infer<typeof rules.consecutive.params>;

function matches({ subjects, spacing, units }: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  const { placed, unplaced } = placedAndUnplaced(timetable, lessonsOfSubjects(draft, subjects));
  const values = { subjects: named('subject', subjects) };
  const gaps = gapViolations(
    draft,
    placedByDay(placed),
    spacing,
    units,
    'kinds.consecutive.violation',
    values,
  );
  return lowered(gaps, unplaced.length);
}

export const consecutive = defineConstraint({
  record: rules.consecutive,
  category: 'workload',
  definition: "Neighbouring blocks of the subjects' lessons of one day with a gap above `spacing`.",
  fet: 'Two activities consecutive',
  rule: ({ subjects, spacing, units }) => ({
    subjects: named('subject', subjects),
    spacing: timeValue(spacing, units),
  }),
  variant: ({ spacing }) => (spacing === 0 ? 'direct' : 'near'),
  loosen: (params) => ({ ...params, spacing: params.spacing + (params.units === 'period' ? 1 : 15) }),
  matches,
  post: (params, builder) => {
    const lessons = lessonsOfSubjects(builder.draft, params.subjects);
    postWideGaps(builder, lessons, {
      spacing: params.spacing,
      units: params.units,
      isStrict: true,
      plain: (timetable) => totalAmount(matches(params, timetable)),
    });
  },
  prove: (params, builder) =>
    proveWideGaps(builder, lessonsOfSubjects(builder.draft, params.subjects), params),
});
