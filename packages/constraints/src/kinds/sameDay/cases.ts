import { drawTarget, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { type: 'subject', base: 'art', other: 'physics' },
    at: { art1: [0, 0], art2: [1, 0], physics1: [1, 2], physics2: [0, 2] },
  },
  violated: {
    params: { type: 'subject', base: 'art', other: 'physics' },
    at: { art1: [0, 0], art2: [0, 1], physics1: [1, 2], physics2: [0, 2] },
    amount: 1,
  },
  draw: (random) => drawTarget(random),
});
