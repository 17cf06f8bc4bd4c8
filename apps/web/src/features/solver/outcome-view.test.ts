import { commands, placementsOf, runCommand } from '@bellgrid/model';
import { NO_FINDINGS, separateFaults } from '@bellgrid/protocol';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { NO_RUN, type RunOutcome, type SolverRun } from '../../document/run/solver-run.ts';
import { startTexts } from '../../platform/texts/i18n.ts';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { type DraftNow, problemsOf, viewOutcome } from './outcome-view.ts';
import { checkFailed, finding, infeasible } from './testing/outcomes.ts';

beforeAll(() => startTexts());

const now: DraftNow = {
  draft: smallSchool({ lessons: [{ id: 'a' }] }),
  isNewer: false,
  faults: null,
  broken: { count: 0, findings: [] },
  cost: null,
  repaired: null,
  judged: null,
};
const view = (outcome: RunOutcome, more: Partial<DraftNow> = {}) =>
  viewOutcome(NO_RUN, outcome, { ...now, ...more }, i18next.t);
const fault = finding('Ada lacks a period.');
const explained: RunOutcome = {
  ...checkFailed(fault),
  findings: { ...infeasible.findings, faults: [fault] },
};

test('the conflict that explains the faults of a failed check is no further problem', () => {
  expect(problemsOf(explained)).toEqual([fault]);
  expect(view(explained).problems).toEqual([fault]);
  expect(view(explained).words.title).toBe('The pre-check found a problem');
});

test('without faults each conflict is a problem, and its parts are none', () => {
  const [conflict] = infeasible.findings.conflicts;
  if (!conflict) throw new Error('The outcome has a conflict.');
  expect(problemsOf(infeasible)).toEqual([conflict.summary]);
  const conflicts = [conflict, { ...conflict, summary: finding('Nor do these.') }];
  const several: RunOutcome = { ...infeasible, findings: { ...infeasible.findings, conflicts } };
  expect(view(several).problems).toEqual(conflicts.map(({ summary }) => summary));
});

test('after a change the faults of a failed check are those that the pre-check finds now', () => {
  const fewer = finding('Ben lacks a period.');
  const since = view(explained, { isNewer: true, faults: [fewer] });
  expect(since.details.faults).toEqual([fewer]);
  expect(since.details.conflicts).toEqual(infeasible.findings.conflicts);
  expect(since.problems).toEqual([fewer]);
  // None of them is told with the conflict, which may be repaired.
  const counts = { inSentence: null, beside: [fewer] };
  const [conflict] = infeasible.findings.conflicts;
  const conflicts = conflict ? [{ ...conflict, counts }] : [];
  const told = { ...explained, findings: { ...explained.findings, conflicts } };
  expect(view(told).details.conflicts[0]?.counts).toEqual(counts);
  expect(separateFaults(view(told, { isNewer: true, faults: [fewer] }).details)).toEqual([fewer]);
  expect(view(explained, { isNewer: true, faults: [] }).details.faults).toEqual([]);
});

test('until the pre-check has answered, and of any other outcome, the findings stay', () => {
  expect(view(explained, { isNewer: true }).details.faults).toEqual([fault]);
  const other = view(infeasible, { isNewer: true, faults: [fault] });
  expect(other.details).toEqual(infeasible.findings);
  expect(other.problems).toEqual([]);
});

test('a check is of the draft with its timetable: its violations are among the details', () => {
  const blocked = finding('Ada is blocked.');
  const broken = { count: 1, findings: [blocked] };
  const passed: RunOutcome = { kind: 'checkPassed', check: 'timetableExists', findings: NO_FINDINGS };
  expect(view(passed, { broken })).toMatchObject({
    words: {
      actions: ['details'],
      body: 'A schedule exists for this draft: one was found and verified. Your draft breaks a hard constraint in one place.',
    },
    details: { broken: [blocked] },
  });
  expect(view(infeasible, { broken }).details.broken).toEqual([]);
});

test('once a repair is made the banner says so, and what comes next', () => {
  const repaired = { isMoreToRepair: false, leavesOut: false };
  const body = (more: Partial<DraftNow>, outcome: RunOutcome = explained) => {
    const { words } = view(outcome, { isNewer: true, faults: [], repaired, ...more });
    expect(words.title).toBe('Repair applied');
    return words.body;
  };
  const GENERATE = 'Generate Schedule to get the new schedule.';
  expect(body({})).toBe(GENERATE);
  expect(body({}, infeasible)).toBe(GENERATE);
  expect(body({ broken: { count: 5, findings: [fault] } })).toBe(
    `${GENERATE} Until then, your schedule breaks hard constraints in 5 places.`,
  );
  expect(body({ faults: [fault] })).toBe('The pre-check still finds 1 problem.');
  const leftOut = { faults: [fault], repaired: { ...repaired, leavesOut: true } };
  expect(body(leftOut)).toBe(GENERATE);
  expect(view(explained, { isNewer: true, ...leftOut })).toMatchObject({
    problems: [],
    details: { faults: [] },
  });
  expect(view(explained, { isNewer: true, faults: [fault] }).problems).toEqual([fault]);
  expect(body({ repaired: { ...repaired, isMoreToRepair: true } })).toMatch(/^Each conflict needs its own/);
  expect(view(explained, { isNewer: true, faults: [] }).words.title).not.toBe('Repair applied');
});

test('details are offered only when there are any', () => {
  const passed: RunOutcome = { kind: 'checkPassed', check: 'notDecided', findings: NO_FINDINGS };
  expect(view(passed).words.actions).toEqual(['longer']);
  const warned = { ...passed, findings: { ...NO_FINDINGS, warnings: [fault] } };
  expect(view(warned).words.actions).toEqual(['longer', 'details']);
});

describe("beside a schedule of one's own", () => {
  const draft = runCommand(now.draft, commands.placeLesson, { lesson: 'a', at: { day: 0, start: 0 } });
  const placements = [{ lesson: 'a', timeSlot: { day: 1, start: 0, end: 1 }, classroom: null }];
  const solution = { id: 'x', status: 'FEASIBLE' as const, placements, unplaced: [], cost: 12 };
  const wishes = [{ kind: 'subject', count: 3 }];
  const quality = { classGaps: 7, teacherGaps: 1, lateStarts: 0, singleLessonDays: 0, unplaced: 0, wishes };
  const found: RunOutcome = { kind: 'solution', solution, quality, findings: NO_FINDINGS };
  const numbers =
    '7 class gaps, 1 teacher gap, 0 late starts, 0 days with a single lesson, 3 soft constraints not met.';
  const rest = 'The lesson is placed. Every hard constraint is kept.';

  test('a worse one is no success: the penalties come first, and one keeps what one has', () => {
    expect(view(found, { draft, cost: 6 }).words).toMatchObject({
      tone: 'soft',
      title: 'The new schedule is worse than yours',
      body: `Penalty 12, yours 6. It moves 1 lesson. ${numbers} ${rest}`,
      actions: ['keep', 'view'],
    });
  });

  test('a better one and one as good say so before the numbers', () => {
    const good = { tone: 'good', title: 'Your schedule is ready', actions: ['view'] };
    expect(view(found, { draft, cost: 13 }).words).toMatchObject({
      ...good,
      body: `Better than yours. Penalty 12, yours 13. It moves 1 lesson. ${numbers} ${rest}`,
    });
    expect(view(found, { draft, cost: 12 }).words).toMatchObject({
      ...good,
      body: `By your constraints, as good as yours. It moves 1 lesson. ${numbers} ${rest}`,
    });
  });

  test('the very same schedule is nothing to take; with similar schedule there is nothing to improve either', () => {
    const own = { ...found, solution: { ...solution, placements: placementsOf(draft) } };
    const limited: SolverRun = { ...NO_RUN, jobType: 'solve', reason: 'plateau' };
    const words = (similarSchedule: boolean) => {
      const set = runCommand(draft, commands.setConfig, { changes: { similarSchedule } });
      return viewOutcome(limited, own, { ...now, draft: set, cost: 12 }, i18next.t).words;
    };
    const stays = { tone: 'good', title: 'Your schedule stays as it is' };
    expect(words(true)).toMatchObject({ ...stays, actions: [] });
    expect(words(true).body).toMatch(/^No lesson moves: /);
    // The line below the banner has its numbers.
    expect(words(true).body).not.toContain('class gap');
    expect(words(false)).toMatchObject({ ...stays, actions: ['improve'] });
  });

  test('clashes decide before the penalty', () => {
    const broken = { count: 1, findings: [finding('Ada is blocked.')] };
    expect(view(found, { draft, cost: 6, broken }).words.body).toMatch(
      /^Better than yours. It moves 1 lesson. 7 class gaps/,
    );
  });

  test('one that keeps the hard constraints yours breaks, and leaves lessons out, is neither better nor worse', () => {
    const out = { ...solution, placements: [], unplaced: ['a'] };
    const asMany: RunOutcome = { kind: 'solution', solution: out, quality: null, findings: NO_FINDINGS };
    const broken = { count: 16, findings: [finding('Ada is blocked.')] };
    expect(view(asMany, { draft, cost: 6, broken }).words).toMatchObject({
      tone: 'soft',
      title: 'Keeps all hard constraints; 1 lesson unplaced (yours breaks them in 16 places)',
      body: '0 of 1 lessons are placed; 1 could not be placed. No lesson moves.',
      actions: ['view'],
    });
    const clash = { ...NO_FINDINGS, broken: [finding('Ada is blocked.')] };
    expect(view({ ...asMany, findings: clash }, { draft, cost: 6, broken }).words.title).toBe(
      'Hard constraints broken: 1 (yours 16); lessons unplaced: 1 (yours 0)',
    );
  });

  test('an unfinished one with fewer hard constraints broken says so instead of the count of placed lessons', () => {
    const two = runCommand(
      smallSchool({ lessons: [{ id: 'a' }, { id: 'b', at: [0, 1] }] }),
      commands.placeLesson,
      { lesson: 'a', at: { day: 0, start: 0 } },
    );
    const partial = { ...solution, unplaced: ['b'] };
    const stopped: RunOutcome = { kind: 'cancelled', partial, quality: null, findings: NO_FINDINGS };
    const broken = { count: 1, findings: [finding('Ada is blocked.')] };
    expect(view(stopped, { draft: two, cost: 6, broken }).words).toMatchObject({
      body: 'Keeps all hard constraints; 1 lesson unplaced (yours breaks them in one place). 1 of 2 lessons were placed.',
      actions: ['partial', 'improve'],
    });
  });

  test('nothing is said of a first schedule, while yours is not checked, and after an edit', () => {
    for (const more of [{ cost: 6 }, { draft, cost: null }, { draft, cost: 6, isNewer: true }])
      expect(view(found, more).words.body).not.toMatch(/yours/);
  });

  test('an unfinished one that is worse leaves yours first, too', () => {
    const stopped: RunOutcome = {
      kind: 'cancelled',
      partial: solution,
      quality: null,
      findings: NO_FINDINGS,
    };
    expect(view(stopped, { draft, cost: 6 }).words).toMatchObject({
      body: 'Worse than yours. 1 of 1 lessons were placed.',
      actions: ['keep', 'view', 'improve'],
    });
  });
});
