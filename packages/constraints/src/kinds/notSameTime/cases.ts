import { drawTarget, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { type: 'subject', base: 'maths', other: 'physics' },
    at: { maths1: [0, 0], physics1: [0, 1] },
  },
  violated: {
    params: { type: 'subject', base: 'maths', other: 'physics' },
    at: { maths3: [0, 0], physics1: [0, 1], maths1: [1, 0], physics2: [1, 0] },
    amount: 2,
  },
  draw: (random) => drawTarget(random),
});
