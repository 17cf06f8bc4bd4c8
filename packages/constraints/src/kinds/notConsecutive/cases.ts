import { kindCases, SUBJECTS } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { subjectsA: ['maths'], subjectsB: ['art'], spacing: 1, units: 'period' },
    at: { maths1: [0, 0], art1: [0, 2], maths2: [1, 0] },
  },
  violated: {
    params: { subjectsA: ['maths'], subjectsB: ['art'], spacing: 1, units: 'period' },
    at: { maths1: [0, 0], maths3: [0, 2], art1: [0, 1] },
    amount: 2,
  },
  draw: (random) => ({
    subjectsA: random.some(SUBJECTS.slice(0, 5)),
    subjectsB: random.some(SUBJECTS.slice(5)),
    ...random.pick([
      { spacing: 1, units: 'period' },
      { spacing: 2, units: 'period' },
      { spacing: 15, units: 'minute' },
      { spacing: 65, units: 'minute' },
    ]),
  }),
});
