import { drawCells, drawTeacher, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: {
      base: 't1',
      cells: [
        { day: 0, period: 0 },
        { day: 0, period: 1 },
      ],
    },
    at: { maths1: [1, 0], maths3: [0, 2], history1: [0, 0] },
  },
  violated: {
    params: {
      base: 't1',
      cells: [
        { day: 0, period: 0 },
        { day: 0, period: 1 },
      ],
    },
    at: { maths1: [1, 0], maths3: [0, 1] },
    amount: 1,
  },
  draw: (random) => ({ ...drawTeacher(random), cells: drawCells(random) }),
});
