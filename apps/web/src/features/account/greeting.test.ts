import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test('greets by the time of day, with the evening from 18 to 6', () => {
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
