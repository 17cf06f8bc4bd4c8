import { drawLessons, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { lessons: ['maths1', 'maths2', 'maths3'], minDays: 2 },
    at: { maths1: [0, 0], maths2: [2, 0], maths3: [4, 0] },
  },
  violated: {
    params: { lessons: ['maths1', 'maths2', 'maths3'], minDays: 2 },
    at: { maths1: [0, 0], maths2: [0, 1], maths3: [1, 0] },
    amount: 4,
  },
  draw: (random) => ({ lessons: drawLessons(random), minDays: 1 + random.below(3) }),
});
