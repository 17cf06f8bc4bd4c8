import { describe, expect, test } from 'vitest';
import { smallSchool } from '../timetable-grid/small-school.ts';
import { concernsDraft } from './concerns-draft.ts';
import type { Outcome } from './solver-run.ts';

const draft = smallSchool({ lessons: [{ id: 'a', teachers: ['Ito'] }] });
const solution = (...lessons: string[]): Outcome => ({
  kind: 'solution',
  findings: [],
  solution: {
    id: 'x',
    status: 'FEASIBLE',
    placements: lessons.map((lesson) => ({
      lesson,
      timeSlot: { day: 0, start: 0, end: 1 },
      classroom: null,
    })),
    unplaced: [],
    cost: 0,
  },
});

describe('an outcome', () => {
  test('concerns the draft while one of its lessons is there', () => {
    expect(concernsDraft(solution('a', 'gone'), draft)).toBe(true);
    expect(concernsDraft(solution('gone'), draft)).toBe(false);
  });

  test('concerns every draft when it names nothing', () => {
    expect(concernsDraft({ kind: 'checkPassed' }, draft)).toBe(true);
    expect(concernsDraft({ kind: 'cancelled', partial: null, findings: [] }, draft)).toBe(true);
  });

  test('of another school is not shown', () => {
    const failed = { kind: 'checkFailed', findings: [], overloadedClassrooms: [] } as const;
    const overfull = (id: string) => [{ type: 'teacher' as const, id, available: 1, scheduled: 2 }];
    expect(concernsDraft({ ...failed, overfull: overfull('Ito') }, draft)).toBe(true);
    expect(concernsDraft({ ...failed, overfull: overfull('Novak') }, draft)).toBe(false);
  });
});
