import { drawPerson, kindCases } from '../../testing/kind-cases.ts';
import { withLongDays } from '../../testing/with-long-days.ts';

export const cases = kindCases({
  satisfied: {
    params: { type: 'teacherConstraint', base: 't1', start: 3, end: 5 },
    at: { maths1: [0, 2], maths2: [0, 3], drama1: [0, 6] },
  },
  violated: {
    params: { type: 'teacherConstraint', base: 't1', start: 3, end: 5 },
    at: { maths1: [0, 2], maths3: [0, 3], drama1: [0, 6], french1: [1, 2] },
    amount: 1,
  },
  draw: (random) => {
    const start = 1 + random.below(4);
    return { ...drawPerson(random), start, end: start + 1 + random.below(2) };
  },
  prepare: withLongDays,
});
