import { expect, test } from 'vitest';
import { countFitting } from './StatusLine.tsx';

const actions = ['View partial schedule', 'Keep improving', 'View Details', 'Open settings'].map((label) => ({
  label,
  act: () => {},
}));

test.each([
  [1100, 4],
  [760, 2],
  [660, 1],
  [600, 3],
  [390, 1],
])(
  'in a line of %i pixels %i actions are buttons, so that the sentence keeps its room or has a row of its own',
  (width, count) => {
    expect(countFitting(actions, width)).toBe(count);
  },
);
