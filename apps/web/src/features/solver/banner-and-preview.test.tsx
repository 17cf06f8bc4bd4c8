// @vitest-environment happy-dom
import { type JudgedTimetable, judgeTimetable } from '@bellgrid/constraints';
import { commands, placementsOf, type Solution, serializeDraftFile } from '@bellgrid/model';
import { NO_FINDINGS } from '@bellgrid/protocol';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { forgetBroken, setBroken } from '../../document/pre-check/broken-rules.ts';
import { setJudge, setJudgeBroken, setJudged } from '../../document/pre-check/judged-timetable.ts';
import type { TimetableQuestion } from '../../document/pre-check/pre-check-messages.ts';
import { brokenNews, NONE_BROKEN } from '../../document/pre-check/read-report.ts';
import { NO_RUN, type RunOutcome, type SolverRun, UNKNOWN_RUN } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { saver } from '../../document/saving/saver.ts';
import { answerCalls, openWithLinks, useButton } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, openSchool, until } from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { DiscardResultDialog } from './DiscardResultDialog.tsx';
import { OutcomeStatus } from './OutcomeStatus.tsx';
import { PreviewStatus } from './PreviewStatus.tsx';
import { afterAskingToDiscard } from './run/discard-question.ts';
import { NO_PREVIEW, usePreview, useShownSchedule } from './shown-schedule.ts';
import { endPreview } from './take-result.ts';
import { unplacedLessons } from './unplaced-lessons.ts';
import { useOutcomeView } from './use-outcome-view.ts';

afterEach(async () => {
  saver.closed();
  usePreview.setState(NO_PREVIEW);
  await closeDom();
  forgetBroken();
  setJudge(null);
  useSolver.setState(UNKNOWN_RUN, true);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The banner of the run, or the preview of its result in its place. */
function Status() {
  const draft = useDraft((whole) => whole);
  const run = useSolver();
  const view = useOutcomeView(draft);
  const shown = useShownSchedule(draft);
  return (
    <>
      {shown ? (
        <PreviewStatus draft={draft} shown={shown} />
      ) : (
        view && <OutcomeStatus run={run} draft={draft} view={view} />
      )}
      <DiscardResultDialog />
    </>
  );
}

/** Two locked lessons of Ada at the same time, of which the run leaves one out. */
function openWithLeftOut(): void {
  const draft = smallSchool({
    lessons: [
      { id: 'Art', teachers: ['Ada'], groups: ['9A'], at: [0, 0] },
      { id: 'Duty', teachers: ['Ada'], at: [0, 0] },
      { id: 'Music', teachers: ['Ben'], groups: ['9A'], at: [1, 0] },
    ],
  });
  for (const id of ['Art', 'Duty']) Object.assign(draft.lessons[id] ?? {}, { locked: true });
  openSchool(draft);
  saver.opened({ hash: 'h', versionID: 'v', date: '', text: serializeDraftFile(draftSession.file()) });
  const placements = [
    { lesson: 'Art', timeSlot: { day: 0, start: 0, end: 1 }, classroom: null },
    { lesson: 'Music', timeSlot: { day: 1, start: 0, end: 1 }, classroom: null },
  ];
  const solution: Solution = { id: 'x', status: 'FEASIBLE', placements, unplaced: ['Duty'], cost: 0 };
  const outcome: RunOutcome = { kind: 'solution', solution, quality: null, findings: NO_FINDINGS };
  const run: SolverRun = { ...NO_RUN, instanceID: 'run', payloadHash: 'h', jobType: 'solve', outcome };
  useSolver.setState({ ...run, loadState: 'SOLVE_DONE' }, true);
}

test('banner, preview and the schedule that is taken agree on a locked lesson that is left out', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));
  vi.spyOn(console, 'warn').mockReturnValue();
  openWithLeftOut();
  await openWithLinks(<Status />);
  await act(async () => setBroken(true, brokenNews(NONE_BROKEN, { ...NONE_BROKEN, count: 1 })));
  const text = () => document.querySelector('section')?.textContent ?? '';
  const verdict = 'Keeps all hard constraints; 1 lesson unplaced (yours breaks them in one place)';
  expect(text()).toContain(verdict);
  await useButton('View schedule');
  expect(text()).toContain('Preview: nothing is replaced yet.');
  expect(text()).toContain(verdict);
  expect(text()).toContain('1 lesson loses its place.');
  await useButton('Take the whole schedule');
  await useButton('Take it');
  expect(unplacedLessons(draftSession.draft)).toBe(1);
  expect(draftSession.draft.lessons.Duty).toMatchObject({ timeSlot: null, locked: false });
});

test('a result that is the schedule of the draft is hidden by the next edit, shown again by its undoing, and lost without a question', async () => {
  openSchool(smallSchool({ lessons: [{ id: 'Art', groups: ['9A'], at: [0, 0] }] }));
  saver.opened({ hash: 'h', versionID: 'v', date: '', text: serializeDraftFile(draftSession.file()) });
  const placements = placementsOf(draftSession.draft);
  const solution: Solution = { id: 'x', status: 'OPTIMAL', placements, unplaced: [], cost: 0 };
  const outcome: RunOutcome = { kind: 'solution', solution, quality: null, findings: NO_FINDINGS };
  const run: SolverRun = { ...NO_RUN, instanceID: 'run', payloadHash: 'h', jobType: 'solve', outcome };
  useSolver.setState(run, true);
  const sent = answerCalls({});
  await openWithLinks(<Status />);
  expect(document.body.textContent).toContain('Your schedule stays as it is');
  await act(async () => {
    draftSession.store.run(commands.placeLesson, { lesson: 'Art', at: { day: 1, start: 0 } });
  });
  expect(document.querySelector('section')).toBeNull();
  const goOn = vi.fn();
  afterAskingToDiscard(goOn);
  expect(goOn).toHaveBeenCalled();
  await act(async () => draftSession.store.undo());
  expect(document.body.textContent).toContain('Your schedule stays as it is');
  expect([sent, useSolver.getState().acknowledged]).toEqual([[], false]);
});

/** The banner; null while nothing is told of the run. */
const banner = () => document.querySelector('section')?.textContent ?? null;

interface Figures {
  readonly cost: number;
  readonly unplaced?: number;
  readonly hard?: number;
}

/**
 * Opens a school with a placed lesson after a reload and an edit, with the result of a run of another draft: another place
 * for the lesson, or none. Returns the thread that judges, whose answers wait, and what the server was told.
 */
async function openEarlier({
  reason = null,
  leavesOut = false,
}: Partial<SolverRun> & { leavesOut?: boolean }) {
  openSchool(smallSchool({ lessons: [{ id: 'Art', groups: ['9A'], at: [1, 0] }, { id: 'Music' }] }));
  saver.opened({ hash: 'now', versionID: 'v', date: '', text: serializeDraftFile(draftSession.file()) });
  const sent = answerCalls({});
  const asked: TimetableQuestion[] = [];
  setJudge((question) => asked.push(question));
  const placements = [{ lesson: 'Art', timeSlot: { day: 0, start: 0, end: 1 }, classroom: null }];
  const some: Solution = { id: 'x', status: 'FEASIBLE', placements, unplaced: [], cost: 0 };
  const solution = leavesOut ? { ...some, placements: [], unplaced: ['Art'] } : some;
  const outcome: RunOutcome = { kind: 'solution', solution, quality: null, findings: NO_FINDINGS };
  const run: SolverRun = { ...NO_RUN, instanceID: 'run', payloadHash: 'before', jobType: 'solve', outcome };
  useSolver.setState({ ...run, reason, loadState: 'SOLVE_DONE' }, true);
  await openWithLinks(<Status />);
  const judged = ({ cost, unplaced = 0, hard = 0 }: Figures): JudgedTimetable => ({
    ...judgeTimetable(draftSession.draft),
    cost,
    unplaced: Array.from({ length: unplaced }, (_, each) => `lesson ${each}`),
    notKept: [
      {
        key: 'r',
        kind: 'clash',
        record: null,
        isHard: true,
        rule: null,
        cost: 0,
        lessons: [],
        people: [],
        places: hard,
        findings: [],
      },
    ],
  });
  const isOfOwn = (question: TimetableQuestion) =>
    question.kind === 'judge' &&
    question.placements.some(({ lesson, timeSlot }) => lesson === 'Art' && timeSlot?.day === 1);
  /** Answers what is asked about both timetables. */
  const answer = async (result: Figures, own: Figures) => {
    await until(() => asked.some(isOfOwn) && !asked.every(isOfOwn));
    await act(async () => {
      for (const question of asked.splice(0)) {
        if (question.kind !== 'judge') continue;
        setJudged({
          kind: 'judged',
          id: question.id,
          judged: judged(isOfOwn(question) ? own : result),
        });
      }
    });
  };
  return { sent, answer };
}

test.each<[string, Parameters<typeof openEarlier>[0], Figures, boolean]>([
  ['is shown where it costs less than the schedule of the draft', {}, { cost: 5 }, true],
  ['is hidden where it costs as much', {}, { cost: 7 }, false],
  [
    'is hidden where it costs more, though the run took its whole time',
    { reason: 'full' },
    { cost: 9 },
    false,
  ],
  ['is shown where it breaks less and leaves out more', {}, { cost: 9, unplaced: 2, hard: 0 }, true],
  ['is hidden where it leaves out more', { leavesOut: true }, { cost: 9, unplaced: 2, hard: 1 }, false],
  [
    'is shown where it leaves out more after the whole time',
    { leavesOut: true, reason: 'full' },
    { cost: 9, unplaced: 2, hard: 1 },
    true,
  ],
])(
  'after a reload, a result for an earlier state of the draft %s, and asked about only then',
  async (_, run, result, isShown) => {
    const { sent, answer } = await openEarlier(run);
    expect(banner()).toBeNull();
    await answer({ hard: 1, unplaced: 1, ...result }, { cost: 7, unplaced: 1, hard: 1 });
    expect(banner()?.includes('for an earlier state of your draft') ?? false).toBe(isShown);
    const goOn = vi.fn();
    await act(async () => afterAskingToDiscard(goOn));
    expect(goOn.mock.calls).toHaveLength(isShown ? 0 : 1);
    expect([sent, useSolver.getState().acknowledged]).toEqual([[], false]);
  },
);

test('a result for an earlier state comes and goes with the verdict; its open preview stays', async () => {
  const { sent, answer } = await openEarlier({});
  const own = { cost: 7 };
  await answer({ cost: 5 }, own);
  await useButton('View schedule');
  expect(banner()).toContain('Preview: nothing is replaced yet.');
  const edit = (number: number) =>
    act(async () => {
      draftSession.store.run(commands.setSchoolName, { schoolName: `School ${number}` });
    });
  await edit(1);
  await answer({ cost: 9 }, own);
  expect(banner()).toContain('Preview: nothing is replaced yet.');
  await act(async () => endPreview());
  expect(banner()).toBeNull();
  await edit(2);
  await answer({ cost: 5 }, own);
  expect(banner()).toContain('for an earlier state of your draft');
  expect([sent, useSolver.getState().acknowledged]).toEqual([[], false]);
});

test('a result for an earlier state is shown where the thread that judges it broke', async () => {
  await openEarlier({});
  expect(banner()).toBeNull();
  await act(async () => setJudgeBroken());
  expect(banner()).toContain('for an earlier state of your draft');
});

test('the question before a result is lost is asked beside its preview, too', async () => {
  openSchool(smallSchool({ lessons: [{ id: 'Art', groups: ['9A'], at: [1, 0] }] }));
  saver.opened({ hash: 'h', versionID: 'v', date: '', text: serializeDraftFile(draftSession.file()) });
  const placements = [{ lesson: 'Art', timeSlot: { day: 0, start: 0, end: 1 }, classroom: null }];
  const solution: Solution = { id: 'x', status: 'OPTIMAL', placements, unplaced: [], cost: 0 };
  const outcome: RunOutcome = { kind: 'solution', solution, quality: null, findings: NO_FINDINGS };
  const run: SolverRun = { ...NO_RUN, instanceID: 'run', payloadHash: 'h', jobType: 'solve', outcome };
  useSolver.setState({ ...run, loadState: 'SOLVE_DONE' }, true);
  await openWithLinks(<Status />);
  await useButton('View schedule');
  expect(document.body.textContent).toContain('Preview: nothing is replaced yet.');
  const goOn = vi.fn();
  await act(async () => afterAskingToDiscard(goOn));
  expect(goOn).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('Discard the result of the solver?');
  await useButton('Discard');
  expect(goOn).toHaveBeenCalledOnce();
});

test('the question is over where its screen is left, and is not asked on the next one', async () => {
  openSchool(smallSchool({ lessons: [{ id: 'Art', groups: ['9A'], at: [1, 0] }] }));
  const placements = [{ lesson: 'Art', timeSlot: { day: 0, start: 0, end: 1 }, classroom: null }];
  const solution: Solution = { id: 'x', status: 'FEASIBLE', placements, unplaced: [], cost: 0 };
  const outcome: RunOutcome = { kind: 'solution', solution, quality: null, findings: NO_FINDINGS };
  useSolver.setState({ ...NO_RUN, instanceID: 'run', jobType: 'solve', outcome }, true);
  const goOn = vi.fn();
  const isAsked = () => document.body.textContent?.includes('Discard the result of the solver?');
  await openWithLinks(<Status />);
  await act(async () => afterAskingToDiscard(goOn));
  expect(isAsked()).toBe(true);
  await closeDom();
  await openWithLinks(<Status />);
  expect([isAsked(), goOn.mock.calls]).toEqual([false, []]);
});
