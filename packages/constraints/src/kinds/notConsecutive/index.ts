import { blockOf, gap, type Lesson, overlaps, rules, type Timetable } from '@bellgrid/model';
import type * as z from 'zod';
import { named, timeValue } from '../../amounts/message-values.ts';
import { pairViolation } from '../../amounts/pairwise.ts';
import { totalAmount } from '../../amounts/person.ts';
import { pairsOf, union } from '../../amounts/sides.ts';
import type { Place } from '../../compile/problem-builder.ts';
import { maskStructure } from '../../engine/mask-structure.ts';
import { lessonsOfSubjects } from '../../read/timetable-index.ts';
import type { Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

type Params = z.infer<typeof rules.notConsecutive.params>;

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
  const values = { spacing: timeValue(params.spacing, params.units) };
  const violations: Violation[] = [];
  for (const [first, second] of pairsOf(setsOf(draft, params))) {
    const a = timetable.placed.get(first.id);
    const b = timetable.placed.get(second.id);
    if (!a || !b || a.day !== b.day || overlaps(a, b)) continue;
    const between = gap(draft, blockOf(a), blockOf(b), params.units);
    if (between < params.spacing)
      violations.push(pairViolation(a, b, 1, 'kinds.notConsecutive.violation', values));
  }
  return violations;
}

export const notConsecutive = defineConstraint({
  record: rules.notConsecutive,
  category: 'workload',
  definition: 'Pairs on one day with 0 ≤ gap < `spacing`, taken pairwise.',
  fet: 'Min gaps between activities',
  rule: ({ subjectsA, subjectsB, spacing, units }) => ({
    subjectsA: named('subject', subjectsA),
    subjectsB: named('subject', subjectsB),
    spacing: timeValue(spacing, units),
  }),
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
