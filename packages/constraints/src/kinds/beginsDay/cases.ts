import { drawLessons, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { lessons: ['maths1', 'french1'] },
    at: { maths1: [0, 0], maths2: [0, 1], french1: [1, 2], german1: [1, 0] },
  },
  violated: {
    params: { lessons: ['maths1', 'french1'] },
    at: { maths1: [0, 1], french1: [0, 0], german1: [0, 0], maths2: [0, 3], history1: [1, 0] },
    amount: 1,
  },
  draw: (random) => ({ lessons: drawLessons(random) }),
});
