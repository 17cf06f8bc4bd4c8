import { drawLessons, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { lessons: ['art1', 'history1', 'maths1'], classrooms: ['r1'] },
    at: { art1: [0, 0, 'r1'], maths1: [0, 1] },
  },
  violated: {
    params: { lessons: ['art1', 'history1', 'maths1'], classrooms: ['r1'] },
    at: { art1: [0, 0, 'r2'], history1: [0, 1, 'r3'], maths1: [0, 2] },
    amount: 2,
  },
  draw: (random) => ({ lessons: drawLessons(random), classrooms: random.some(['r1', 'r2', 'r3']) }),
});
