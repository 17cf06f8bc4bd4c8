import { expect, it } from 'vitest';
import { changeWords } from './placing-words.ts';

const t = ((key: string, values?: { change: number }) => (values ? `${key} ${values.change}` : key)) as never;
const words = (cost: number, ...amounts: [string, number][]) =>
  changeWords(t, { cost, amounts: new Map(amounts) as never });

it('says by how much gaps and constraints change, and which way it goes where they even out', () => {
  expect(words(3, ['maxGapsPerDay', 1], ['maxDays', 2])).toEqual([
    'schedule.placing.gaps 1',
    'schedule.placing.notMet 2',
  ]);
  expect(words(2, ['maxDays', 1], ['minDays', -1])).toEqual(['placing.worse']);
  expect(words(-2, ['maxDays', 1], ['minDays', -1])).toEqual(['placing.better']);
  expect(words(0)).toEqual([]);
});
