import type { Solution } from '@bellgrid/model';
import { describe, expect, test } from 'vitest';
import { smallSchool } from '../timetable-grid/small-school.ts';
import { isBehind, unkeptSolution } from './found-solution.ts';
import { NO_RUN, type Outcome } from './solver-run.ts';

const timeSlot = { day: 0, start: 0, end: 1 };
const solution = (placed: readonly string[], unplaced: string[] = []): Solution => ({
  id: 'x',
  status: 'FEASIBLE',
  placements: placed.map((lesson) => ({ lesson, timeSlot, classroom: null })),
  unplaced,
  cost: 0,
});
const bare = smallSchool({ lessons: [{ id: 'a' }, { id: 'b' }] });
const [a, b] = [bare.lessons.a, bare.lessons.b];
if (!a || !b) throw new Error('the school has no such lessons');
const placed = { ...bare, lessons: { a: { ...a, timeSlot }, b: { ...b, timeSlot } } };

describe('a timetable that is nowhere but in an outcome', () => {
  const unkept = (outcome: Outcome, draft = bare, acknowledged = false) =>
    unkeptSolution({ ...NO_RUN, outcome, acknowledged }, draft);
  const whole = solution(['a', 'b']);
  const ready: Outcome = { kind: 'solution', solution: whole, findings: [] };

  test('is a finished one, until it was taken over or put away', () => {
    expect(unkept(ready)).toBe(whole);
    expect(unkept(ready, placed)).toBe(whole);
    expect(unkept(ready, bare, true)).toBeNull();
    expect(unkeptSolution(NO_RUN, bare)).toBeNull();
  });

  test('is a partial one, where lessons are placed and the draft has not more of them', () => {
    const cancelled = (partial: Solution | null): Outcome => ({ kind: 'cancelled', partial, findings: [] });
    const half = solution(['a'], ['b']);
    expect(unkept(cancelled(half))).toBe(half);
    expect(unkept(cancelled(half), placed)).toBeNull();
    expect(unkept(cancelled(whole), placed)).toBe(whole);
    expect(unkept(cancelled(solution([], ['a', 'b'])))).toBeNull();
    expect(unkept(cancelled(null))).toBeNull();
  });

  test('is not one of another school, nor a mere verdict', () => {
    expect(unkept({ kind: 'solution', solution: solution(['z']), findings: [] })).toBeNull();
    expect(unkept({ kind: 'checkPassed' })).toBeNull();
  });
});

test('a timetable is behind the draft only where lessons of its own stand there that it leaves out', () => {
  expect(isBehind(solution(['a'], ['b']), placed)).toBe(true);
  expect(isBehind(solution(['a'], []), placed)).toBe(false);
  expect(isBehind(solution(['a'], ['z']), placed)).toBe(false);
});
