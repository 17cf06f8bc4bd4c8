import { expect, test } from 'vitest';
import { everyWordOf } from './every-word.ts';

test('a search needs every word, in any order and case', () => {
  expect(everyWordOf('ito MATH')('Mathematics (2) 9A Ms Ito')).toBe(true);
  expect(everyWordOf('ito art')('Mathematics (2) 9A Ms Ito')).toBe(false);
  expect(everyWordOf(' math ')('Mathematics')).toBe(true);
  expect(everyWordOf('')('anything')).toBe(true);
});
