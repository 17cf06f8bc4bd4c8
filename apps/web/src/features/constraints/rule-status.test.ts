import { expect, test } from 'vitest';
import type { RuleProblem } from '../../document/pre-check/rule-problems.ts';
import { gravest } from './rule-status.ts';

const problem = (key: string, hard: number, cost: number): RuleProblem => ({
  ...{ key, kind: 'lessonSpread', hard, cost },
  ...{ soft: 0, lessons: [], cells: [] },
});

test('a broken hard rule is graver than one of any cost, and a dear one graver than a cheap one', () => {
  expect(gravest([problem('cheap', 0, 2), problem('dear', 0, 500), problem('hard', 1, 0)])?.key).toBe('hard');
  expect(gravest([problem('cheap', 0, 2), problem('dear', 0, 500)])?.key).toBe('dear');
  expect(gravest([])).toBeUndefined();
});
