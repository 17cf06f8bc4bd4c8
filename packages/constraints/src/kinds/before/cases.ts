import { drawTarget, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { type: 'subject', base: 'maths', other: 'art' },
    at: { maths1: [0, 0], art1: [0, 1], maths2: [3, 0], art2: [1, 0] },
  },
  violated: {
    params: { type: 'subject', base: 'maths', other: 'art' },
    at: { maths1: [0, 2], art1: [0, 1], maths2: [0, 0], maths3: [1, 0], art2: [1, 2] },
    amount: 1,
  },
  draw: (random) => drawTarget(random),
});
