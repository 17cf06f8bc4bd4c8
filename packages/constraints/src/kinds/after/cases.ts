import { drawTarget, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { type: 'lesson', base: 'maths1', other: 'art1' },
    at: { maths1: [1, 0], art1: [0, 5] },
  },
  violated: {
    params: { type: 'lesson', base: 'maths1', other: 'art1' },
    at: { maths1: [0, 0], art1: [0, 1] },
    amount: 1,
  },
  draw: (random) => drawTarget(random),
});
