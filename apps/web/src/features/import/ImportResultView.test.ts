import { value } from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import { expect, test } from 'vitest';
import { entryName, isRule } from './ImportResultView.tsx';

const texts = createTexts();
const element = (name: string) => ({
  name: { code: 'imports.name', values: { name: value.text(name) } },
  count: 1,
  element: name,
});

test('writes the element of a rule as words', () => {
  const names = ['ConstraintTeacherMaxDaysPerWeek', 'ConstraintActivitiesSameStartingTime'];
  expect(names.map((name) => entryName(texts, element(name)))).toEqual([
    'Teacher max days per week',
    'Activities same starting time',
  ]);
});

test('leaves other names as they are', () => {
  const things = { name: { code: 'imports.fet.things.classes' }, count: 1, element: null };
  expect(entryName(texts, things)).toBe('Students (classes)');
  expect(entryName(texts, element('Constraint'))).toBe('Constraint');
  expect([things, element('Constraint')].map(isRule)).toEqual([false, false]);
});
