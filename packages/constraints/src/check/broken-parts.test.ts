import { createExampleSchool } from '@bellgrid/model';
import { expect, it } from 'vitest';
import { brokenParts } from './broken-parts.ts';
import { verify } from './verify.ts';

it('counts clashes by place and broken constraints once each, also calendars, which have a record for each cell', () => {
  const draft = createExampleSchool();
  expect(brokenParts(verify(draft))).toEqual({ clashes: 0, rules: 0 });
  const [teacher] = Object.values(draft.teachers);
  const [first, second] = Object.values(draft.lessons).filter(({ teachers }) =>
    teachers.includes(teacher?.id ?? ''),
  );
  if (!teacher || !first || !second) throw new Error('The first teacher has two lessons.');
  draft.constraints = {};
  first.timeSlot = { day: 0, start: 0, end: first.numPeriods };
  expect(brokenParts(verify(draft))).toEqual({ clashes: 0, rules: 0 });
  for (const period of [0, 1])
    draft.constraints[`cell ${period}`] = {
      ...{ id: `cell ${period}`, type: 'teacher' as const, base: teacher.id, structure: first.structure },
      ...{ day: 0, period, level: -1 as const, weight: 100 as const },
    };
  second.timeSlot = { day: 0, start: 1, end: 1 + second.numPeriods };
  expect(brokenParts(verify(draft)).rules).toBe(1);
  second.timeSlot = { day: 0, start: 0, end: second.numPeriods };
  expect(brokenParts(verify(draft)).clashes).toBeGreaterThan(0);
});
