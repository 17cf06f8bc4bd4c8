import { drawValues, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { type: 'subject', base: 'maths', values: [3, 2] },
    at: { maths1: [0, 1], maths3: [1, 0] },
  },
  violated: {
    params: { type: 'subject', base: 'maths', values: [3, 2] },
    at: { maths1: [0, 2], maths3: [1, 1], maths2: [2, 0] },
    amount: 2,
  },
  draw: (random) => drawValues(random, 6),
});
