import { expect, test } from 'vitest';
import { hasTooltip, tabName } from './ViewTabs.tsx';

test('the name of a custom view is cut after 20 characters', () => {
  expect(tabName('a'.repeat(20))).toBe('a'.repeat(20));
  expect(tabName('a'.repeat(21))).toBe(`${'a'.repeat(20)}…`);
  expect(tabName(`${'🏫'.repeat(20)}🏫`)).toBe(`${'🏫'.repeat(20)}…`);
});

test('one of more than 10 characters is whole in a tooltip', () => {
  expect([hasTooltip('a'.repeat(10)), hasTooltip('a'.repeat(11))]).toEqual([false, true]);
});
