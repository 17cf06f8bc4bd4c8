import { drawGroup, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { base: 'c3', minPeriods: 2, allowEmptyDays: true },
    at: { drama1: [0, 0], chemistry1: [0, 1], drama2: [1, 0], chemistry2: [1, 2] },
  },
  violated: {
    params: { base: 'c3', minPeriods: 2, allowEmptyDays: true },
    at: { drama1: [0, 0], chemistry1: [1, 1], drama2: [2, 0], chemistry2: [2, 2] },
    amount: 2,
  },
  draw: (random) => ({
    ...drawGroup(random),
    minPeriods: 1 + random.below(3),
    allowEmptyDays: random.next() < 0.5,
  }),
});
