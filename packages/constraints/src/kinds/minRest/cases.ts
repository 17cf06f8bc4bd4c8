import { drawPerson, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { type: 'teacherConstraint', base: 't1', minutes: 1100 },
    at: { maths1: [0, 4], maths2: [1, 1], drama1: [3, 0] },
  },
  violated: {
    params: { type: 'teacherConstraint', base: 't1', minutes: 1100 },
    at: { maths1: [0, 5], maths2: [1, 0], drama1: [2, 5], french1: [3, 0] },
    amount: 2,
  },
  draw: (random) => ({ ...drawPerson(random), minutes: 1040 + 60 * random.below(5) }),
});
