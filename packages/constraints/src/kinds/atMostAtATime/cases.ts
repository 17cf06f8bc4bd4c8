import { drawCells, drawLessons, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: {
      lessons: ['maths1', 'history1', 'drama1'],
      cells: [
        { day: 0, period: 0 },
        { day: 0, period: 1 },
        { day: 1, period: 0 },
      ],
      max: 1,
    },
    at: { maths1: [0, 0], history1: [0, 1], drama1: [3, 3] },
  },
  violated: {
    params: {
      lessons: ['maths1', 'history1', 'drama1'],
      cells: [
        { day: 0, period: 0 },
        { day: 0, period: 1 },
        { day: 1, period: 0 },
      ],
      max: 1,
    },
    at: { maths1: [0, 0], history1: [0, 0], drama1: [0, 0] },
    amount: 2,
  },
  draw: (random) => ({ lessons: drawLessons(random), cells: drawCells(random), max: random.below(2) }),
});
