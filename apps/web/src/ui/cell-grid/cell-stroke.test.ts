import { expect, test } from 'vitest';
import { cellsOfStroke, isInStroke } from './cell-stroke.ts';

test('a stroke covers everything between its ends, whichever way it was drawn', () => {
  const stroke = { from: { day: 3, period: 2 }, to: { day: 2, period: 3 } };
  expect(cellsOfStroke(stroke)).toEqual([
    { day: 2, period: 2 },
    { day: 2, period: 3 },
    { day: 3, period: 2 },
    { day: 3, period: 3 },
  ]);
  expect(cellsOfStroke(stroke).every((cell) => isInStroke(stroke, cell))).toBe(true);
  expect(isInStroke(stroke, { day: 1, period: 2 })).toBe(false);
  expect(isInStroke(stroke, { day: 2, period: 4 })).toBe(false);
});
