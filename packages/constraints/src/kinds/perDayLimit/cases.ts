import { drawLessons, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { lessons: ['maths1', 'maths2', 'art1'], maxLessons: 1 },
    at: { maths1: [0, 0], maths2: [2, 0], art1: [4, 0] },
  },
  violated: {
    params: { lessons: ['maths1', 'maths2', 'art1'], maxLessons: 1 },
    at: { maths1: [0, 0], maths2: [0, 1], art1: [0, 2] },
    amount: 2,
  },
  draw: (random) => ({ lessons: drawLessons(random), maxLessons: 1 + random.below(2) }),
});
