// @vitest-environment happy-dom
import { judgeTimetable } from '@bellgrid/constraints';
import { createExampleSchool, type Solution } from '@bellgrid/model';
import { NO_FINDINGS, type Version } from '@bellgrid/protocol';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { schoolFacts } from '../../document/draft/school-facts.ts';
import { forgetBroken, setBroken, setQuality } from '../../document/pre-check/broken-rules.ts';
import { setJudge, setJudgeBroken, setJudged } from '../../document/pre-check/judged-timetable.ts';
import { brokenNews, NONE_BROKEN } from '../../document/pre-check/read-report.ts';
import { NO_RUN, type RunOutcome, type SolverRun, UNKNOWN_RUN } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { saver } from '../../document/saving/saver.ts';
import { usePageMemory } from '../../platform/page-memory/page-memory.ts';
import { answerCalls, openWithLinks, useButton } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, elementsNamed, openSchool, settle, until, use } from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { HomePage, Truth } from './HomePage.tsx';

const version = (id: string, label: string | null): Version => ({
  ...{ id, label, date: `2026-03-0${id}T10:00:00.000Z`, lastModified: `2026-03-0${id}T10:00:00.000Z` },
  ...{ saveReason: null, revertedFrom: null, hash: id, statistics: null },
});
const none = { bytes: 0, versions: 0 };
const listOf = (...versions: Version[]) => ({
  ...{ versions, currentID: versions[0]?.id ?? null, publishedIDs: [], storage: { used: none, quota: none } },
});

const serve = (versions: ReturnType<typeof listOf>) =>
  answerCalls({ 'GET /api/versions': versions, 'POST /api/page-memory': {} });

beforeEach(() => {
  const dataStore = createExampleSchool();
  openSchool(dataStore);
  usePageMemory.setState({ memory: {} });
});
afterEach(async () => {
  await closeDom();
  forgetBroken();
  usePageMemory.setState({ memory: {} });
});

const links = () =>
  [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

test('the line of truth counts placed lessons, clashes and gaps, each with the way there', async () => {
  const facts = { ...schoolFacts(draftSession.draft), placed: 342, schedulable: 342 };
  await openWithLinks(<Truth facts={facts} />);
  expect(links()).toEqual([['All 342 lessons placed', '/schedule']]);
  const counted = (classGaps: number, lateStarts = 0) =>
    act(async () =>
      setQuality({
        ...{ classGaps, teacherGaps: 12, lateStarts },
        singleLessonDays: 0,
        unplaced: 0,
        wishes: [],
      }),
    );
  await act(async () => setBroken(true, brokenNews(NONE_BROKEN, NONE_BROKEN)));
  await counted(0);
  expect(links()).toEqual([
    ['All 342 lessons placed', '/schedule'],
    ['0 clashes', '/schedule'],
    ['12 teacher gaps', '/schedule/teachers'],
  ]);
  await counted(1);
  expect(links()[2]).toEqual(['1 class gap', '/schedule/classes']);
  await counted(0, 3);
  expect(links()[2]).toEqual(['3 late starts', '/schedule/classes']);
});

test('a schedule with unplaced lessons says how many are placed', async () => {
  const facts = { ...schoolFacts(draftSession.draft), placed: 340, schedulable: 342 };
  await openWithLinks(<Truth facts={facts} />);
  expect(links()[0]?.[0]).toMatch(/340.*342/);
});

const notice = () => document.body.textContent?.includes('Snapshots have moved') ?? false;

test('that snapshots have moved is told to accounts alone that had any, until they have seen it', async () => {
  serve(listOf(version('2', null), version('1', 'Before Easter')));
  await openWithLinks(<HomePage />);
  expect(notice()).toBe(true);
  await useButton('Dismiss');
  expect(notice()).toBe(false);
  await closeDom();
  usePageMemory.setState({ memory: {} });
  serve(listOf(version('2', null), version('1', null)));
  await openWithLinks(<HomePage />);
  expect(notice()).toBe(false);
  expect(usePageMemory.getState().memory.snapshotNoticeSeen).toBe(true);
});

test('two of the recent versions are compared, the older one first', async () => {
  const versions = [version('3', null), version('2', 'Second'), version('1', 'First')];
  serve(listOf(...versions));
  await openWithLinks(<HomePage />);
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(elementsNamed('button', 'Compare')).toEqual([]);
  await use(boxes()[1], ' ');
  await use(boxes()[2], ' ');
  await useButton('Compare');
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('From “First” to “Second”');
});

describe('the schedule of a run as the next step', () => {
  const school = smallSchool({ lessons: [{ id: 'Art', groups: ['9A'], at: [1, 0] }] });
  const placements = [{ lesson: 'Art', timeSlot: { day: 0, start: 0, end: 1 }, classroom: null }];
  const solution: Solution = { id: 'x', status: 'FEASIBLE', placements, unplaced: [], cost: 0 };
  const outcome: RunOutcome = { kind: 'solution', solution, quality: null, findings: NO_FINDINGS };
  const run: SolverRun = { ...NO_RUN, instanceID: 'run', payloadHash: 'before', jobType: 'solve', outcome };
  const FOUND = 'A generated schedule waits for you';
  const open = async (state: SolverRun) => {
    serve(listOf());
    openSchool(school);
    useSolver.setState(state, true);
    await openWithLinks(<HomePage />);
  };
  const isFound = () => document.body.textContent?.includes(FOUND);
  /** Answers with the penalties of the found schedule and of the draft's own. */
  const judgeWith = (found: number, own: number) =>
    setJudge((question) => {
      if (question.kind !== 'judge') return;
      const isOwn = question.placements[0]?.timeSlot?.day === 1;
      const judged = { ...judgeTimetable(school), cost: isOwn ? own : found };
      setJudged({ kind: 'judged', id: question.id, judged });
    });
  beforeEach(() => saver.opened({ hash: 'now', versionID: 'v', date: '', text: null }));
  afterEach(() => {
    saver.closed();
    setJudge(null);
    useSolver.setState(UNKNOWN_RUN, true);
  });

  test.each([
    ['better', 5, true],
    ['as good', 7, false],
    ['worse', 9, false],
  ])(
    'after a reload and an edit it is that only where it is better than the own one: %s',
    async (_, cost, isTold) => {
      judgeWith(cost, 7);
      await open(run);
      await until(() => document.querySelector('h3'));
      await settle();
      expect(isFound()).toBe(isTold);
    },
  );

  test('until it is judged nothing is said of it, and where no one can judge it is kept', async () => {
    setJudge(() => {});
    await open(run);
    await settle();
    expect(isFound()).toBe(false);
    await act(async () => setJudgeBroken());
    expect(isFound()).toBe(true);
  });

  test('a run at work is told, a check is not, nor a result that was put away', async () => {
    const running = 'Your schedule is being generated';
    await open({ ...run, outcome: null, loadState: 'SOLVING' });
    await until(() => document.body.textContent?.includes(running));
    await act(async () => useSolver.setState({ jobType: 'check', loadState: 'PRE_CHECK' }));
    expect(document.body.textContent).not.toContain(running);
    await act(async () => useSolver.setState({ ...run, payloadHash: 'now', acknowledged: true }));
    expect(isFound()).toBe(false);
  });
});
