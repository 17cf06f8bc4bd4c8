import { expect, test } from 'vitest';
import { gridMeasures } from './grid-measures.ts';

test('the column of the periods is 70 px wide and the header row 35 px high', () => {
  expect(gridMeasures(false, false, { names: ['9A'], labels: ['Lunch break'] })).toMatchObject({
    periodColumn: 70,
    header: 35,
  });
  expect(gridMeasures(false, true, { names: ['9A'], labels: ['Lunch break'] })).toMatchObject({
    periodColumn: 70,
    header: 35,
  });
});

test('the column of the names has room for the longest word, within limits', () => {
  const width = (name: string) => gridMeasures(false, false, { names: [name], labels: [] }).nameColumn;
  expect([width('9A'), width('Bartholomew Reid'), width('Donaudampfschifffahrt')]).toEqual([84, 125, 152]);
});

test('on a phone the column of the periods has room for the longest word of a label, within limits', () => {
  const width = (label: string) =>
    gridMeasures(true, false, { names: ['9A'], labels: ['1', label] }).periodColumn;
  expect([width('2'), width('Recreo'), width('Mittagspause 2'), width('Nachmittagsbetreuung')]).toEqual([
    56, 64, 96, 96,
  ]);
});
