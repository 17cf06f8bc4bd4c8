import { expect, test } from 'vitest';
import { checkWholeNumber } from './check-whole-number.ts';

const days = { least: 1, most: 5 };
const check = (typed: string, range: { least: number; most?: number } = days) => {
  const { value, issue, nearest } = checkWholeNumber(typed, range);
  return [value, issue, nearest];
};

test('a whole number within its range is taken, however it is written', () => {
  for (const typed of ['3', ' 3 ', '+3', '3.0', '3,', '03']) expect(check(typed)).toEqual([3, null, 3]);
  expect(check('-0', { least: 0 })).toEqual([0, null, 0]);
  expect(check('123456', { least: 0 })).toEqual([123456, null, 123456]);
});

test('a number below or above the range is refused and never made to fit', () => {
  expect(check('-3')).toEqual([Number.NaN, 'number-too-small', 1]);
  expect(check('−3')).toEqual([Number.NaN, 'number-too-small', 1]);
  expect(check('0')).toEqual([Number.NaN, 'number-too-small', 1]);
  expect(check('6')).toEqual([Number.NaN, 'number-too-large', 5]);
  expect(check('9'.repeat(400))).toEqual([Number.NaN, 'number-too-large', 5]);
});

test('a text that is not a whole number is refused: its numeric part is not used', () => {
  for (const typed of [
    '',
    ' ',
    '2.5',
    '2,5',
    '1e1',
    '3 4',
    '3x',
    '-',
    '.',
    'three',
    '0x3',
    'NaN',
    'Infinity',
  ]) {
    expect(check(typed)).toEqual([Number.NaN, 'not-a-whole-number', Number.NaN]);
  }
});
