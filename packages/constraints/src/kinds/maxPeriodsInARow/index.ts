import { gap, idSchema, mergeBlocks, type Placed, type Timetable } from '@bellgrid/model';
import * as z from 'zod';
import { dayViolation, loadOf } from '../../amounts/day-load.ts';
import { aTeacher, personMatches, personName, personReferences, personShape } from '../../amounts/person.ts';
import { sameSet } from '../../amounts/sides.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { longRunsOfMask } from '../../engine/day-mask.ts';
import { postPersonDays } from '../../engine/person-days.ts';
import { provePersonDays } from '../../engine/prove-person-days.ts';
import { counted, subjectNames } from '../../names/names.ts';
import type { Violation } from '../../violation.ts';

const params = z.object({
  ...personShape,
  maxPeriods: z.int().min(1),
  /** When not empty, only the lessons of these subjects count. */
  subjects: z.array(idSchema).default([]),
});
type Params = z.infer<typeof params>;

/** Placements that follow one another without a period between. */
function runsOf(draft: Timetable['draft'], placed: readonly Placed[]): Placed[][] {
  const runs: Placed[][] = [];
  let previous: ReturnType<typeof mergeBlocks>[number] | undefined;
  for (const block of mergeBlocks(placed)) {
    const run = runs.at(-1);
    if (run && previous && gap(draft, previous, block, 'period') < 1) run.push(...block.placed);
    else runs.push([...block.placed]);
    previous = block;
  }
  return runs;
}

function matches(params: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  const isCounted = filterOf(params);
  return personMatches(timetable, params, ({ days }) =>
    [...days].flatMap(([day, placed]) =>
      runsOf(
        draft,
        placed.filter((each) => isCounted(each.lesson)),
      ).flatMap((run) => {
        const load = loadOf(run);
        return dayViolation(draft, run, day, load - params.maxPeriods, (name) => {
          return `${personName(draft, params)} has ${counted(load, 'period')} in a row on ${name}, at most ${params.maxPeriods} allowed`;
        });
      }),
    ),
  );
}

const periodsBetween = (first: number, second: number) => second - first - 1;

function filterOf({ subjects }: Params): (lesson: { readonly subject: string }) => boolean {
  const chosen = new Set(subjects);
  return ({ subject }) => chosen.size === 0 || chosen.has(subject);
}

export const maxPeriodsInARow = defineConstraint<Params>({
  kind: 'maxPeriodsInARow',
  family: 'teacherOrGroup',
  category: 'workload',
  params,
  definition:
    'Σ over runs of periods without a period between max(0, periods − n); optionally of some subjects.',
  beyond: true,
  fet: 'Teacher or students max hours continuously (with an activity tag)',
  xhstt: 'LimitBusyTimes',
  defaults: () => ({ ...aTeacher, maxPeriods: 2, subjects: [] }),
  references: (params) => ({ ...personReferences(params), subjects: params.subjects }),
  duplicates: (a, b) => {
    if (a.type !== b.type || a.base !== b.base || !sameSet(a.subjects, b.subjects)) return 'none';
    return a.maxPeriods === b.maxPeriods ? 'exact' : 'similar';
  },
  sentence: (params, draft) => {
    const of = params.subjects.length > 0 ? ` of ${subjectNames(draft, params.subjects)}` : '';
    return `${personName(draft, params)} has at most ${counted(params.maxPeriods, 'period')}${of} in a row`;
  },
  loosen: (params) => ({ ...params, maxPeriods: params.maxPeriods + 1 }),
  matches,
  post: (params, builder) =>
    postPersonDays(builder, params, {
      profiles: [{ max: 0, dayAmount: (mask) => longRunsOfMask(mask, params.maxPeriods, 1, periodsBetween) }],
      excuse: 'none',
      only: filterOf(params),
      matches: (timetable) => matches(params, timetable),
    }),
  prove: (params, builder) => {
    const follows = (_day: number, first: number, second: number) => periodsBetween(first, second) < 1;
    const limit = { kind: 'runs', most: params.maxPeriods, follows } as const;
    provePersonDays(builder, params, [limit], filterOf(params));
  },
});
