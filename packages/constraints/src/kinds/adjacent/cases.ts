import { kindCases, LESSONS } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: { params: { lessons: ['maths1', 'physics1'] }, at: { maths1: [0, 4], physics1: [0, 2] } },
  violated: {
    params: { lessons: ['maths1', 'physics1'] },
    at: { maths1: [0, 0], physics1: [0, 2] },
    amount: 1,
  },
  draw: (random) => ({ lessons: random.some(LESSONS, 2).slice(0, 2) }),
});
