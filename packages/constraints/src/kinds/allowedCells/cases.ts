import { drawCells, drawLessons, kindCases } from '../../testing/kind-cases.ts';

export const cases = kindCases({
  satisfied: {
    params: { lessons: ['maths1', 'maths3'], cells: [{ day: 0, period: 0 }], scope: 'start' },
    at: { maths3: [0, 0] },
  },
  violated: {
    params: { lessons: ['maths1', 'maths3'], cells: [{ day: 0, period: 0 }], scope: 'whole' },
    at: { maths1: [0, 1], maths3: [0, 0] },
    amount: 2,
  },
  draw: (random) => ({
    lessons: drawLessons(random),
    cells: drawCells(random),
    scope: random.pick(['start', 'whole']),
  }),
});
