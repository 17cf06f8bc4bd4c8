import { solverFindingSchema } from '@bellgrid/protocol';
import { expect, test } from 'vitest';
import { problemsOf } from './problems-of.ts';

const finding = (kind: string) => solverFindingSchema.parse({ kind, sentence: `${kind} says so` });
const failed = { kind: 'checkFailed', findings: [], overfull: [], overloadedClassrooms: [] } as const;

test('the conflict that explains the problems of a failed check is no further problem', () => {
  const overloaded = finding('overloaded');
  expect(problemsOf(failed, [overloaded, finding('conflict'), finding('conflictLessons')])).toEqual([
    overloaded,
  ]);
});

test('a failed check that has nothing but a conflict counts what takes part in it', () => {
  const all = [finding('conflict'), finding('conflictLessons')];
  expect(problemsOf(failed, all)).toEqual(all);
});
