import type { Draft, Timetable } from '@bellgrid/model';
import { mergeBlocks, occupiedPeriods, type Placed, pause, unitsSchema } from '@bellgrid/model';
import * as z from 'zod';
import { amountOfTime } from '../../amounts/blocks.ts';
import { dayViolation, loadOf } from '../../amounts/day-load.ts';
import {
  asTeacher,
  aTeacher,
  lessonsOfPerson,
  personMatches,
  teacherShape,
  totalAmount,
} from '../../amounts/person.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { postLongRuns, proveLongRuns } from '../../engine/post-gaps.ts';
import { counted, teacherName } from '../../names/names.ts';
import type { Violation } from '../../violation.ts';

const params = z.object({
  ...teacherShape,
  maxConsecutiveTeachingPeriods: z.int().min(1),
  breakSize: z.int().min(1),
  units: unitsSchema,
});
type Params = z.infer<typeof params>;

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
        const size = amountOfTime(params.breakSize, params.units);
        return dayViolation(draft, run, day, load - most, (name) => {
          const teacher = teacherName(draft, params.base);
          return `${teacher} teaches ${counted(load, 'period')} on ${name} without a break of ${size}, at most ${most} allowed`;
        });
      }),
    ),
  );
}

export const teacherBreak = defineConstraint<Params>({
  kind: 'teacherBreak',
  family: 'teacher',
  category: 'workload',
  params,
  definition:
    'A run is periods of one day with gaps below `size` between them: Σ over runs max(0, periods − m). Each occupied period counts by itself, so a long pause inside a double lesson is a break.',
  fet: 'Teacher max hours daily continuously',
  defaults: () => ({
    base: aTeacher.base,
    maxConsecutiveTeachingPeriods: 2,
    breakSize: 1,
    units: 'period',
  }),
  references: ({ base }) => ({ teachers: [base] }),
  duplicates: (a, b) => {
    if (a.base !== b.base) return 'none';
    const same = a.maxConsecutiveTeachingPeriods === b.maxConsecutiveTeachingPeriods;
    return same && a.breakSize === b.breakSize && a.units === b.units ? 'exact' : 'similar';
  },
  sentence: ({ base, maxConsecutiveTeachingPeriods: most, breakSize, units }, draft) =>
    `${teacherName(draft, base)} has a break of ${amountOfTime(breakSize, units)} after at most ${counted(most, 'period')}`,
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
