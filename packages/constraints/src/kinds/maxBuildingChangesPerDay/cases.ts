import { drawPerson, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { type: 'teacherConstraint', base: 't2', maxChanges: 0 },
    at: { art1: [0, 0, 'r1'], history1: [0, 1, 'r2'] },
  },
  violated: {
    params: { type: 'teacherConstraint', base: 't2', maxChanges: 0 },
    at: { art1: [0, 0, 'r1'], history1: [0, 1, 'r3'], history2: [0, 2, 'r2'] },
    amount: 2,
  },
  draw: (random) => ({ ...drawPerson(random), maxChanges: random.below(2) }),
});
