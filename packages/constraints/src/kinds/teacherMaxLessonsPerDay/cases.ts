import { drawTeacher, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { base: 't1', maxLessons: 2 },
    at: { maths1: [0, 0], maths3: [1, 1], drama1: [0, 1] },
  },
  violated: {
    params: { base: 't1', maxLessons: 2 },
    at: { maths1: [0, 0], maths3: [0, 1], drama1: [0, 4], french1: [4, 0] },
    amount: 2,
  },
  draw: (random) => ({ ...drawTeacher(random), maxLessons: 1 + random.below(3) }),
});
