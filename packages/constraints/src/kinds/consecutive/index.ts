import { idSchema, type Timetable, unitsSchema } from '@bellgrid/model';
import * as z from 'zod';
import { amountOfTime, gapViolations } from '../../amounts/blocks.ts';
import { totalAmount } from '../../amounts/person.ts';
import { sameSet } from '../../amounts/sides.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { postWideGaps, proveWideGaps } from '../../engine/post-gaps.ts';
import { subjectNames } from '../../names/names.ts';
import { byDay, lessonsOfSubjects, standing } from '../../timetable-index.ts';
import { lowered, type Violation } from '../../violation.ts';

const params = z.object({
  subjects: z.array(idSchema).min(1),
  spacing: z.int().min(0),
  units: unitsSchema,
});
type Params = z.infer<typeof params>;

function matches({ subjects, spacing, units }: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  const { placed, unplaced } = standing(timetable, lessonsOfSubjects(draft, subjects));
  const name = `Lessons of ${subjectNames(draft, subjects)} are not consecutive`;
  return lowered(gapViolations(draft, byDay(placed), spacing, units, name), unplaced.length);
}

export const consecutive = defineConstraint<Params>({
  kind: 'consecutive',
  family: 'workload',
  category: 'workload',
  params,
  definition: "Neighbouring blocks of the subjects' lessons of one day with a gap above `spacing`.",
  fet: 'Two activities consecutive',
  defaults: () => ({ subjects: ['subject'], spacing: 0, units: 'period' }),
  references: ({ subjects }) => ({ subjects }),
  duplicates: (a, b) => {
    if (!sameSet(a.subjects, b.subjects)) return 'none';
    return a.spacing === b.spacing && a.units === b.units ? 'exact' : 'similar';
  },
  sentence: ({ subjects, spacing, units }, draft) => {
    const names = `Lessons of ${subjectNames(draft, subjects)} on one day follow one another`;
    return spacing === 0 ? names : `${names} with at most ${amountOfTime(spacing, units)} between`;
  },
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
