import { constraintSchema } from '@bellgrid/model';
import { expect, it } from 'vitest';
import { testSchool } from '../testing/test-school.ts';
import { knownRules } from './known-rules.ts';
import { splitPresent } from './split-present.ts';

it('skips and counts constraints that the draft or the list itself has already', () => {
  const draft = testSchool();
  const maxDays = (id: string, base: string, days: number) =>
    constraintSchema.parse({
      id,
      type: 'teacherConstraint',
      base,
      constraint: 'teacherMaxDays',
      maxDays: days,
    });
  draft.constraints.stored = maxDays('stored', 't1', 3);
  const wanted = [maxDays('a', 't1', 3), maxDays('b', 't1', 4), maxDays('c', 't2', 3), maxDays('d', 't2', 3)];
  const { added, present } = splitPresent(knownRules(draft.constraints), wanted);
  expect([added.map(({ id }) => id), present]).toEqual([['b', 'c'], 2]);
});
