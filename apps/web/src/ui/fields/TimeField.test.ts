import { expect, test } from 'vitest';
import { endMinutesOf, minutesOf } from './TimeField.tsx';

test.each([
  ['00:00', 0],
  ['8:05', 485],
  ['805', 485],
  ['0805', 485],
  ['8.05', 485],
  ['8 05', 485],
  ['8h05', 485],
  [' 8 ', 480],
  ['8h', 480],
  ['23:59', 1439],
  ['1:15 pm', 795],
  ['1:15 p.m.', 795],
  ['12:30am', 30],
  ['12 pm', 720],
])('%s is a time of day', (typed, minutes) => {
  expect(minutesOf(typed)).toBe(minutes);
});

test.each(['', '24:00', '8:60', '8:5', '2500', 'noon', '13 pm', '8:05:30', '12345'])(
  '“%s” is none',
  (typed) => {
    expect(minutesOf(typed)).toBeNull();
  },
);

test('midnight as an end is the end of the day', () => {
  expect([endMinutesOf('00:00'), endMinutesOf('24:00'), endMinutesOf('8:05')]).toEqual([1440, 1440, 485]);
});
