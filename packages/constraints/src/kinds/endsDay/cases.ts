import { drawLessons, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { lessons: ['maths1', 'french1'] },
    at: { maths1: [0, 2], maths2: [0, 1], french1: [1, 2], german1: [1, 4] },
  },
  violated: {
    params: { lessons: ['maths1', 'french1'] },
    at: { maths1: [0, 1], french1: [1, 0], german1: [1, 4], maths2: [0, 3], history1: [0, 5] },
    amount: 1,
  },
  draw: (random) => ({ lessons: drawLessons(random) }),
});
