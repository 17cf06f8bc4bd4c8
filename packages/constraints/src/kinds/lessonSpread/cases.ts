import { lessonSpreads } from '@bellgrid/model';
import { kindCases, SUBJECTS } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { base: 'maths', constraint: 'NoMoreThanOnePerDay' },
    at: { maths1: [0, 0], maths2: [1, 0], maths3: [2, 0] },
  },
  violated: {
    params: { base: 'maths', constraint: 'NoMoreThanOnePerDay' },
    at: { maths1: [0, 0], maths2: [0, 1], maths3: [0, 2], maths4: [1, 0] },
    amount: 2,
  },
  draw: (random) => ({ base: random.pick(SUBJECTS), constraint: random.pick(lessonSpreads) }),
});
