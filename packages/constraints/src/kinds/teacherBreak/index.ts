import {
  type Draft,
  mergeBlocks,
  occupiedPeriods,
  type Placed,
  pause,
  rules,
  type Timetable,
} from '@bellgrid/model';
import type * as z from 'zod';
import { dayViolation, loadOf } from '../../amounts/day-load.ts';
import { named, timeValue } from '../../amounts/message-values.ts';
import { asTeacher, lessonsOfPerson, personMatches, totalAmount } from '../../amounts/person.ts';
import { postLongRuns, proveLongRuns } from '../../engine/post-gaps.ts';
import type { Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

type Params = z.infer<typeof rules.teacherBreak.params>;

/** The runs of one day: occupied periods with pauses below the break's size between them. */
function runsOf(draft: Draft, placed: readonly Placed[], { breakSize, units }: Params): Placed[][] {
  const structures = draft.schoolData.structures;
  const periods = placed.flatMap((each) => occupiedPeriods(each, structures[each.lesson.structure]));
  const runs: Placed[][] = [];
  let previous: ReturnType<typeof mergeBlocks>[number] | undefined;
  for (const block of mergeBlocks(periods)) {
    const run = runs.at(-1);
    if (run && previous && pause(draft, previous, block, units) < breakSize) run.push(...block.placed);
    else runs.push([...block.placed]);
    previous = block;
  }
  return runs;
}

function matches(params: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  const most = params.maxConsecutiveTeachingPeriods;
  return personMatches(timetable, asTeacher(params), ({ days }) =>
    [...days].flatMap(([day, placed]) =>
      runsOf(draft, placed, params).flatMap((run) => {
        const load = loadOf(run);
        return dayViolation(run, day, load - most, (day) => ({
          code: 'kinds.teacherBreak.violation',
          values: {
            base: named('teacher', params.base),
            count: load,
            day,
            breakSize: timeValue(params.breakSize, params.units),
            max: most,
          },
        }));
      }),
    ),
  );
}

export const teacherBreak = defineConstraint({
  record: rules.teacherBreak,
  category: 'workload',
  definition:
    'A run is periods of one day with gaps below `size` between them: Σ over runs max(0, periods − m). Each occupied period counts by itself, so a long pause inside a double lesson is a break.',
  fet: 'Teacher max hours daily continuously',
  rule: ({ base, maxConsecutiveTeachingPeriods, breakSize, units }) => ({
    base: named('teacher', base),
    breakSize: timeValue(breakSize, units),
    count: maxConsecutiveTeachingPeriods,
  }),
  loosen: (params) => ({
    ...params,
    maxConsecutiveTeachingPeriods: params.maxConsecutiveTeachingPeriods + 1,
  }),
  matches,
  post: (params, builder) => {
    const lessons = lessonsOfPerson(builder.draft, asTeacher(params));
    postLongRuns(builder, lessons, {
      most: params.maxConsecutiveTeachingPeriods,
      breakSize: params.breakSize,
      units: params.units,
      plain: (timetable) => totalAmount(matches(params, timetable)),
    });
  },
  prove: (params, builder) =>
    proveLongRuns(builder, lessonsOfPerson(builder.draft, asTeacher(params)), {
      ...params,
      most: params.maxConsecutiveTeachingPeriods,
    }),
});
