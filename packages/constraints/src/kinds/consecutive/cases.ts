import { kindCases, SUBJECTS } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { subjects: ['maths', 'art'], spacing: 0, units: 'period' },
    at: { maths1: [0, 0], maths2: [0, 1], maths3: [1, 0], maths4: [1, 2], art1: [0, 2], art2: [2, 0] },
  },
  violated: {
    params: { subjects: ['maths', 'art'], spacing: 0, units: 'period' },
    at: { maths1: [0, 0], maths2: [0, 2], maths3: [1, 0], maths4: [1, 5], art1: [0, 3], art2: [2, 0] },
    amount: 2,
  },
  draw: (random) => ({
    subjects: random.some(SUBJECTS),
    ...random.pick([
      { spacing: 0, units: 'period' },
      { spacing: 1, units: 'period' },
      { spacing: 0, units: 'minute' },
      { spacing: 45, units: 'minute' },
    ]),
  }),
});
