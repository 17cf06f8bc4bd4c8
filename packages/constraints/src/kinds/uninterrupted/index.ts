import { type Draft, type Id, rules } from '@bellgrid/model';
import type * as z from 'zod';
import { isInterrupted } from '../../amounts/breaks.ts';
import { named } from '../../amounts/message-values.ts';
import { unaryMatches } from '../../amounts/unary.ts';
import type { Place } from '../../compile/problem-builder.ts';
import { timesOf } from '../../read/structure-times.ts';
import { lessonsOfSubjects } from '../../read/timetable-index.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

type Params = z.infer<typeof rules.uninterrupted.params>;

function createIsWrong({ base, minutes }: Params, draft: Draft) {
  const times = timesOf(draft, draft.subjects[base]?.structure ?? '');
  return (place: Pick<Place, 'start' | 'end'>): boolean =>
    times !== undefined && isInterrupted(times, place, minutes);
}

const lessonsOf = ({ base }: { readonly base: Id }, draft: Draft) => lessonsOfSubjects(draft, [base]);

export const uninterrupted = defineConstraint({
  record: rules.uninterrupted,
  category: 'subject',
  definition: 'Lessons with a break of n minutes or more between two of their periods.',
  beyond: true,
  rule: ({ base, minutes }) => ({ base: named('subject', base), count: minutes }),
  loosen: (params) => ({ ...params, minutes: params.minutes + 5 }),
  matches: (params, timetable) =>
    unaryMatches(
      timetable,
      lessonsOf(params, timetable.draft),
      createIsWrong(params, timetable.draft),
      'kinds.uninterrupted.violation',
      { count: params.minutes },
    ),
  post: (params, builder) => {
    const isWrong = createIsWrong(params, builder.draft);
    builder.unary(lessonsOf(params, builder.draft), (place) => (isWrong(place) ? 1 : 0));
  },
});
