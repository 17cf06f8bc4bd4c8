import {
  commands,
  createExampleSchool,
  FILE_VERSION,
  SOLUTION_VERSION,
  serializeDraftFile,
  WEIGHT,
} from '@bellgrid/model';
import {
  type ErrorCode,
  errorTable,
  NO_FINDINGS,
  type SolverDocument,
  solver,
  spawnSolverInstance,
} from '@bellgrid/protocol';
import { notifications, notificationsStore } from '@mantine/notifications';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftSession } from '../../../document/draft/draft-session.ts';
import { runEdit } from '../../../document/draft/run-edit.ts';
import { isActive, NO_RUN, UNKNOWN_RUN } from '../../../document/run/solver-run.ts';
import { useSolver } from '../../../document/run/use-solver.ts';
import { saver } from '../../../document/saving/saver.ts';
import { usePageMemory } from '../../../platform/page-memory/page-memory.ts';
import { startTexts } from '../../../platform/texts/i18n.ts';
import { solveOnly } from '../settings/solve-only.ts';
import { infeasible, repair } from '../testing/outcomes.ts';
import { answerChange, useChangeQuestion, withdrawChange } from './change-question.ts';
import { lendScope } from './lent-scope.ts';
import { startRun } from './start-run.ts';

const none: SolverDocument = {
  ...{ executionInstance: null, location: null, lastEvent: null, cancellationRequested: false },
  ...{ isActive: false, schoolsBefore: null, acknowledged: false, record: null },
};
const ended: SolverDocument = {
  ...none,
  executionInstance: {
    ...{ id: 'before', jobType: 'solve', startedAt: '2026-11-20T08:00:00.000Z' },
    ...{ versionID: 'v', payloadHash: null },
  },
  lastEvent: { at: '2026-11-20T08:01:00.000Z', data: { event: 'terminated' } },
};

interface Refused {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: object;
}

const NO_LICENCE: Refused = {
  code: 'PAYWALL',
  message: 'too many',
  details: { teachers: 22, licensed: 20 },
};

/** The server has this run, or fails to say it, and begins no other one; the requests for one are returned. */
function answer(latest: SolverDocument | null, error: Refused = NO_LICENCE): unknown[] {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (path === solver.path)
      return latest === null ? new Response(null, { status: 500 }) : Response.json(latest);
    if (path !== spawnSolverInstance.path) throw new Error(`Nothing answers ${path}.`);
    asked.push(JSON.parse(String(body)));
    return Response.json({ error }, { status: errorTable[error.code].status });
  });
  return asked;
}

/** The draft is saved as it is now. */
const allSaved = () =>
  saver.opened({ hash: 'h', versionID: 'v', date: '', text: serializeDraftFile(draftSession.file()) });

beforeEach(() => {
  usePageMemory.setState({ memory: {} });
  // Messages of other files' tests may still wait.
  notifications.cleanQueue();
  notifications.clean();
  startTexts();
  draftSession.open({
    fileVersion: FILE_VERSION,
    dataStore: createExampleSchool(),
    solutionStore: { version: SOLUTION_VERSION, solution: null },
    pageMemory: {},
  });
  allSaved();
});
afterEach(() => {
  saver.closed();
  useSolver.setState(UNKNOWN_RUN, true);
  notifications.clean();
  vi.unstubAllGlobals();
});

test.each([
  ['there was none before', none, null],
  ['one has ended before', ended, 'before'],
  ['the one before cannot be read', null, null],
])(
  'another run can be started after one that is refused for want of licences, where %s',
  async (_, latest, shown) => {
    useSolver.setState({ ...NO_RUN, instanceID: shown }, true);
    answer(latest);
    startRun({ jobType: 'solve' });
    expect(isActive(useSolver.getState())).toBe(true);
    await vi.waitFor(() => expect(isActive(useSolver.getState())).toBe(false));
    expect(notificationsStore.getState().notifications.map(({ message }) => message)).toEqual([
      expect.stringContaining('22 teachers'),
    ]);
    await vi.waitFor(() => expect(useSolver.getState().instanceID).toBe(shown));
  },
);

describe('a scope that was lent to one run', () => {
  const scope = () => draftSession.draft.config.solveGroups;
  const lend = (): string => {
    const [id = ''] = Object.keys(draftSession.draft.groups);
    lendScope({ solveGroups: [id] });
    allSaved();
    expect(scope()).toEqual([id]);
    return id;
  };
  const ended = () => vi.waitFor(() => expect(isActive(useSolver.getState())).toBe(false));
  beforeEach(() => {
    useSolver.setState(NO_RUN, true);
    answer(none);
  });

  test('ends as another run starts', async () => {
    lend();
    startRun({ jobType: 'check' });
    expect(scope()).toEqual([]);
    await ended();
  });

  test.each([{ again: true }, { keepImproving: true }])(
    'holds for a run that goes with it by %o, and ends when that one is refused',
    async (request) => {
      const id = lend();
      startRun({ jobType: 'solve', ...request });
      expect(scope()).toEqual([id]);
      await ended();
      expect(scope()).toEqual([]);
    },
  );
});

test('a run that begins with the latest timetable shows that one while it waits for its first report', async () => {
  answer(ended);
  const lesson = Object.keys(draftSession.draft.lessons)[0] ?? '';
  const placements = [{ lesson, timeSlot: { day: 0, start: 0, end: 1 }, classroom: null }];
  const partial = { id: 's', status: 'FEASIBLE' as const, placements, unplaced: [], cost: 0 };
  const outcome = { kind: 'error', code: 'TIMEOUT', partial, quality: null, findings: NO_FINDINGS } as const;
  useSolver.setState(
    { ...NO_RUN, loadState: 'ERROR', instanceID: 'before', jobType: 'solve', outcome },
    true,
  );
  startRun({ jobType: 'solve', keepImproving: true });
  expect(useSolver.getState().best?.solution).toEqual(partial);
  await vi.waitFor(() => expect(isActive(useSolver.getState())).toBe(false));
});

test('a run names the run whose repair it begins with; where another window has replaced that one, it says so', async () => {
  const asked = answer(ended, { code: 'RUN_REPLACED', message: 'another run' });
  const lesson = Object.keys(draftSession.draft.lessons)[0] ?? '';
  const [rule = ''] = Object.keys(draftSession.draft.constraints);
  const off = { ids: [rule], weight: WEIGHT.OFF };
  runEdit(commands.setConstraintWeight, off);
  allSaved();
  const placements = [{ lesson, timeSlot: { day: 0, start: 0, end: 1 }, classroom: null }];
  const made = repair('off', { command: 'setConstraintWeight', args: off, placements });
  const outcome = { ...infeasible, findings: { ...infeasible.findings, repairs: [made] } };
  useSolver.setState({ ...NO_RUN, loadState: 'ERROR', instanceID: 'mine', jobType: 'solve', outcome }, true);
  startRun({ jobType: 'solve' });
  await vi.waitFor(() => expect(useSolver.getState().instanceID).toBe('before'));
  expect(asked).toMatchObject([{ repair: 0, repairOf: 'mine' }]);
  expect(notificationsStore.getState().notifications.map(({ message }) => message)).toEqual([
    expect.stringContaining('another window'),
  ]);
});

describe('of a draft whose lessons mostly have a place', () => {
  const lessons = () => Object.values(draftSession.draft.lessons);
  const isSimilar = () => draftSession.draft.config.similarSchedule;
  const asked = () => useChangeQuestion.getState().asked;
  /** Gives a place to this share of the lessons that may move. */
  const place = (share: number) => {
    const movable = lessons().filter(({ locked }) => !locked);
    const placements = movable
      .slice(0, Math.ceil(share * movable.length))
      .map(({ id, numPeriods }, index) => ({
        lesson: id,
        timeSlot: { day: index % 5, start: 0, end: numPeriods },
        classroom: null,
      }));
    const solution = { id: 's', status: 'FEASIBLE' as const, placements, unplaced: [], cost: 0 };
    draftSession.store.run(commands.applySolution, { solution });
    allSaved();
  };
  const runEnded = () => vi.waitFor(() => expect(isActive(useSolver.getState())).toBe(false));
  beforeEach(() => useSolver.setState(NO_RUN, true));
  afterEach(withdrawChange);

  test.each([true, false])(
    'a solve asks first how much may change, and keeps the answer %s',
    async (little) => {
      answer(none);
      place(1);
      startRun({ jobType: 'solve' });
      expect(asked()?.movable).toMatchObject({ placed: lessons().length, lessons: lessons().length });
      expect(isActive(useSolver.getState())).toBe(false);
      answerChange(little);
      expect([isActive(useSolver.getState()), isSimilar(), asked()]).toEqual([true, little, null]);
      await runEnded();
    },
  );

  test('the answer holds for its run and those that go on from it, and is over before another one', async () => {
    answer(null);
    place(1);
    startRun({ jobType: 'solve' });
    answerChange(true);
    await vi.waitFor(() => expect(useSolver.getState().outcome).not.toBeNull());
    expect(isSimilar()).toBe(true);
    allSaved();
    startRun({ jobType: 'solve', keepImproving: true });
    expect(isSimilar()).toBe(true);
    await runEnded();
    runEdit(commands.clearTimetable, {});
    place(0.3);
    startRun({ jobType: 'solve' });
    expect([isActive(useSolver.getState()), isSimilar(), asked()]).toEqual([true, false, null]);
    await runEnded();
  });

  test('a run of shown lessons may improve them, also where the schedule is to stay similar; the setting is back after it', async () => {
    answer(none);
    place(1);
    runEdit(commands.setConfig, { changes: { similarSchedule: true } });
    allSaved();
    solveOnly({ solveGroups: Object.keys(draftSession.draft.groups).slice(0, 1) });
    allSaved();
    expect([isActive(useSolver.getState()), isSimilar()]).toEqual([true, false]);
    await runEnded();
    await vi.waitFor(() => expect(isSimilar()).toBe(true));
  });

  test('nothing is asked of a check, of a run that goes on, where few lessons have a place and where a limit is set', async () => {
    answer(none);
    place(1);
    for (const request of [
      { jobType: 'check' },
      { jobType: 'solve', again: true },
      { jobType: 'solve', keepImproving: true },
    ] as const) {
      startRun(request);
      expect([isActive(useSolver.getState()), asked()]).toEqual([true, null]);
      await runEnded();
    }
    const changeBudget = { ...draftSession.draft.config.changeBudget, isEnabled: true };
    runEdit(commands.setConfig, { changes: { changeBudget } });
    allSaved();
    startRun({ jobType: 'solve' });
    expect(asked()).toBeNull();
    await runEnded();
    runEdit(commands.setConfig, { changes: { changeBudget: { ...changeBudget, isEnabled: false } } });
    runEdit(commands.clearTimetable, {});
    place(0.3);
    startRun({ jobType: 'solve' });
    expect(asked()).toBeNull();
    await runEnded();
  });

  test('after a repair, as little as possible changes from the own schedule; a new one begins with that of the repair', async () => {
    const asked = answer(ended);
    place(1);
    const [rule = ''] = Object.keys(draftSession.draft.constraints);
    const off = { ids: [rule], weight: WEIGHT.OFF };
    runEdit(commands.setConstraintWeight, off);
    allSaved();
    const placements = [
      { lesson: lessons()[0]?.id ?? '', timeSlot: { day: 0, start: 0, end: 1 }, classroom: null },
    ];
    const made = repair('off', { command: 'setConstraintWeight', args: off, placements });
    const outcome = { ...infeasible, findings: { ...infeasible.findings, repairs: [made] } };
    for (const little of [true, false]) {
      useSolver.setState(
        { ...NO_RUN, loadState: 'ERROR', instanceID: 'mine', jobType: 'solve', outcome },
        true,
      );
      startRun({ jobType: 'solve' });
      answerChange(little);
      allSaved();
      await runEnded();
    }
    expect(asked).toMatchObject([
      { repair: null, repairOf: null },
      { repair: 0, repairOf: 'mine' },
    ]);
  });
});
