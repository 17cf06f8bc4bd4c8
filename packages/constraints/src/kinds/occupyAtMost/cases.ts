import { drawCells, drawLessons, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: {
      lessons: ['maths1', 'maths3', 'history1'],
      cells: [
        { day: 0, period: 0 },
        { day: 0, period: 1 },
        { day: 1, period: 0 },
      ],
      max: 1,
    },
    at: { maths1: [0, 0], history1: [0, 0], maths3: [2, 0] },
  },
  violated: {
    params: {
      lessons: ['maths1', 'maths3', 'history1'],
      cells: [
        { day: 0, period: 0 },
        { day: 0, period: 1 },
        { day: 1, period: 0 },
      ],
      max: 1,
    },
    at: { maths3: [0, 0], history1: [1, 0] },
    amount: 2,
  },
  draw: (random) => ({ lessons: drawLessons(random), cells: drawCells(random), max: random.below(3) }),
});
