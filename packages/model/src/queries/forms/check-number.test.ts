import { expect, test } from 'vitest';
import { checkNumber, type NumberRange } from './check-number.ts';

const days = { least: 1, most: 5 };
const check = (typed: string, range: NumberRange = days) => {
  const { value, issue, nearest } = checkNumber(typed, range);
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

test('two decimal places are taken where the range has them, with a point or a comma', () => {
  const contract = { least: 0, most: 200, hundredths: true } as const;
  expect(['12.5', '12,5', '12,50', '+19,33', '0.1'].map((typed) => check(typed, contract)[0])).toEqual([
    12.5, 12.5, 12.5, 19.33, 0.1,
  ]);
  for (const typed of ['12,345', '1.2.3', '12,5 h', ',', 'many'])
    expect(check(typed, contract)).toEqual([Number.NaN, 'not-in-hundredths', Number.NaN]);
  expect(check('200,5', contract)).toEqual([Number.NaN, 'number-too-large', 200]);
});
