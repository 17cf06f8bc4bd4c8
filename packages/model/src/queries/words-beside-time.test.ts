import { expect, test } from 'vitest';
import { wordsBesideTime } from './words-beside-time.ts';

test.each([
  ['4ª 11:30 - FP11:45', '4ª'],
  ['2ª 08:15 08:05', '2ª'],
  ['[6]12:25-01:15p', '[6]'],
  ['الفترة الأولى(08:30)', 'الفترة الأولى'],
  ['8.00-8.45 first', 'first'],
  ['8.00-8.45 1st', '1st'],
  ['11:00 -11:35 - Break (Gr 12)', 'Break (Gr 12)'],
  ['15:05 esp', 'esp'],
  ['13:30 Uhr (Mittag)', 'Mittag'],
  ['(8:00-8:45 Assembly)', 'Assembly'],
  ['9:30 am - 10:20 am Homeroom', 'Homeroom'],
  ['8:00 A', 'A'],
  ['8:00 (A) (B)', '(A) (B)'],
])('the words beside the times of %s are %s', (label, words) => {
  expect(wordsBesideTime(label)).toBe(words);
});

test.each([
  '02:05p',
  '>09:50',
  '9:30-10-30',
  '8:00-9',
  '8:00-9 Uhr',
  '8:00 a. m. - 8:45 a. m.',
  '8:00 hs',
  '8:20 hrs',
])('%s is a time without words', (label) => {
  expect(wordsBesideTime(label)).toBe('');
});

test.each(['10:25 Per 5-Morn  || 13:55 Per 5-Aft ', '07:50 Admin-Morn || 11:20 Admin-Aft'])(
  '%s names two periods, and neither of them is said',
  (label) => {
    expect(wordsBesideTime(label)).toBe('');
  },
);

test('a label without a time has no words beside one', () => {
  expect(['Lunch', '4', 'Period 10', ''].map(wordsBesideTime)).toEqual([null, null, null, null]);
});
