import { drawTeacher, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { base: 't1', maxConsecutiveTeachingPeriods: 2, breakSize: 60, units: 'minute' },
    at: { maths3: [0, 2], maths1: [0, 4] },
  },
  violated: {
    params: { base: 't1', maxConsecutiveTeachingPeriods: 2, breakSize: 1, units: 'period' },
    at: { maths3: [0, 2], maths1: [0, 4], maths2: [0, 5], drama1: [1, 0] },
    amount: 2,
  },
  draw: (random) => ({
    ...drawTeacher(random),
    maxConsecutiveTeachingPeriods: 1 + random.below(3),
    ...random.pick([
      { breakSize: 1, units: 'period' },
      { breakSize: 2, units: 'period' },
      { breakSize: 20, units: 'minute' },
      { breakSize: 70, units: 'minute' },
    ]),
  }),
});
