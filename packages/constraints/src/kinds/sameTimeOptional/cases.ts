import { drawTarget, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { type: 'subject', base: 'maths', other: 'art' },
    at: { maths1: [0, 0], art1: [0, 0] },
  },
  violated: { params: { type: 'subject', base: 'maths', other: 'art' }, at: {}, amount: 0 },
  draw: (random) => drawTarget(random),
});
