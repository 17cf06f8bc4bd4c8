import { drawTeacher, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: { params: { base: 't1', maxDays: 2 }, at: { maths1: [0, 0], maths2: [0, 1], drama1: [1, 0] } },
  violated: {
    params: { base: 't1', maxDays: 2 },
    at: { maths1: [0, 0], maths2: [2, 1], drama1: [1, 0], french1: [4, 0] },
    amount: 2,
  },
  draw: (random) => ({ ...drawTeacher(random), maxDays: 1 + random.below(3) }),
});
