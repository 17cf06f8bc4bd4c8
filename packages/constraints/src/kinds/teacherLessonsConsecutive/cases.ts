import { drawTeacher, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { base: 't3', spacing: 0, units: 'period' },
    at: {
      german1: [0, 0],
      german2: [0, 1],
      physics1: [0, 2],
      physics2: [1, 0],
      chemistry1: [2, 0],
      chemistry2: [2, 1],
    },
  },
  violated: {
    params: { base: 't3', spacing: 0, units: 'period' },
    at: {
      german1: [0, 0],
      german2: [0, 2],
      physics1: [0, 4],
      physics2: [1, 0],
      chemistry1: [2, 0],
      chemistry2: [2, 1],
    },
    amount: 2,
  },
  draw: (random) => ({
    ...drawTeacher(random),
    ...random.pick([
      { spacing: 0, units: 'period' },
      { spacing: 1, units: 'period' },
      { spacing: 0, units: 'minute' },
      { spacing: 45, units: 'minute' },
    ]),
  }),
});
