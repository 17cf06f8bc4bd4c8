import { type Draft, type Id, type Lesson, rules, type Timetable } from '@bellgrid/model';
import type * as z from 'zod';
import { dayViolation, loadOf } from '../../amounts/day-load.ts';
import { named } from '../../amounts/message-values.ts';
import { asGroup, lessonsOfPerson, personMatches } from '../../amounts/person.ts';
import type { ProblemBuilder } from '../../compile/problem-builder.ts';
import { loadOfMask } from '../../engine/day-mask.ts';
import { postPersonDays } from '../../engine/person-days.ts';
import { provePersonDays } from '../../engine/prove-person-days.ts';
import { push } from '../../read/draft-index.ts';
import type { Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

type Params = z.infer<typeof rules.subjectPeriodsPerDay.params>;

/** The lessons of a class in subjects of one name, and how many periods of them a day may have. */
interface NamedLessons {
  readonly subject: Id;
  readonly lessons: readonly Lesson[];
  readonly max: number;
}

/** The names of which a class has more periods than a day may have; a single lesson is never too long. */
function namesToLimit({ base, maxPeriods }: Params, draft: Draft): NamedLessons[] {
  const byName = new Map<string, Lesson[]>();
  for (const lesson of lessonsOfPerson(draft, asGroup({ base })))
    push(byName, draft.subjects[lesson.subject]?.name ?? lesson.subject, lesson);
  return [...byName.values()].flatMap((lessons) => {
    const max = Math.max(maxPeriods, ...lessons.map(({ numPeriods }) => numPeriods));
    const periods = lessons.reduce((sum, { numPeriods }) => sum + numPeriods, 0);
    return periods > max ? [{ subject: lessons[0]!.subject, lessons, max }] : [];
  });
}

function matches(params: Params, timetable: Timetable): Violation[] {
  return namesToLimit(params, timetable.draft).flatMap((each) => matchesOfName(params, each, timetable));
}

function matchesOfName({ base }: Params, { subject, lessons, max }: NamedLessons, timetable: Timetable) {
  const own = new Set(lessons);
  const only = (lesson: Lesson) => own.has(lesson);
  return personMatches(
    timetable,
    asGroup({ base }),
    ({ days }) =>
      [...days].flatMap(([day, placed]) => {
        const load = loadOf(placed);
        return dayViolation(placed, day, load - max, (day) => ({
          code: 'kinds.subjectPeriodsPerDay.violation',
          values: { base: named('group', base), subject: named('subject', subject), count: load, day, max },
        }));
      }),
    'none',
    only,
  );
}

function post(params: Params, builder: ProblemBuilder): void {
  for (const each of namesToLimit(params, builder.draft)) {
    const { lessons, max } = each;
    if (builder.isExclusive(params.base)) {
      builder.dayCount(lessons, 'periods', max);
      continue;
    }
    const own = new Set(lessons);
    postPersonDays(builder, asGroup(params), {
      profiles: [{ max: 0, dayAmount: (mask) => Math.max(0, loadOfMask(mask) - max) }],
      excuse: 'none',
      only: (lesson) => own.has(lesson),
      matches: (timetable) => matchesOfName(params, each, timetable),
    });
  }
}

export const subjectPeriodsPerDay = defineConstraint({
  record: rules.subjectPeriodsPerDay,
  category: 'workload',
  definition:
    'For each name of a subject of the class, Σ over days max(0, periods − max(n, periods of its longest lesson)).',
  beyond: true,
  rule: ({ base, maxPeriods }) => ({ base: named('group', base), count: maxPeriods }),
  loosen: (params) => ({ ...params, maxPeriods: params.maxPeriods + 1 }),
  matches,
  post,
  prove: (params, builder) => {
    for (const { lessons, max } of namesToLimit(params, builder.draft)) {
      const own = new Set(lessons);
      provePersonDays(builder, asGroup(params), [{ kind: 'mostLoad', max }], (lesson) => own.has(lesson));
    }
  },
});
