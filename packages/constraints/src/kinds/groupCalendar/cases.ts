import { drawCells, drawGroup, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: {
      base: 'c1',
      cells: [
        { day: 0, period: 0 },
        { day: 0, period: 1 },
      ],
    },
    at: { maths1: [0, 2], history1: [0, 0] },
  },
  violated: {
    params: {
      base: 'c1',
      cells: [
        { day: 0, period: 0 },
        { day: 0, period: 1 },
      ],
    },
    at: { french1: [0, 0], german1: [0, 0], maths3: [0, 1] },
    amount: 2,
  },
  draw: (random) => ({ ...drawGroup(random), cells: drawCells(random) }),
});
