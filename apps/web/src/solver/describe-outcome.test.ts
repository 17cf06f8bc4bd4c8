import { type SolverFinding, solverFindingSchema } from '@bellgrid/protocol';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { en } from '../texts/en/index.ts';
import { startTexts } from '../texts/i18n.ts';
import { smallSchool } from '../timetable-grid/small-school.ts';
import { describeOutcome } from './describe-outcome.ts';
import { outcomeFindings } from './outcome-findings.ts';
import { NO_RUN, type Outcome } from './solver-run.ts';

beforeAll(() => {
  startTexts();
});

const placement = (lesson: string) => ({ lesson, timeSlot: { day: 0, start: 0, end: 1 }, classroom: null });
const solution = {
  id: 'x',
  status: 'FEASIBLE' as const,
  placements: [placement('a'), placement('b')],
  unplaced: [],
  cost: 0,
};
const words = (outcome: Outcome, findings = 0, jobType: 'check' | 'solve' = 'solve') =>
  describeOutcome({ ...NO_RUN, jobType }, outcome, { findings, isDraftNewer: false, live: null }, i18next.t);

describe('the banner of an outcome', () => {
  test('offers a found timetable', () => {
    expect(words({ kind: 'solution', findings: [], solution })).toEqual({
      tone: 'good',
      title: 'Your schedule is ready',
      body: 'All 2 lessons are placed.',
      actions: ['view'],
      solution,
    });
  });

  test('does not call a draft good whose lessons break hard rules where they stand', () => {
    const context = { findings: 1, isDraftNewer: false, live: null, broken: 5 };
    const body = 'Where its lessons stand now, your draft breaks hard rules in 5 places.';
    expect(describeOutcome(NO_RUN, { kind: 'checkPassed' }, context, i18next.t)).toMatchObject({
      tone: 'soft',
      title: 'All pre-checks passed successfully.',
      body,
      actions: ['details'],
    });
    const failed = { kind: 'checkFailed', findings: [], overfull: [], overloadedClassrooms: [] } as const;
    expect(describeOutcome(NO_RUN, failed, context, i18next.t)).toMatchObject({ tone: 'hard', body });
  });

  test('says where the draft has more lessons placed than a timetable that leaves some out', () => {
    const partial = { ...solution, unplaced: ['c', 'd'] };
    const context = { findings: 0, isDraftNewer: false, live: null, standing: 3 };
    const cancelled: Outcome = { kind: 'cancelled', partial, findings: [] };
    expect(describeOutcome(NO_RUN, cancelled, context, i18next.t).body).toBe(
      '2 of 4 lessons found a place. Your draft has more of them placed: 3.',
    );
  });

  test('says how many lessons found no place', () => {
    const partial = { ...solution, unplaced: ['c'], cost: 4 };
    expect(words({ kind: 'solution', findings: [], solution: partial })).toMatchObject({
      tone: 'soft',
      body: '2 of 3 lessons are placed, 1 found no place. Soft constraints cost 4.',
    });
  });

  test('claims that none is better for the draft that was solved only', () => {
    const best: Outcome = { kind: 'solution', findings: [], solution: { ...solution, status: 'OPTIMAL' } };
    const body = (isDraftNewer: boolean) =>
      describeOutcome(NO_RUN, best, { findings: 0, isDraftNewer, live: null }, i18next.t).body;
    expect(body(false)).toBe('All 2 lessons are placed. No better one exists.');
    expect(body(true)).toBe(
      'All 2 lessons are placed. For your draft and its settings as they were then, no better one exists.',
    );
  });

  test('claims that none is better only among the schedules that its options allow', () => {
    const best: Outcome = { kind: 'solution', findings: [], solution: { ...solution, status: 'OPTIMAL' } };
    const body = (moved: number | null, isScoped: boolean) => {
      const context = { findings: 0, isDraftNewer: false, live: null, among: { moved, isScoped } };
      return describeOutcome(NO_RUN, best, context, i18next.t).body.replace('All 2 lessons are placed. ', '');
    };
    expect(body(12, false)).toBe(
      'It moves 12 lessons. Among the schedules that move so few, no better one exists.',
    );
    expect(body(null, true)).toBe(
      'While all but the selected lessons stay where they are, no better one exists.',
    );
    expect(body(1, true)).toBe(
      'It moves 1 lesson. Among the schedules that move so few, and only selected lessons, no better one exists.',
    );
  });

  test("says that a timetable of 'Solve Anyways' breaks hard constraints, and leads to them", () => {
    const broken = solverFindingSchema.parse({ kind: 'brokenConstraint', sentence: 'Ada is blocked' });
    expect(words({ kind: 'solution', findings: [broken, broken], solution })).toMatchObject({
      tone: 'soft',
      body: 'All 2 lessons are placed. It breaks hard constraints in 2 places: see which before you use it.',
      actions: ['view', 'details'],
    });
  });

  test('tells a conflict with errors from one without', () => {
    expect(words({ kind: 'infeasible', findings: [] }, 2).title).toBe(
      'Your latest schedule has a scheduling conflict',
    );
    expect(words({ kind: 'infeasible', findings: [] }, 0).title).toBe('Scheduling Issue Detected');
  });

  describe('when the draft was changed since', () => {
    const failed: Outcome = { kind: 'checkFailed', findings: [], overfull: [], overloadedClassrooms: [] };
    const since = (outcome: Outcome, live: readonly SolverFinding[] | null, findings = 2) =>
      describeOutcome(NO_RUN, outcome, { findings, isDraftNewer: true, live }, i18next.t);
    const overloaded = solverFindingSchema.parse({ kind: 'overloaded', sentence: 'Ada lacks a period' });

    test('tells of a failed check as of the earlier draft, with what the pre-check finds now', () => {
      expect(since(failed, null)).toEqual({
        tone: 'plain',
        title: 'The pre-check found 2 problems in your draft as it was then',
        body: 'You have changed it since.',
        actions: ['anew', 'details'],
        solution: null,
      });
      expect(since(failed, []).body).toBe(
        'You have changed it since, and the pre-check finds no problem any more.',
      );
      expect(since(failed, [overloaded]).body).toBe(
        'You have changed it since. The pre-check finds 1 problem now.',
      );
    });

    test('tells of a conflict as of the earlier draft', () => {
      expect(since({ kind: 'infeasible', findings: [] }, [])).toMatchObject({
        tone: 'plain',
        title: 'Your draft as it was then had a scheduling conflict',
        body: 'You have changed it since.',
        actions: ['anew', 'details'],
      });
      expect(since({ kind: 'infeasible', findings: [] }, [], 0).actions).toEqual(['anew']);
    });

    test('does not say that this one passes the check', () => {
      expect(since({ kind: 'checkPassed' }, null)).toMatchObject({
        body: 'That was your draft as it was then. You have changed it since.',
        actions: ['anew'],
      });
    });
  });

  test('offers the partial timetable of a time-out and of a cancellation, when there is one', () => {
    const timeout = { kind: 'error', code: 'TIMEOUT', message: '', partial: solution, findings: [] } as const;
    expect(words(timeout).actions).toEqual(['partial', 'settings']);
    expect(words({ ...timeout, partial: null }).actions).toEqual(['settings']);
    const cancelled = (partial: typeof solution, findings: SolverFinding[] = []) =>
      words({ kind: 'cancelled', partial, findings });
    expect(cancelled({ ...solution, placements: [] }).actions).toEqual([]);
    expect(cancelled(solution).actions).toEqual(['view']);
    const left = { ...solution, unplaced: ['c'] as never[] };
    expect(cancelled(left)).toMatchObject({ actions: ['partial'], body: '2 of 3 lessons found a place.' });
    expect(cancelled({ ...left, cost: 1234 }).body).toBe(
      '2 of 3 lessons found a place. Soft constraints cost 1,234.',
    );
    const broken = solverFindingSchema.parse({ kind: 'brokenConstraint', sentence: 'Ada is blocked' });
    expect(cancelled(left, [broken])).toMatchObject({
      tone: 'soft',
      actions: ['partial', 'details'],
      body: '2 of 3 lessons found a place. It breaks a hard constraint in one place: see which before you use it.',
    });
  });

  test('has a text for every error code', () => {
    for (const code of Object.keys(en.solver.error)) expect(en.solver.error).toHaveProperty([code, 'title']);
    const failed = {
      kind: 'error',
      code: 'UNKNOWN_ERROR',
      message: 'save failed',
      partial: null,
      findings: [],
    } as const;
    expect(words(failed).title).toBe("We Can't Solve Your Schedule Right Now");
    expect(words({ ...failed, message: '' }).title).toBe('An unexpected error occurred');
  });
});

describe('the findings of a failed check', () => {
  const draft = smallSchool({ lessons: [{ id: 'a', teachers: ['Ito'], classroom: 'Lab' }] });
  const failed = {
    kind: 'checkFailed',
    findings: [],
    overfull: [{ type: 'teacher', id: 'Ito', available: 3, scheduled: 5 }],
    overloadedClassrooms: ['Lab'],
  } as const;

  test('are put into words where the solver sent none', () => {
    const findings = outcomeFindings(failed, draft, i18next.t);
    expect(findings.map((finding) => finding.sentence)).toEqual([
      'Ito has 5 periods scheduled, but only has 3 available.',
      'Lab has too many lessons assigned to it.',
    ]);
    expect(findings[0]?.teachers).toEqual(['Ito']);
  });

  test('are not said twice', () => {
    const own = outcomeFindings(failed, draft, i18next.t)[0];
    if (!own) throw new Error('no finding');
    expect(
      outcomeFindings({ ...failed, findings: [own], overloadedClassrooms: [] }, draft, i18next.t),
    ).toEqual([own]);
  });

  test('leave out items that were deleted meanwhile', () => {
    expect(outcomeFindings(failed, { ...draft, teachers: {}, classrooms: {} }, i18next.t)).toEqual([]);
  });
});
