import { expect, test } from 'vitest';
import { examplesOf, templateOf } from './BuilderForm.tsx';

test.each([
  ['1', '1, 2, 3'],
  ['Period 1', 'Period 1, Period 2, Period 3'],
  ['1. Stunde', '1. Stunde, 2. Stunde, 3. Stunde'],
  ['P1', 'P1, P2, P3'],
  ['Block', 'Block 1, Block 2, Block 3'],
  ['Floor 11 h 1', 'Floor 11 h 1, Floor 11 h 2, Floor 11 h 3'],
  ['', '1, 2, 3'],
])('“%s” is continued as %s', (first, expected) => {
  expect(examplesOf(templateOf(first))).toBe(expected);
});
