import { drawTarget, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { type: 'subject', base: 'maths', other: 'physics' },
    at: { maths1: [0, 0], physics1: [0, 1] },
  },
  violated: {
    params: { type: 'subject', base: 'maths', other: 'physics' },
    at: { maths3: [0, 0], physics1: [3, 1], maths1: [1, 3] },
    amount: 1,
  },
  draw: (random) => drawTarget(random),
});
