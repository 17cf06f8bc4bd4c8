// @vitest-environment happy-dom
import { judgeTimetable } from '@bellgrid/constraints';
import { compareTimetables, createExampleSchool, placementsOf, type Solution } from '@bellgrid/model';
import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { forgetBroken, setBroken } from '../../document/pre-check/broken-rules.ts';
import { setJudge, setJudged } from '../../document/pre-check/judged-timetable.ts';
import { brokenNews, NONE_BROKEN } from '../../document/pre-check/read-report.ts';
import { openWithLinks, useButton } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, elementsNamed, openSchool, until, use } from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { PreviewDetails } from './PreviewDetails.tsx';
import { PreviewStatus } from './PreviewStatus.tsx';
import { NO_PREVIEW, type ShownSchedule, usePreview } from './shown-schedule.ts';

afterEach(async () => {
  await closeDom();
  usePreview.setState(NO_PREVIEW);
  forgetBroken();
  setJudge(null);
});

const buttons = () => [...document.querySelectorAll('section button')].map(({ textContent }) => textContent);

test('what is better is the first button: the result, or the schedule that one has', async () => {
  openSchool(createExampleSchool());
  const { draft } = draftSession;
  const changes = {
    moved: [],
    inOtherRoom: [],
    placed: [],
    unplaced: [],
    byClass: new Map(),
    byTeacher: new Map(),
  };
  const solution: Solution = { id: 'x', status: 'FEASIBLE', placements: [], unplaced: [], cost: 12 };
  const shown: ShownSchedule = { kind: 'preview', solution, quality: null, draft, changes };
  const ownCost = (cost: number) =>
    act(async () => setBroken(true, brokenNews(NONE_BROKEN, { ...NONE_BROKEN, cost })));
  usePreview.setState({ ...NO_PREVIEW, offered: { solution, quality: null, draft } });
  await openWithLinks(<PreviewStatus draft={draft} shown={shown} />);
  await ownCost(13);
  expect(buttons().slice(0, 2)).toEqual(['Take the whole schedule', 'Keep mine']);
  await ownCost(6);
  expect(buttons().slice(0, 2)).toEqual(['Keep mine', 'Take the whole schedule']);
});

test('beside a draft that was changed since, a result is compared by the rules of now, and the panel says so', async () => {
  openSchool(smallSchool({ lessons: [{ id: 'Art', groups: ['9A'], at: [0, 0] }] }));
  const { draft } = draftSession;
  const placements = [{ lesson: 'Art', timeSlot: { day: 1, start: 0, end: 1 }, classroom: null }];
  const solution: Solution = { id: 'x', status: 'FEASIBLE', placements, unplaced: [], cost: 0 };
  const changes = compareTimetables(draft, placementsOf(draft), placements);
  const shown: ShownSchedule = { kind: 'preview', solution, quality: null, draft, changes };
  const judged = { ...judgeTimetable(draft), cost: 12 };
  setJudge(({ id }) => setJudged({ kind: 'judged', id, judged }));
  const NOW = 'Counted by your present constraints';
  const open = async () => {
    await openWithLinks(
      <>
        <PreviewStatus draft={draft} shown={shown} />
        <PreviewDetails draft={draft} shown={shown} />
      </>,
    );
    await act(async () => setBroken(true, brokenNews(NONE_BROKEN, { ...NONE_BROKEN, cost: 6 })));
  };
  await open();
  await until(() => document.body.textContent?.includes('Worse than yours.'));
  expect(document.body.textContent).toContain(NOW);
  await closeDom();
  usePreview.setState({ ...NO_PREVIEW, offered: { solution, quality: null, draft } });
  await open();
  expect(document.body.textContent).toContain('Better than yours.');
  expect(document.body.textContent).not.toContain(NOW);
});

test('the line leaves out the rooms, which the panel has', async () => {
  openSchool(smallSchool({ lessons: [{ id: 'Art', at: [0, 0] }] }));
  const { draft } = draftSession;
  const solution: Solution = { id: 'x', status: 'FEASIBLE', placements: [], unplaced: [], cost: 0 };
  const changes = { ...compareTimetables(draft, [], []), inOtherRoom: ['Art'], placed: ['Art'] };
  const shown: ShownSchedule = { kind: 'preview', solution, quality: null, draft, changes };
  await openWithLinks(<PreviewStatus draft={draft} shown={shown} />);
  const said = 'No lesson moves. 1 more lesson is placed.';
  expect(document.querySelector('[role=status]')?.textContent).toContain(said);
  await closeDom();
  await openWithLinks(<PreviewDetails draft={draft} shown={shown} />);
  expect(document.querySelector('p')?.textContent).toBe(
    'No lesson moves. 1 lesson changes its room. 1 more lesson is placed.',
  );
});

describe('a schedule that places fewer lessons', () => {
  /** Opens it beside the draft's own. */
  const open = async () => {
    const { draft } = draftSession;
    const solution: Solution = { id: 'x', status: 'FEASIBLE', placements: [], unplaced: ['Art'], cost: 0 };
    const none = { moved: [], inOtherRoom: [], placed: [], byClass: new Map(), byTeacher: new Map() };
    const shown: ShownSchedule = {
      ...{ kind: 'preview', solution, quality: null, draft },
      changes: { ...none, unplaced: ['Art'] },
    };
    usePreview.setState({ ...NO_PREVIEW, offered: { solution, quality: null, draft } });
    await openWithLinks(
      <MantineProvider env="default">
        <PreviewStatus draft={draft} shown={shown} />
      </MantineProvider>,
    );
  };
  const isPlaced = () => draftSession.draft.lessons.Art?.timeSlot !== null;
  const QUESTION = '1 lesson that has a time in your schedule is without one';
  beforeEach(() => openSchool(smallSchool({ days: 1, lessons: [{ id: 'Art', at: [0, 0] }] })));

  test('is taken only after asking', async () => {
    await open();
    await useButton('Take the whole schedule');
    await until(() => document.body.textContent?.includes(QUESTION));
    expect(isPlaced()).toBe(true);
    await use(await until(() => elementsNamed('button', 'Take it')[0]));
    expect(isPlaced()).toBe(false);
  });

  test('is asked of no more where its preview was left: another one does not take it', async () => {
    await open();
    await useButton('Take the whole schedule');
    await closeDom();
    await open();
    expect(document.body.textContent).not.toContain(QUESTION);
    expect(elementsNamed('button', 'Take it')).toEqual([]);
  });

  test('is named by the same words while the question fades', async () => {
    await open();
    await useButton('Take the whole schedule');
    const cancel = await until(() => elementsNamed('button', 'Cancel')[0]);
    const words = new Set<string>();
    const watch = new MutationObserver(() => words.add(document.body.textContent ?? ''));
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await use(cancel);
    await until(() => document.querySelector('[role=dialog]') === null);
    watch.disconnect();
    expect([...words].filter((text) => /\d+ lessons? that/.test(text) && !text.includes(QUESTION))).toEqual(
      [],
    );
  });
});
