import { kindCases, SUBJECTS } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { base: 'maths', minutes: 30 },
    at: { maths1: [0, 3], maths2: [1, 4], maths3: [2, 2] },
  },
  violated: {
    params: { base: 'maths', minutes: 30 },
    at: { maths1: [0, 3], maths2: [1, 4], maths3: [2, 3] },
    amount: 1,
  },
  draw: (random) => ({ base: random.pick(SUBJECTS), minutes: random.pick([5, 10, 30, 60, 90]) }),
});
