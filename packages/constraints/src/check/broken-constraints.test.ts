import { expect, test } from 'vitest';
import { brokenConstraints } from './broken-constraints.ts';
import type { Match } from './verify.ts';

const match = (...constraints: string[]): Match => ({
  ...{ kind: 'teacherMaxDays', hard: true, weight: Number.POSITIVE_INFINITY, amount: 1 },
  ...{ constraints, references: {}, lessons: [], cells: [], message: { code: 'kinds.unknown' } },
});

test('violations beyond a hundred are summed up for each listed rule, and the others together', () => {
  const matches = [
    ...Array.from({ length: 60 }, () => match('days')),
    ...Array.from({ length: 41 }, () => match('calendar', 'cell')),
    ...[match('days'), match('late'), match(), { ...match('days'), hard: false }],
  ];
  const found = brokenConstraints(matches);
  expect(found).toHaveLength(103);
  expect(found.slice(100).map(({ values, about }) => [values?.count, about.constraints])).toEqual([
    [1, ['calendar']],
    [1, ['days']],
    [2, undefined],
  ]);
});
