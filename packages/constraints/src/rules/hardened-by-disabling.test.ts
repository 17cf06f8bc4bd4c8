import { constraintSchema } from '@bellgrid/model';
import { expect, it } from 'vitest';
import { testSchool } from '../testing/test-school.ts';
import { hardenedByDisabling } from './hardened-by-disabling.ts';

it('finds the soft rules of the category alone (S3.7)', () => {
  const draft = testSchool();
  const onDay = { type: 'lesson', base: 'maths1', constraint: 'on day', values: [0] };
  const stored = [
    { ...onDay, weight: 2 },
    { ...onDay, base: 'maths2', weight: 100 },
    { ...onDay, base: 'maths3', weight: 0 },
    { type: 'teacherConstraint', base: 't1', constraint: 'teacherMaxDays', maxDays: 3, weight: 2 },
    { type: 'teacher', base: 't1', day: 0, period: 0, structure: 's', level: 2 },
  ];
  stored.forEach((record, index) => {
    draft.constraints[`rule${index}`] = constraintSchema.parse({ id: `rule${index}`, ...record });
  });
  Object.assign(draft.teachers.t1 ?? {}, { weight: 3 });
  for (const category of ['subject', 'workload', 'teacherCalendarRed'] as const) {
    draft.constraintGroupWeights[category].enabled = true;
  }
  const recordsOf = (category: 'subject' | 'workload' | 'teacherCalendarRed' | 'lessonSpread') =>
    hardenedByDisabling(draft, category).map((bound) => bound.records);
  expect(recordsOf('subject')).toEqual([['rule0']]);
  expect(recordsOf('workload')).toEqual([['rule3']]);
  expect(recordsOf('teacherCalendarRed')).toEqual([['rule4']]);
  expect(recordsOf('lessonSpread')).toEqual([]);
});
