import { type Finding, value } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { alikeFindings } from './alike-findings.ts';

const tooMany = (id: string, rule: string): Finding => ({
  code: 'findings.x',
  values: {
    base: value.item('teacher', id),
    count: id.length,
    rules: value.messages([{ code: rule, values: { base: value.item('teacher', id) } }], 'and'),
  },
  about: { teachers: [id] },
});

test('findings that say the same of others are together where they are many, and in their order', () => {
  const days = ['ada', 'ben', 'cleo', 'dan'].map((id) => tooMany(id, 'kinds.teacherMaxDays.rule'));
  const gaps = ['eve', 'fay', 'gus'].map((id) => tooMany(id, 'kinds.maxGapsPerDay.rule'));
  const [first, ...rest] = days;
  if (!first) throw new Error('There is a first one.');
  expect(alikeFindings([first, ...gaps, ...rest])).toEqual([days, ...gaps.map((each) => [each])]);
});
