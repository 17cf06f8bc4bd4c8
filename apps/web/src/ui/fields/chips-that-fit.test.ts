import { expect, test } from 'vitest';
import { chipsThatFit } from './chips-that-fit.ts';

const MORE = 30;
const fitting = (chips: number[], available: number, lines = 1) =>
  chipsThatFit(chips, available, lines, MORE);

test('all chips that have room are shown', () => {
  expect(fitting([], 100)).toBe(0);
  expect(fitting([48, 48], 100)).toBe(2);
  expect(fitting([48, 48, 48, 48], 100, 2)).toBe(4);
});

test('where some have none, the chip that counts them has', () => {
  expect(fitting([48, 48, 48], 100)).toBe(1);
  expect(fitting([30, 30, 48], 100)).toBe(2);
  expect(fitting([48, 48, 48, 48, 48], 100, 2)).toBe(3);
});

test('a name that is longer than a line has a line of its own', () => {
  expect(fitting([300, 48], 100)).toBe(1);
  expect(fitting([48, 300, 48], 100, 2)).toBe(1);
  expect(fitting([48, 300, 48], 100, 3)).toBe(3);
});
