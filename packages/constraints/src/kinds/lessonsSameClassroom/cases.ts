import { kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: { params: { base: 'history' }, at: { history1: [0, 0, 'r1'], history2: [1, 0, 'r1'] } },
  violated: {
    params: { base: 'history' },
    at: { history1: [0, 0, 'r1'], history2: [1, 0, 'r2'], history3: [2, 0, 'r3'] },
    amount: 2,
  },
  draw: (random) => ({ base: random.pick(['history', 'art', 'chemistry']) }),
});
