import { solverFindingSchema } from '@bellgrid/protocol';
import { expect, test } from 'vitest';
import { findingsNow } from './findings-now.ts';

const finding = (kind: string, sentence = `${kind} says so`) => solverFindingSchema.parse({ kind, sentence });
const failed = { kind: 'checkFailed', findings: [], overfull: [], overloadedClassrooms: [] } as const;
const before = [
  finding('overloaded'),
  finding('noLegalStart'),
  finding('conflict'),
  finding('conflictLessons'),
];

test('after a change the problems of a failed check are those that the pre-check finds now', () => {
  const fewer = finding('overloaded', 'Ada lacks 2 periods');
  expect(findingsNow(failed, before, [fewer])).toEqual([fewer, before[2], before[3]]);
  expect(findingsNow(failed, before, [])).toEqual([before[2], before[3]]);
});

test('until the pre-check has answered, and of any other outcome, the findings stay', () => {
  expect(findingsNow(failed, before, null)).toBe(before);
  expect(findingsNow({ kind: 'infeasible', findings: [] }, before, [])).toBe(before);
});
