import { drawGroup, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { base: 'c3', maxExceptions: 1 },
    at: { drama1: [0, 0], chemistry1: [0, 2], drama2: [1, 1], chemistry2: [2, 0] },
  },
  violated: {
    params: { base: 'c3', maxExceptions: 1 },
    at: { drama1: [0, 1], chemistry1: [1, 1], drama2: [2, 2], chemistry2: [3, 0] },
    amount: 2,
  },
  draw: (random) => ({ ...drawGroup(random), maxExceptions: random.below(3) }),
});
