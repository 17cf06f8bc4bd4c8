import { expect, test } from 'vitest';
import { gridMeasures } from './grid-measures.ts';

test('the column of the periods is 70 px wide and the header row 35 px high', () => {
  expect(gridMeasures(false, false, ['9A'])).toMatchObject({ periodColumn: 70, header: 35 });
  expect(gridMeasures(false, true, ['9A'])).toMatchObject({ periodColumn: 70, header: 35 });
});

test('the column of the names has room for the longest word, within limits', () => {
  const width = (name: string) => gridMeasures(false, false, [name]).nameColumn;
  expect([width('9A'), width('Bartholomew Reid'), width('Donaudampfschifffahrt')]).toEqual([84, 125, 152]);
});
