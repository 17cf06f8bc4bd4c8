import { expect, test } from 'vitest';
import { endMinutesOf, minutesOf, timeText } from './time-of-day.ts';

test('reads the time of a field, and nothing else', () => {
  expect(['00:00', '8:05', '23:59'].map(minutesOf)).toEqual([0, 485, 1439]);
  expect(['', '24:00', '8:60', '8', 'noon'].map(minutesOf)).toEqual([null, null, null, null, null]);
});

test('midnight as an end is the end of the day', () => {
  expect(endMinutesOf('00:00')).toBe(1440);
  expect(timeText(1440)).toBe('00:00');
  expect(timeText(485)).toBe('08:05');
});
