import { drawGroup, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { base: 'c1', maxPeriods: 2 },
    at: { french1: [0, 0], german1: [0, 1], maths1: [0, 2] },
  },
  violated: {
    params: { base: 'c1', maxPeriods: 2 },
    at: { boys1: [0, 0], girls1: [0, 0], maths3: [0, 2], maths1: [0, 4] },
    amount: 3,
  },
  draw: (random) => ({ ...drawGroup(random), maxPeriods: 1 + random.below(3) }),
});
