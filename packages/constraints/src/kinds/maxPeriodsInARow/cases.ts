import { drawPerson, kindCases, SUBJECTS } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { type: 'teacherConstraint', base: 't1', maxPeriods: 2, subjects: ['maths'] },
    at: { maths3: [0, 0], drama1: [0, 2], maths1: [0, 3] },
  },
  violated: {
    params: { type: 'teacherConstraint', base: 't1', maxPeriods: 2, subjects: ['maths'] },
    at: { maths3: [0, 2], maths1: [0, 4], maths2: [0, 1] },
    amount: 2,
  },
  draw: (random) => ({
    ...drawPerson(random),
    maxPeriods: 1 + random.below(2),
    subjects: random.next() < 0.5 ? [] : random.some(SUBJECTS),
  }),
});
