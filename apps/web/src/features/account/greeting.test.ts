import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test('greets by the time of day, with the morning from 4 for those who begin early', () => {
  expect([0, 3, 4, 11, 12, 17, 18, 23].map(greetingAt)).toEqual([
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
