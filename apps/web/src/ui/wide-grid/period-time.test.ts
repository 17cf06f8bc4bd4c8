// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hasTime } from './WideHeads.tsx';

// Without a screen each letter is 0.575 of its size wide.
test('the time of a period is on the line of its label or below it, or left out where neither has room', () => {
  const heading = (main: string) => ({ main, start: '11:00', end: '–12:00' });
  expect(hasTime(heading('4ª'), 70, 30)).toBe(true);
  expect(hasTime(heading('Recreo'), 70, 78)).toBe(true);
  expect(hasTime(heading('Recreo'), 70, 30)).toBe(false);
  expect(hasTime({ main: '11:00', start: '', end: '' }, 70, 78)).toBe(false);
});
