import { expect, test } from 'vitest';
import { countFitting } from './StatusLine.tsx';

const actions = ['View partial schedule', 'Keep improving', 'View Details', 'Open settings'].map((label) => ({
  label,
  act: () => {},
}));

test.each([
  [1100, 40, 4],
  [760, 40, 2],
  [660, 40, 1],
  [1200, 190, 2],
  [1200, 260, 1],
  [600, 190, 3],
  [390, 190, 1],
])(
  'in a line of %i pixels beside a sentence of %i letters %i actions are buttons, so that it is whole or has a row of its own',
  (width, letters, count) => {
    expect(countFitting(actions, width, letters)).toBe(count);
  },
);
