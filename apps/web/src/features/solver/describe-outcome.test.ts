import { type ChangeBudget, changeBudgetSchema } from '@bellgrid/model';
import { NO_FINDINGS, type RunFindings } from '@bellgrid/protocol';
import { createTexts, en } from '@bellgrid/texts';
import { german } from '@bellgrid/texts/de';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { failedOutcome, NO_RUN, type RunOutcome } from '../../document/run/solver-run.ts';
import { startTexts } from '../../platform/texts/i18n.ts';
import { describeOutcome } from './describe-outcome.ts';
import { finding } from './testing/outcomes.ts';

const inGerman = createTexts();
for (const [area, bundle] of Object.entries(german)) inGerman.addResourceBundle('de', area, bundle);
await inGerman.changeLanguage('de');

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
const none = { findings: NO_FINDINGS, quality: null };
const passed = { kind: 'checkPassed', check: 'timetableExists', ...none } as const;
const failed: RunOutcome = { kind: 'checkFailed', mayBreak: true, ...none };
const broken = (count: number): { findings: RunFindings; quality: null } => ({
  quality: null,
  findings: { ...NO_FINDINGS, broken: Array.from({ length: count }, (_, n) => finding(`${n}`)) },
});
const words = (outcome: RunOutcome, problems = 0, jobType: 'check' | 'solve' = 'solve') =>
  describeOutcome(
    { ...NO_RUN, jobType },
    outcome,
    { problems, isDraftNewer: false, faultsNow: null },
    i18next.t,
  );

describe('the banner of an outcome', () => {
  test('offers a found timetable', () => {
    expect(words({ kind: 'solution', ...none, solution })).toEqual({
      tone: 'good',
      title: 'Your schedule is ready',
      body: 'All 2 lessons are placed. Every constraint is kept.',
      brief: 'All 2 lessons are placed. Every constraint is kept.',
      actions: ['view'],
      solution,
    });
  });

  test('does not call a draft good whose placed lessons violate hard rules', () => {
    const context = { problems: 1, isDraftNewer: false, faultsNow: null, brokenNow: 5 };
    const body = 'Your draft breaks hard constraints in 5 places.';
    expect(describeOutcome(NO_RUN, passed, context, i18next.t)).toMatchObject({
      tone: 'soft',
      title: 'All pre-checks passed successfully.',
      body: `A schedule exists for this draft: one was found and verified. ${body}`,
      actions: ['details'],
    });
    expect(describeOutcome(NO_RUN, failed, context, i18next.t)).toMatchObject({ tone: 'hard', body });
  });

  test('says where the draft has more lessons placed than a timetable that leaves some out', () => {
    const partial = { ...solution, unplaced: ['c', 'd'] };
    const context = { problems: 0, isDraftNewer: false, faultsNow: null, placedInDraft: 3 };
    const gaps = {
      classGaps: 0,
      teacherGaps: 7,
      lateStarts: 0,
      singleLessonDays: 0,
      unplaced: 2,
      wishes: [],
    };
    const cancelled: RunOutcome = { kind: 'cancelled', partial, ...none, quality: gaps };
    expect(describeOutcome(NO_RUN, cancelled, context, i18next.t).body).toMatch(
      /^2 of 4 lessons were placed. Your draft has more lessons placed: 3. 0 class gaps, 7 teacher gaps,/,
    );
  });

  test('says how many lessons found no place', () => {
    const partial = { ...solution, unplaced: ['c'], cost: 4 };
    expect(words({ kind: 'solution', ...none, solution: partial })).toMatchObject({
      tone: 'soft',
      body: '2 of 3 lessons are placed; 1 could not be placed. Every hard constraint is kept.',
    });
  });

  test('says the numbers by which schools judge, what is proved by the rules alone, and that some numbers count without a rule', () => {
    const wishes = [
      { kind: 'subject', count: 1 },
      { kind: 'groupConstraint', count: 2 },
    ];
    const quality = { classGaps: 0, teacherGaps: 7, lateStarts: 1, singleLessonDays: 2, unplaced: 0, wishes };
    const best: RunOutcome = {
      ...none,
      kind: 'solution',
      quality,
      solution: { ...solution, status: 'OPTIMAL', cost: 12 },
    };
    expect(words(best).body).toBe(
      'All 2 lessons are placed. 0 class gaps, 7 teacher gaps, 1 late start, 2 days with a single lesson, 3 soft constraints not met. Every hard constraint is kept. Proven best: no schedule meets your soft constraints better, by their weights. Gaps, late starts and days with a single lesson count only where one of your constraints is about them.',
    );
    expect(words({ ...best, quality: { ...quality, wishes: [] } }).body).toContain(
      'Every constraint is kept.',
    );
  });

  test('says that there is nothing to place instead of success', () => {
    expect(words(failedOutcome('NO_LESSONS'))).toMatchObject({
      tone: 'info',
      title: 'There are no lessons yet.',
      actions: [],
    });
  });

  test('claims that none meets more for the draft that was solved only', () => {
    const best: RunOutcome = { kind: 'solution', ...none, solution: { ...solution, status: 'OPTIMAL' } };
    const body = (isDraftNewer: boolean) =>
      describeOutcome(NO_RUN, best, { problems: 0, isDraftNewer, faultsNow: null }, i18next.t).body;
    expect(body(false)).toBe(
      'All 2 lessons are placed. Every constraint is kept. Proven best: no schedule meets your soft constraints better, by their weights.',
    );
    expect(body(true)).toBe(
      'It places 2 lessons. It may no longer fit your draft. Proven best: for your draft and its settings at that time, no schedule meets the soft constraints better, by their weights.',
    );
  });

  test('claims nothing on the rules of a draft that was changed since', () => {
    const since = { problems: 0, isDraftNewer: true, faultsNow: null };
    const earlier = (outcome: RunOutcome) => describeOutcome(NO_RUN, outcome, since, i18next.t);
    const changed = 'It may no longer fit your draft.';
    expect(earlier({ kind: 'solution', solution, ...none })).toMatchObject({
      tone: 'soft',
      title: 'A schedule for an earlier state of your draft is ready',
      body: `It places 2 lessons. ${changed}`,
      actions: ['view'],
    });
    expect(earlier({ kind: 'solution', solution, ...broken(2) }).body).toBe(
      `It places 2 lessons. ${changed}`,
    );
    expect(earlier({ kind: 'cancelled', partial: solution, ...none }).body).toBe(
      `2 of 2 lessons were placed. ${changed}`,
    );
  });

  test('claims that none meets more only among the schedules that its options allow', () => {
    const best: RunOutcome = { kind: 'solution', ...none, solution: { ...solution, status: 'OPTIMAL' } };
    const body = (lessons: number | null, isScoped: boolean, budget: ChangeBudget | null = null) => {
      const moved = lessons === null ? null : { lessons, counted: 2 * lessons };
      const among = { moved, isSimilar: lessons !== null && budget === null, budget, isScoped };
      const context = { problems: 0, isDraftNewer: false, faultsNow: null, among };
      return describeOutcome(NO_RUN, best, context, i18next.t)
        .body.replace('All 2 lessons are placed. ', '')
        .replace('Every constraint is kept. ', '');
    };
    expect(body(12, false)).toBe(
      'It moves 12 lessons. Proven best: among the schedules that move as few lessons, none meets your soft constraints better, by their weights.',
    );
    expect(body(0, false)).toMatch(/^No lesson moves: lessons stay where they are/);
    expect(body(null, true)).toBe(
      'Proven best: as long as only the selected lessons move, no schedule meets your soft constraints better, by their weights.',
    );
    expect(body(1, true)).toBe(
      'It moves 1 lesson. Proven best: among the schedules that move as few lessons, and only selected ones, none meets your soft constraints better, by their weights.',
    );
    const budget = changeBudgetSchema.parse({ isEnabled: true, most: 30 });
    expect(body(12, false, budget)).toBe(
      'It moves 12 lessons; the limit is 30. Proven best: within your limit on moved lessons, no schedule meets your soft constraints better, by their weights.',
    );
    const weights = [{ type: 'teacher' as const, item: 'a', weight: 2 }];
    expect(body(12, true, { ...budget, weights })).toBe(
      'It moves 12 lessons, which count as 24; the limit is 30. Proven best: within your limit on moved lessons, and as long as only the selected ones move, no schedule meets your soft constraints better, by their weights.',
    );
  });

  test('says how many lessons move, and that fewer may where that is not proved', () => {
    const body = (isSimilar: boolean, leastMoved: number, lessons: number) => {
      const among = { moved: { lessons, counted: lessons }, isSimilar, budget: null, isScoped: false };
      const context = { problems: 0, isDraftNewer: false, faultsNow: null, among };
      const found: RunOutcome = { kind: 'solution', ...none, solution, leastMoved };
      return describeOutcome(NO_RUN, found, context, i18next.t).body;
    };
    expect(body(true, 1, 2)).toContain('It moves 2 lessons; fewer are not excluded.');
    expect(body(true, 2, 2)).toContain('It moves 2 lessons. ');
    expect(body(false, 0, 685)).toContain('It moves 685 lessons. ');
    expect(body(false, 0, 0)).toContain('No lesson moves. ');
  });

  test("says that a timetable of 'Solve Anyways' breaks hard constraints, and leads to them", () => {
    expect(words({ kind: 'solution', solution, ...broken(2) })).toMatchObject({
      tone: 'soft',
      body: 'All 2 lessons are placed. It breaks hard constraints in 2 places. Check them before you use the schedule.',
      actions: ['view', 'details'],
    });
  });

  test('distinguishes a conflict with errors from one without', () => {
    expect(words({ kind: 'infeasible', mayBreak: true, ...none }, 2).title).toBe(
      'Your latest schedule has a scheduling conflict',
    );
    expect(words({ kind: 'infeasible', mayBreak: true, ...none }, 0).title).toBe('Scheduling Issue Detected');
  });

  describe('when the draft was changed since', () => {
    const since = (outcome: RunOutcome, faultsNow: number | null, problems = 2) =>
      describeOutcome(NO_RUN, outcome, { problems, isDraftNewer: true, faultsNow }, i18next.t);

    test('describes a failed check as of the earlier draft, with the present findings of the pre-check', () => {
      expect(since(failed, null)).toEqual({
        tone: 'plain',
        title: 'The pre-check found 2 problems in an earlier state of your draft',
        body: 'You have changed your draft since.',
        actions: ['details'],
        solution: null,
        isOver: true,
      });
      expect(since(failed, 0).body).toBe(
        'You have changed your draft since, and the pre-check no longer finds a problem.',
      );
      expect(since(failed, 1).body).toBe(
        'You have changed your draft since. The pre-check finds 1 problem now.',
      );
    });

    test('describes a conflict as of the earlier draft', () => {
      expect(since({ kind: 'infeasible', mayBreak: true, ...none }, 0)).toMatchObject({
        tone: 'plain',
        title: 'An earlier state of your draft had a scheduling conflict',
        isOver: true,
        body: 'You have changed your draft since.',
        actions: ['details'],
      });
      expect(since({ kind: 'infeasible', mayBreak: true, ...none }, 0, 0).actions).toEqual([]);
    });

    test('does not say that this one passes the check', () => {
      expect(since(passed, null)).toMatchObject({
        body: 'This was an earlier state of your draft. You have changed it since.',
        actions: [],
      });
    });

    test('says that an earlier check had decided nothing', () => {
      expect(since({ ...passed, check: 'notDecided' }, null)).toMatchObject({
        title: 'All pre-checks passed successfully.',
        body: 'This was an earlier state of your draft, and it was not decided. You have changed it since.',
        isOver: true,
        actions: [],
      });
    });
  });

  test('never calls a draft good of which nothing was decided', () => {
    expect(words(passed)).toMatchObject({
      tone: 'good',
      title: 'All pre-checks passed successfully.',
      body: 'A schedule exists for this draft: one was found and verified.',
    });
    const undecided = words({ ...passed, check: 'notDecided' });
    expect(undecided).toMatchObject({ tone: 'plain', title: 'All pre-checks passed successfully.' });
    expect(undecided.actions).toEqual(['longer', 'details']);
    expect(undecided.body).toMatch(/^No contradiction found so far; not decided/);
  });

  test('offers the partial timetable of a time-out and of a cancellation, when there is one', () => {
    const timeout = { kind: 'error', code: 'TIMEOUT', partial: solution, ...none } as const;
    expect(words(timeout)).toMatchObject({
      actions: ['partial', 'improve', 'settings'],
      body: '2 of 2 lessons were placed. Keep improving for a better schedule, or increase the time limit in the settings.',
    });
    const short = { ...timeout, partial: { ...solution, unplaced: ['c'] as never[] } };
    expect(words(short, 1).actions).toEqual(['partial', 'improve', 'details', 'anyways', 'settings']);
    expect(words({ ...timeout, partial: null }).actions).toEqual(['settings']);
    const cancelled = (partial: typeof solution, { findings } = none) =>
      words({ kind: 'cancelled', partial, quality: null, findings });
    expect(cancelled({ ...solution, placements: [] }).actions).toEqual([]);
    expect(cancelled(solution).actions).toEqual(['view', 'improve']);
    const left = { ...solution, unplaced: ['c'] as never[] };
    expect(cancelled(left)).toMatchObject({
      actions: ['partial', 'improve'],
      body: '2 of 3 lessons were placed.',
    });
    expect(cancelled(left, broken(1))).toMatchObject({
      tone: 'soft',
      actions: ['partial', 'improve', 'details'],
      body: '2 of 3 lessons were placed. It breaks a hard constraint in one place. Check it before you use the schedule.',
    });
  });

  test('the end of the time is a warning where most lessons are placed, with those that remain and the next step', () => {
    const timedOut = (placed: number, left: readonly string[]) => {
      const placements = Array.from(
        { length: placed },
        () => solution.placements[0],
      ) as typeof solution.placements;
      const partial = { ...solution, placements, unplaced: [...left] as never[] };
      const context = { problems: left.length, isDraftNewer: false, faultsNow: null, left };
      const run = { ...NO_RUN, jobType: 'solve' as const };
      return describeOutcome(run, { kind: 'error', code: 'TIMEOUT', partial, ...none }, context, i18next.t);
    };
    expect(timedOut(28, ['Latin', 'Greek'])).toMatchObject({
      tone: 'soft',
      title: 'The solver took too long',
      body: '28 of 30 lessons were placed. Without a place: Latin, Greek. Keep improving to place the rest, or increase the time limit in the settings.',
      actions: ['partial', 'improve', 'details', 'anyways', 'settings'],
    });
    expect(timedOut(4, ['Latin', 'Greek'])).toMatchObject({ tone: 'hard' });
  });

  test('goes on only from a timetable of this draft that may become better', () => {
    const timeout = { kind: 'error', code: 'TIMEOUT', partial: solution, ...none } as const;
    const since = { problems: 0, isDraftNewer: true, faultsNow: null };
    expect(describeOutcome(NO_RUN, timeout, since, i18next.t).actions).toEqual(['partial', 'settings']);
    expect(words(timeout, 0, 'check').actions).toEqual(['partial', 'settings']);
    const best = { ...solution, status: 'OPTIMAL' as const };
    expect(words({ kind: 'cancelled', partial: best, ...none }).actions).toEqual(['view']);
  });

  test('has a text for every error code', () => {
    for (const code of Object.keys(en.solver.error)) expect(en.solver.error).toHaveProperty([code, 'title']);
    expect(words(failedOutcome('SAVE_FAILED')).title).toBe("We Can't Solve Your Schedule Right Now");
    expect(words(failedOutcome('UNKNOWN_ERROR')).title).toBe('An unexpected error occurred');
  });
});

describe('the line above the schedule', () => {
  /** The letters for which two lines beside the buttons have room. */
  const ROOM = 170;
  const moved = { moved: { lessons: 682, counted: 682 }, isSimilar: true, budget: null, isScoped: false };
  const figures = (unplaced: number, clashes: number, cost: number) => ({
    unplaced,
    clashes,
    cost,
    quality: null,
  });
  const many = { placements: Array.from({ length: 715 }, () => placement('a')), id: 'x', unplaced: [] };
  const quality = {
    ...{ classGaps: 12, teacherGaps: 71, lateStarts: 14, singleLessonDays: 22, unplaced: 0 },
    wishes: [{ kind: 'gaps', count: 30 }],
  };
  const best: RunOutcome = {
    ...none,
    kind: 'solution',
    quality,
    solution: { ...many, status: 'OPTIMAL', cost: 340 },
  };
  const left: RunOutcome = {
    ...broken(3),
    quality,
    kind: 'solution',
    solution: { ...many, status: 'FEASIBLE', unplaced: ['b', 'c', 'd'], cost: 340 },
  };
  const own = { isDraftNewer: false, problems: 0, faultsNow: null, among: moved };
  const better = { verdict: 'better', result: figures(0, 0, 340), own: figures(0, 0, 1200) } as const;
  const worse = { verdict: 'worse', result: figures(0, 0, 340), own: figures(0, 0, 120) } as const;
  const mended = { verdict: 'better', result: figures(0, 0, 340), own: figures(3, 1, 120) } as const;
  const mixed = { verdict: 'mixed', result: figures(3, 0, 340), own: figures(0, 16, 120) } as const;
  const timedOut: RunOutcome = {
    ...{ ...none, quality, kind: 'error', code: 'TIMEOUT' },
    partial: { ...many, status: 'FEASIBLE', unplaced: ['b', 'c'], cost: 0 },
  };
  const MOVES = 'It moves 682 lessons.';

  test.each([
    [best, { ...own, beside: better }, `Better than yours. ${MOVES}`],
    [
      { ...left, ...none },
      { ...own, beside: worse },
      `Penalty 340, yours 120. 3 of 718 lessons have no place. ${MOVES}`,
    ],
    [
      best,
      { ...own, beside: mended },
      `Better than yours. All 715 lessons are placed. ${MOVES} Every hard constraint is kept.`,
    ],
    [
      best,
      { ...own, beside: better, among: { ...moved, isSimilar: false } },
      `Better than yours. ${MOVES} Proven best: none`,
    ],
    [
      best,
      { ...own, among: undefined },
      'All 715 lessons are placed. Proven best: none meets your soft constraints better.',
    ],
    [left, own, `3 of 718 lessons have no place. It breaks hard constraints in 3 places. ${MOVES}`],
    [left, { ...own, beside: mixed }, MOVES],
    [
      left,
      { ...own, isDraftNewer: true },
      '3 of 718 lessons have no place. It may no longer fit your draft.',
    ],
    [best, { ...own, isDraftNewer: true }, 'It may no longer fit your draft.'],
    [timedOut, { ...own, left: ['Latin', 'Greek'] }, '715 of 717 lessons were placed.'],
  ])(
    'says what came out and how it compares, in each language in two lines: %#',
    (outcome, context, brief) => {
      for (const t of [i18next.t, inGerman.t]) {
        const words = describeOutcome({ ...NO_RUN, reason: 'plateau' }, outcome, context, t);
        if (t === i18next.t) expect(words.brief?.slice(0, brief.length)).toBe(brief);
        expect(`${words.title} ${words.brief}`.length).toBeLessThan(ROOM);
        expect(words.body.length).toBeGreaterThan(words.brief?.length ?? 0);
      }
    },
  );
});
