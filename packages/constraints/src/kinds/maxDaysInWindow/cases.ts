import { drawPerson, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { type: 'teacherConstraint', base: 't1', start: 3, end: 6, maxDays: 1 },
    at: { maths1: [0, 3], drama1: [0, 5], maths2: [1, 2] },
  },
  violated: {
    params: { type: 'teacherConstraint', base: 't1', start: 3, end: 6, maxDays: 1 },
    at: { maths1: [0, 3], drama1: [1, 5], maths3: [2, 2] },
    amount: 2,
  },
  draw: (random) => {
    const start = random.below(4);
    return { ...drawPerson(random), start, end: start + 1 + random.below(2), maxDays: random.below(3) };
  },
});
