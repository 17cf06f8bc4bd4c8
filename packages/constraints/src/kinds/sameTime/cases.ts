import { drawTarget, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { type: 'subject', base: 'french', other: 'german' },
    at: { french1: [0, 0], german1: [0, 0], french2: [2, 1], german2: [2, 1] },
  },
  violated: {
    params: { type: 'subject', base: 'french', other: 'german' },
    at: { french1: [0, 0], german1: [0, 1], french2: [2, 1], german2: [2, 1] },
    amount: 1,
  },
  draw: (random) => drawTarget(random),
});
