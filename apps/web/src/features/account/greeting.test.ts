import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test('greets by the time of day', () => {
  expect([0, 5, 6, 11, 12, 17, 18, 23].map(greetingAt)).toEqual([
    'evening',
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
