import { kindCases, SUBJECTS } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: { params: { base: 'maths' }, at: { maths1: [0, 1], maths2: [1, 1], maths3: [2, 1] } },
  violated: {
    params: { base: 'maths' },
    at: { maths1: [0, 1], maths2: [1, 1], maths3: [2, 2], maths4: [3, 0] },
    amount: 2,
  },
  draw: (random) => ({ base: random.pick(SUBJECTS) }),
});
