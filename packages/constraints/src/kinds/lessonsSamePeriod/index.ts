import { idSchema } from '@bellgrid/model';
import * as z from 'zod';
import { named } from '../../amounts/message-values.ts';
import { postSamePeriod, proveSamePeriod, samePeriodMatches } from '../../amounts/same-period.ts';
import { lessonsOfSubjects } from '../../read/timetable-index.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

/** The 'all lessons at the same period' flag of a subject. */
export const lessonsSamePeriod = defineConstraint({
  kind: 'lessonsSamePeriod',
  family: 'subjectField',
  category: 'samePeriod',
  asksFor: 'time',
  params: z.object({ base: idSchema }),
  definition: "The subject's lessons outside their largest group with one start minute of the day.",
  fet: 'Activities same starting hour',
  defaults: () => ({ base: 'subject' }),
  references: ({ base }) => ({ subjects: [base] }),
  rule: ({ base }) => ({ base: named('subject', base) }),
  matches: ({ base }, timetable) => {
    const { draft } = timetable;
    const values = { base: named('subject', base) };
    const message = { code: 'kinds.lessonsSamePeriod.violation', values };
    return samePeriodMatches(timetable, lessonsOfSubjects(draft, [base]), message);
  },
  post: ({ base }, builder) => postSamePeriod(builder, lessonsOfSubjects(builder.draft, [base])),
  prove: ({ base }, builder) => proveSamePeriod(builder, lessonsOfSubjects(builder.draft, [base])),
});
