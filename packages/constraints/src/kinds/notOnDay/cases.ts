import { drawValues, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { type: 'subject', base: 'maths', values: [0, 1] },
    at: { maths1: [2, 2], maths3: [3, 3] },
  },
  violated: {
    params: { type: 'subject', base: 'maths', values: [0, 1] },
    at: { maths1: [0, 1], maths3: [1, 1], maths2: [4, 2] },
    amount: 2,
  },
  draw: (random) => drawValues(random, 5),
});
