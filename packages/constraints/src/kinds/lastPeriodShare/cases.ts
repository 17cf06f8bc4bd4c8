import { kindCases, SUBJECTS } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { base: 'maths', maxShare: 50, minLessons: 3 },
    at: { maths1: [0, 5], maths2: [1, 5], maths3: [2, 0] },
  },
  violated: {
    params: { base: 'maths', maxShare: 25, minLessons: 4 },
    at: { maths1: [0, 5], maths2: [1, 5], maths3: [2, 4] },
    amount: 2,
  },
  draw: (random) => ({
    base: random.pick(SUBJECTS),
    maxShare: 25 * random.below(5),
    minLessons: 1 + random.below(3),
  }),
});
