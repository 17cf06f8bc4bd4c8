import { drawCells, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: {
      base: 'r1',
      cells: [
        { day: 0, period: 0 },
        { day: 0, period: 1 },
      ],
    },
    at: { art1: [0, 0, 'r2'], history1: [1, 0, 'r1'] },
  },
  violated: {
    params: {
      base: 'r1',
      cells: [
        { day: 0, period: 0 },
        { day: 0, period: 1 },
      ],
    },
    at: { art1: [0, 0, 'r1'], art2: [1, 0, 'r1'], history2: [0, 1, 'r1'] },
    amount: 2,
  },
  draw: (random) => ({ base: random.pick(['r1', 'r2', 'r3']), cells: drawCells(random) }),
});
