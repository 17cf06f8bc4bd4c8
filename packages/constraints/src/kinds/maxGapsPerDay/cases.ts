import { drawPerson, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { type: 'teacherConstraint', base: 't4', maxGaps: 1 },
    at: { girls1: [0, 0], music1: [0, 3], music2: [1, 0] },
  },
  violated: {
    params: { type: 'teacherConstraint', base: 't4', maxGaps: 1 },
    at: { girls1: [0, 0], music1: [0, 5], music2: [1, 0] },
    amount: 2,
  },
  draw: (random) => ({ ...drawPerson(random), maxGaps: random.below(2) }),
});
