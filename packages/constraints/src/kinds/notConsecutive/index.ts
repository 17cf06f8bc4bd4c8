import { blockOf, gap, idSchema, type Lesson, overlaps, type Timetable, unitsSchema } from '@bellgrid/model';
import * as z from 'zod';
import { amountOfTime } from '../../amounts/blocks.ts';
import { pairViolation } from '../../amounts/pairwise.ts';
import { totalAmount } from '../../amounts/person.ts';
import { pairsOf, sameSet, union } from '../../amounts/sides.ts';
import type { Place } from '../../compile/problem-builder.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { maskStructure } from '../../engine/mask-structure.ts';
import { subjectNames } from '../../names/names.ts';
import { lessonsOfSubjects } from '../../timetable-index.ts';
import type { Violation } from '../../violation.ts';

const params = z.object({
  subjectsA: z.array(idSchema).min(1),
  subjectsB: z.array(idSchema).min(1),
  spacing: z.int().min(1),
  units: unitsSchema,
});
type Params = z.infer<typeof params>;

interface Sets {
  readonly a: readonly Lesson[];
  readonly b: readonly Lesson[];
}

function setsOf(
  draft: Timetable['draft'],
  { subjectsA, subjectsB }: Pick<Params, 'subjectsA' | 'subjectsB'>,
): Sets {
  return { a: lessonsOfSubjects(draft, subjectsA), b: lessonsOfSubjects(draft, subjectsB) };
}

function matches(params: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  const why = `there have to be ${amountOfTime(params.spacing, params.units)} between`;
  const violations: Violation[] = [];
  for (const [first, second] of pairsOf(setsOf(draft, params))) {
    const a = timetable.placed.get(first.id);
    const b = timetable.placed.get(second.id);
    if (!a || !b || a.day !== b.day || overlaps(a, b)) continue;
    const between = gap(draft, blockOf(a), blockOf(b), params.units);
    if (between < params.spacing) violations.push(pairViolation(timetable, a, b, 1, why));
  }
  return violations;
}

export const notConsecutive = defineConstraint<Params>({
  kind: 'notConsecutive',
  family: 'workload',
  category: 'workload',
  params,
  definition: 'Pairs on one day with 0 ≤ gap < `spacing`, taken pairwise.',
  fet: 'Min gaps between activities',
  defaults: () => ({ subjectsA: ['subject'], subjectsB: ['other'], spacing: 1, units: 'period' }),
  references: ({ subjectsA, subjectsB }) => ({ subjects: [...subjectsA, ...subjectsB] }),
  duplicates: (a, b) => {
    const same = sameSet(a.subjectsA, b.subjectsA) && sameSet(a.subjectsB, b.subjectsB);
    const crossed = sameSet(a.subjectsA, b.subjectsB) && sameSet(a.subjectsB, b.subjectsA);
    if (!same && !crossed) return 'none';
    return a.spacing === b.spacing && a.units === b.units ? 'exact' : 'similar';
  },
  sentence: ({ subjectsA, subjectsB, spacing, units }, draft) => {
    const names = `${subjectNames(draft, subjectsA)} and ${subjectNames(draft, subjectsB)}`;
    return `${names} are at least ${amountOfTime(spacing, units)} apart when they are on one day`;
  },
  loosen: (params) => {
    const spacing = params.spacing - (params.units === 'period' ? 1 : 15);
    return spacing > 0 ? { ...params, spacing } : null;
  },
  matches,
  post: (params, builder) => {
    const sets = setsOf(builder.draft, params);
    const isOneStructure = maskStructure(builder.draft, union(sets)) !== null;
    if (params.units === 'period' && isOneStructure) {
      builder.pairs('closeInDay', pairsOf(sets), params.spacing);
    } else {
      builder.plainly(union(sets), (timetable) => totalAmount(matches(params, timetable)));
    }
  },
  prove: ({ units, spacing, ...params }, builder) => {
    const { draft } = builder;
    for (const [first, second] of pairsOf(setsOf(draft, params))) {
      const blockOfPlace = (place: Place, { structure }: Lesson) => ({
        ...place,
        structures: [structure],
        placed: [],
      });
      builder.pair(first, second, (a, b) => {
        if (a.day !== b.day || (a.startMinute < b.endMinute && b.startMinute < a.endMinute)) return false;
        return gap(draft, blockOfPlace(a, first), blockOfPlace(b, second), units) < spacing;
      });
    }
  },
});
