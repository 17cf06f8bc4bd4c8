import { gap, mergeBlocks, type Placed, rules, type Timetable } from '@bellgrid/model';
import type * as z from 'zod';
import { dayViolation, loadOf } from '../../amounts/day-load.ts';
import { named } from '../../amounts/message-values.ts';
import { personMatches, personValue } from '../../amounts/person.ts';
import { longRunsOfMask } from '../../engine/day-mask.ts';
import { postPersonDays } from '../../engine/person-days.ts';
import { provePersonDays } from '../../engine/prove-person-days.ts';
import type { Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

type Params = z.infer<typeof rules.maxPeriodsInARow.params>;

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
        return dayViolation(run, day, load - params.maxPeriods, (day) => ({
          code: 'kinds.maxPeriodsInARow.violation',
          values: { base: personValue(params), count: load, day, max: params.maxPeriods },
        }));
      }),
    ),
  );
}

const periodsBetween = (first: number, second: number) => second - first - 1;

function filterOf({ subjects }: Params): (lesson: { readonly subject: string }) => boolean {
  const chosen = new Set(subjects);
  return ({ subject }) => chosen.size === 0 || chosen.has(subject);
}

export const maxPeriodsInARow = defineConstraint({
  record: rules.maxPeriodsInARow,
  category: 'workload',
  definition:
    'Σ over runs of periods without a period between max(0, periods − n); optionally of some subjects.',
  beyond: true,
  fet: 'Teacher or students max hours continuously (with an activity tag)',
  xhstt: 'LimitBusyTimes',
  rule: (params) => ({
    base: personValue(params),
    count: params.maxPeriods,
    subjects: named('subject', params.subjects),
  }),
  variant: ({ subjects }) => (subjects.length > 0 ? 'some' : 'all'),
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
