import { rules } from '@bellgrid/model';
import { kindCases, SUBJECTS } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { subjects: ['maths'], direction: '<', numLessons: 3, periodIndex: 2 },
    at: { maths1: [0, 0], maths2: [1, 1], maths3: [2, 0], maths4: [3, 4] },
  },
  violated: {
    params: { subjects: ['maths'], direction: '<', numLessons: 3, periodIndex: 2 },
    at: { maths1: [0, 0], maths2: [1, 2], maths3: [2, 1], maths4: [3, 4] },
    amount: 2,
  },
  draw: (random) => ({
    subjects: random.some(SUBJECTS),
    direction: random.pick(rules.splitAround.fields.direction.choices),
    numLessons: 1 + random.below(6),
    periodIndex: random.below(5),
  }),
});
