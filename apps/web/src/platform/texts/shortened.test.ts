import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test('a text that is short enough stays as it is', () => {
  expect(shortened('Open 2 periods', 14)).toBe('Open 2 periods');
});

test('a longer one is cut between words, without a trailing conjunction', () => {
  expect(shortened('Open 2 periods of Ada: Monday', 28)).toBe('Open 2 periods of Ada…');
  expect(shortened('Open 2 periods of Ada', 18)).toBe('Open 2 periods of…');
});

test('a long word is cut where it must be, never within a sign of two units', () => {
  expect(shortened('A Donaudampfschifffahrt', 10)).toBe('A Donauda…');
  expect(shortened('😀😀😀😀', 3)).toBe('😀😀…');
});
