import { type Constraint, createDraft, type Draft } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { finding } from '../testing/outcomes.ts';
import { ruleBoxes } from './rule-boxes.ts';

const cell = (id: string, base: string) => ({ id, type: 'teacher', base, level: 2 });
const constraints = Object.fromEntries(
  [
    cell('ada1', 'ada'),
    { id: 'old', type: 'subject' },
    cell('ada2', 'ada'),
    { id: 'new', type: 'subject' },
  ].map((each) => [each.id, each as unknown as Constraint]),
);
const draft: Draft = { ...createDraft(), constraints };
const breaks = (words: string, ...ids: string[]) => finding(words, { constraints: ids });

test('the places of one rule are one box, those of a calendar too, and the newest rule comes first', () => {
  const clash = finding('clash');
  const broken = [
    breaks('a', 'ada1'),
    clash,
    breaks('b', 'old'),
    breaks('c', 'ada2'),
    breaks('d', 'old'),
    breaks('e', 'new'),
  ];
  const words = ruleBoxes(draft, broken).map(({ places }) => places.map(({ values }) => values?.words));
  expect(words.map((each) => each.map((text) => (text as { text: string }).text).join(' '))).toEqual([
    'e',
    'a c',
    'b d',
    'clash',
  ]);
});
