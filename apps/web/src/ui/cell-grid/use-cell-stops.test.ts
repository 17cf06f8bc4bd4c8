import { expect, test } from 'vitest';
import { gridMove } from './use-cell-stops.ts';

const size = { days: 5, periods: 3 };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey });

test('arrows move among the cells and onto the headers, and stop at the edge', () => {
  expect(gridMove({ period: 0, day: 0 }, press('ArrowRight'), size, false)).toEqual({ period: 0, day: 1 });
  expect(gridMove({ period: 0, day: 0 }, press('ArrowUp'), size, false)).toEqual({ period: -1, day: 0 });
  expect(gridMove({ period: 0, day: 0 }, press('ArrowLeft'), size, false)).toEqual({ period: 0, day: -1 });
  expect(gridMove({ period: 2, day: 4 }, press('ArrowDown'), size, false)).toBe(null);
  expect(gridMove({ period: 2, day: 4 }, press('ArrowRight'), size, false)).toBe(null);
});

test('the corner has no content', () => {
  expect(gridMove({ period: 0, day: -1 }, press('ArrowUp'), size, false)).toBe(null);
  expect(gridMove({ period: -1, day: 0 }, press('ArrowLeft'), size, false)).toBe(null);
});

test('right and left change places where the text runs from right to left', () => {
  expect(gridMove({ period: 0, day: 1 }, press('ArrowRight'), size, true)).toEqual({ period: 0, day: 0 });
  expect(gridMove({ period: 0, day: 1 }, press('ArrowLeft'), size, true)).toEqual({ period: 0, day: 2 });
});

test('Home and End go to the ends of the row, with Ctrl to those of the grid', () => {
  expect(gridMove({ period: 1, day: 2 }, press('Home'), size, false)).toEqual({ period: 1, day: -1 });
  expect(gridMove({ period: -1, day: 2 }, press('Home'), size, false)).toEqual({ period: -1, day: 0 });
  expect(gridMove({ period: 1, day: 2 }, press('End', true), size, false)).toEqual({ period: 2, day: 4 });
});
