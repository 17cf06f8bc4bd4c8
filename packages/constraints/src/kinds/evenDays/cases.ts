import type { Draft } from '@bellgrid/model';
import { drawGroup, kindCases } from '../../testing/kind-cases.ts';
import { withLongDays } from '../../testing/with-long-days.ts';

/** Leaves two long days, so that c3 has shares of two periods and c2 of four. */
function prepare(draft: Draft): void {
  withLongDays(draft);
  for (const { cells } of Object.values(draft.schoolData.structures))
    for (const cell of cells) if (cell.dayIndex > 1) cell.hasSchool = false;
}

export const cases = kindCases({
  satisfied: {
    params: { base: 'c3', maxShorter: 0 },
    at: { drama1: [0, 0], chemistry1: [0, 1], drama2: [1, 0], chemistry2: [1, 2] },
  },
  violated: {
    params: { base: 'c3', maxShorter: 0 },
    at: { drama1: [0, 0], drama2: [1, 0], chemistry1: [1, 2], chemistry2: [1, 3] },
    amount: 1,
  },
  // The few lessons of c3 are often all placed: unplaced ones excuse what a day lacks.
  draw: (random) => ({
    ...(random.next() < 0.5 ? { base: 'c3' } : drawGroup(random)),
    maxShorter: random.next() < 0.8 ? 0 : 1,
  }),
  prepare,
});
