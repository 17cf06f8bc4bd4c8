import { drawPerson, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { type: 'groupConstraint', base: 'c3', maxGaps: 1 },
    at: { drama1: [0, 0], chemistry1: [0, 2], drama2: [1, 0], chemistry2: [2, 0] },
  },
  violated: {
    params: { type: 'groupConstraint', base: 'c3', maxGaps: 1 },
    at: { drama1: [0, 0], chemistry1: [0, 2], drama2: [1, 0], chemistry2: [1, 4] },
    amount: 2,
  },
  draw: (random) => ({ ...drawPerson(random), maxGaps: random.below(3) }),
});
