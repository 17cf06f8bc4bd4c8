// @vitest-environment happy-dom
import { createExampleSchool, type Solution } from '@bellgrid/model';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { forgetBroken, setBroken } from '../../document/pre-check/broken-rules.ts';
import { brokenNews, NONE_BROKEN } from '../../document/pre-check/read-report.ts';
import { openWithLinks, useButton } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, openSchool } from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { PreviewStatus } from './PreviewStatus.tsx';
import { NO_PREVIEW, type ShownSchedule, usePreview } from './shown-schedule.ts';

afterEach(async () => {
  await closeDom();
  forgetBroken();
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
  await openWithLinks(<PreviewStatus draft={draft} shown={shown} />);
  await ownCost(13);
  expect(buttons().slice(0, 2)).toEqual(['Take the whole schedule', 'Keep mine']);
  await ownCost(6);
  expect(buttons().slice(0, 2)).toEqual(['Keep mine', 'Take the whole schedule']);
});

test('a schedule that places fewer lessons is taken only after asking', async () => {
  openSchool(smallSchool({ days: 1, lessons: [{ id: 'Art', at: [0, 0] }] }));
  const { draft } = draftSession;
  const solution: Solution = { id: 'x', status: 'FEASIBLE', placements: [], unplaced: ['Art'], cost: 0 };
  const none = { moved: [], inOtherRoom: [], placed: [], byClass: new Map(), byTeacher: new Map() };
  const shown: ShownSchedule = {
    ...{ kind: 'preview', solution, quality: null, draft },
    changes: { ...none, unplaced: ['Art'] },
  };
  usePreview.setState({ ...NO_PREVIEW, offered: { solution, quality: null, draft } });
  const isPlaced = () => draftSession.draft.lessons.Art?.timeSlot !== null;
  await openWithLinks(<PreviewStatus draft={draft} shown={shown} />);
  await useButton('Take the whole schedule');
  expect(document.body.textContent).toContain('1 lesson that has a time in your schedule is without one');
  expect(isPlaced()).toBe(true);
  await useButton('Take it');
  expect(isPlaced()).toBe(false);
  usePreview.setState(NO_PREVIEW);
});
