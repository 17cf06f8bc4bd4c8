import { type Solution, serializeDraftFile } from '@bellgrid/model';
import { NO_FINDINGS } from '@bellgrid/protocol';
import { describe, expect, test } from 'vitest';
import { draftSession } from '../../../document/draft/draft-session.ts';
import { forgetBroken, setBroken } from '../../../document/pre-check/broken-rules.ts';
import { brokenNews, NONE_BROKEN } from '../../../document/pre-check/read-report.ts';
import { NO_RUN, type RunOutcome } from '../../../document/run/solver-run.ts';
import { saver } from '../../../document/saving/saver.ts';
import { openSchool } from '../../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../../ui/timetable-grid/small-school.ts';
import { checkFailed, finding } from '../testing/outcomes.ts';
import type { Verdict } from './compare-numbers.ts';
import {
  bestAmong,
  concernsDraft,
  isBehind,
  isToCompare,
  isWorthKeeping,
  unkeptSolution,
} from './outcome-facts.ts';

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

const elsewhere = {
  ...placed,
  lessons: { ...placed.lessons, a: { ...a, timeSlot: { day: 1, start: 0, end: 1 } } },
};

describe('a timetable that is nowhere but in an outcome', () => {
  const unkept = (outcome: RunOutcome, draft = bare, acknowledged = false) =>
    unkeptSolution({ ...NO_RUN, outcome, acknowledged }, draft);
  const whole = solution(['a', 'b']);
  const ready: RunOutcome = { kind: 'solution', solution: whole, quality: null, findings: NO_FINDINGS };

  test('is a finished one, until it was taken over or put away', () => {
    expect(unkept(ready)).toBe(whole);
    expect(unkept(ready, elsewhere)).toBe(whole);
    expect(unkept(ready, bare, true)).toBeNull();
    expect(unkeptSolution(NO_RUN, bare)).toBeNull();
  });

  test('is a partial one, where lessons are placed and the draft has not more of them', () => {
    const cancelled = (partial: Solution | null): RunOutcome => ({
      kind: 'cancelled',
      partial,
      quality: null,
      findings: NO_FINDINGS,
    });
    const half = solution(['a'], ['b']);
    expect(unkept(cancelled(half))).toBe(half);
    expect(unkept(cancelled(half), placed)).toBeNull();
    expect(unkept(cancelled(whole), elsewhere)).toBe(whole);
    expect(unkept(cancelled(solution([], ['a', 'b'])))).toBeNull();
    expect(unkept(cancelled(null))).toBeNull();
  });

  test('is one behind the draft, too, where the run took its whole time', () => {
    const partial = solution(['a'], ['b']);
    const late: RunOutcome = {
      ...{ kind: 'error', code: 'TIMEOUT', partial, quality: null },
      findings: NO_FINDINGS,
    };
    expect(unkept(late, placed)).toBe(partial);
    expect(unkept({ ...late, code: 'TERMINATED' }, placed)).toBeNull();
    expect(unkept(late, placed, true)).toBeNull();
  });

  test.each(['full', 'plateau', 'timeLimit', 'stepLimit'] as const)(
    'is one behind the draft of a run that ended by its %s',
    (reason) => {
      const some = solution(['a'], ['b']);
      const outcome: RunOutcome = { kind: 'solution', solution: some, quality: null, findings: NO_FINDINGS };
      expect(unkeptSolution({ ...NO_RUN, reason, outcome }, placed)).toBe(some);
      expect(unkeptSolution({ ...NO_RUN, reason: 'cancelled', outcome }, placed)).toBeNull();
    },
  );

  test('is one behind the draft where this breaks hard rules that it keeps', () => {
    const partial = solution(['a'], ['b']);
    const stopped: RunOutcome = { kind: 'cancelled', partial, quality: null, findings: NO_FINDINGS };
    setBroken(true, brokenNews(NONE_BROKEN, { ...NONE_BROKEN, count: 1 }));
    expect(unkept(stopped, placed)).toBe(partial);
    forgetBroken();
    expect(unkept(stopped, placed)).toBeNull();
  });

  test('is none that is known to be no better, unless it was found in the whole time and leaves out more', () => {
    const run = { ...NO_RUN, outcome: ready };
    const keep = (verdict: Verdict | null) => isWorthKeeping(run, elsewhere, verdict);
    expect([keep('better'), keep('mixed'), keep(null)]).toEqual([true, true, true]);
    expect([keep('same'), keep('worse')]).toEqual([false, false]);
    const partial = solution(['a'], ['b']);
    const stopped: RunOutcome = { kind: 'cancelled', partial, quality: null, findings: NO_FINDINGS };
    const left = { ...NO_RUN, outcome: stopped };
    expect([isWorthKeeping(left, placed, 'mixed'), isWorthKeeping(left, placed, 'worse')]).toEqual([
      true,
      false,
    ]);
    expect(isWorthKeeping({ ...left, reason: 'full' }, placed, 'worse')).toBe(true);
  });

  test('is not the schedule that the draft had when the run began, also after an edit', () => {
    expect(unkept(ready, placed)).toBeNull();
    const run = { ...NO_RUN, outcome: ready, payloadHash: 'own-schedule' };
    openSchool(placed);
    saver.opened({
      ...{ hash: 'own-schedule', versionID: 'v', date: '' },
      text: serializeDraftFile(draftSession.file()),
    });
    expect(unkeptSolution(run, elsewhere)).toBeNull();
    saver.closed();
  });

  test('is not one of another school, nor a mere verdict', () => {
    expect(
      unkept({ kind: 'solution', solution: solution(['z']), quality: null, findings: NO_FINDINGS }),
    ).toBeNull();
    expect(unkept({ kind: 'checkPassed', check: 'timetableExists', findings: NO_FINDINGS })).toBeNull();
  });
});

test('a timetable is behind the draft only when the draft places lessons that it leaves out', () => {
  expect(isBehind(solution(['a'], ['b']), placed)).toBe(true);
  expect(isBehind(solution(['a'], []), placed)).toBe(false);
  expect(isBehind(solution(['a'], ['z']), placed)).toBe(false);
});

describe('an outcome', () => {
  const solved = (...lessons: string[]): RunOutcome => ({
    kind: 'solution',
    quality: null,
    findings: NO_FINDINGS,
    solution: solution(lessons),
  });

  test('concerns the draft while one of its lessons is there', () => {
    expect(concernsDraft(solved('a', 'gone'), bare)).toBe(true);
    expect(concernsDraft(solved('gone'), bare)).toBe(false);
  });

  test('concerns every draft when it names nothing', () => {
    expect(
      concernsDraft({ kind: 'cancelled', partial: null, quality: null, findings: NO_FINDINGS }, bare),
    ).toBe(true);
  });

  test('of another school is not shown', () => {
    const draft = smallSchool({ lessons: [{ id: 'a', teachers: ['Ito'] }] });
    expect(concernsDraft(checkFailed(finding('x', { teachers: ['Ito'] })), draft)).toBe(true);
    expect(concernsDraft(checkFailed(finding('x', { teachers: ['Novak'] })), draft)).toBe(false);
  });
});

const school = smallSchool({
  lessons: [{ id: 'a', teachers: ['Ito'] }, { id: 'b' }, { id: 'c' }, { id: 'd' }],
});
const at = (day: number, start: number) => ({ day, start, end: start + 1 });
const lessons = { ...school.lessons };
for (const [id, timeSlot] of [
  ['a', at(0, 0)],
  ['b', at(0, 1)],
  ['c', at(1, 0)],
  ['d', null],
] as const) {
  const lesson = lessons[id];
  if (lesson) lessons[id] = { ...lesson, timeSlot };
}
const other = { ...school, lessons };
const place = (lesson: string, timeSlot: ReturnType<typeof at>) => ({ lesson, timeSlot, classroom: null });
const moving = {
  ...{ id: 'x', status: 'OPTIMAL' as const, unplaced: [], cost: 0 },
  placements: [place('a', at(0, 0)), place('b', at(2, 1)), place('c', at(1, 2)), place('d', at(3, 3))],
};

test('of a schedule beside one of the draft the lessons count that move, not those that were unplaced', () => {
  expect(bestAmong(school, moving)).toEqual({ moved: null, isSimilar: false, budget: null, isScoped: false });
  expect(bestAmong(other, moving)).toMatchObject({ moved: { lessons: 2 }, isSimilar: false });
  const similar = { ...other, config: { ...other.config, similarSchedule: true } };
  expect(bestAmong(similar, moving)).toMatchObject({ moved: { lessons: 2, counted: 2 }, budget: null });
  const changeBudget = { ...other.config.changeBudget, isEnabled: true };
  const limited = { ...other, config: { ...other.config, changeBudget } };
  expect(bestAmong(limited, moving)).toMatchObject({
    ...{ moved: { lessons: 2 }, isSimilar: false, budget: changeBudget },
  });
});

test('a selection limits it where lessons are left out', () => {
  const selected = { ...other, config: { ...other.config, solveTeachers: ['Ito'] } };
  expect(bestAmong(selected, moving).isScoped).toBe(true);
});

test('locked lessons alone are no schedule to compare with; a draft that was changed since is always compared', () => {
  const locked = { ...bare, lessons: { a: { ...a, timeSlot, locked: true }, b } };
  expect([isToCompare(bare, false), isToCompare(bare, true)]).toEqual([false, true]);
  expect([isToCompare(locked, false), isToCompare(locked, true)]).toEqual([false, true]);
  expect(isToCompare(placed, false)).toBe(true);
});
