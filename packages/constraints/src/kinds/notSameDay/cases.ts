import { drawTarget, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { type: 'subject', base: 'maths', other: 'art' },
    at: { maths1: [0, 0], art1: [1, 0], maths2: [0, 1] },
  },
  violated: {
    params: { type: 'subject', base: 'maths', other: 'art' },
    at: { maths1: [0, 0], maths2: [0, 1], art1: [0, 2], art2: [1, 0] },
    amount: 2,
  },
  draw: (random) => drawTarget(random),
});
