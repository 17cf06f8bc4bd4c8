import { drawTeacher, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { base: 't4', minLessons: 2 },
    at: { girls1: [0, 0], music1: [1, 0], music2: [1, 2] },
  },
  violated: {
    params: { base: 't4', minLessons: 2 },
    at: { girls1: [0, 0], music1: [1, 0], music2: [2, 2] },
    amount: 2,
  },
  draw: (random) => ({ ...drawTeacher(random), minLessons: 1 + random.below(4) }),
});
