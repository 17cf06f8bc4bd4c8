// @vitest-environment happy-dom
import { judgeTimetable } from '@bellgrid/constraints';
import { compareTimetables } from '@bellgrid/model';
import { act, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { setJudge, setJudged } from '../../document/pre-check/judged-timetable.ts';
import { openWithLinks } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, openSchool, settle } from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { DraftNumbers } from './DraftNumbers.tsx';
import { PreviewDetails } from './PreviewDetails.tsx';
import { NO_PREVIEW, type ShownSchedule, usePreview } from './shown-schedule.ts';

afterEach(async () => {
  await closeDom();
  setJudge(null);
  usePreview.setState(NO_PREVIEW);
});

const draft = smallSchool({ lessons: [{ id: 'Art', groups: ['9A'], at: [0, 0] }] });

const counted = (count: number) => ({
  ...{ classGaps: 0, teacherGaps: 0, lateStarts: 0, singleLessonDays: 0, unplaced: 0 },
  wishes: [{ kind: 'gaps', count }],
});

/** A timetable whose run has counted 28 rules, each once for every member. */
const shownAs = (kind: ShownSchedule['kind']): ShownSchedule => ({
  kind,
  solution: { id: 's', status: 'FEASIBLE', cost: 0, placements: [], unplaced: [] },
  quality: counted(28),
  draft,
  changes: compareTimetables(draft, [], []),
});

const judged = { ...judgeTimetable(draft), quality: counted(2) };

/** Renders a part whose timetables today's judge counts; the number of its questions. */
async function open(part: ReactNode, judgedToday = judged): Promise<number> {
  let questions = 0;
  setJudge(({ id }) => {
    questions += 1;
    setJudged({ kind: 'judged', id, judged: judgedToday });
  });
  openSchool(draft);
  await openWithLinks(part);
  await settle();
  return questions;
}

test('a stored result is set beside the draft with the count of today', async () => {
  await open(<PreviewDetails draft={draft} shown={shownAs('preview')} />);
  const cells = [...document.querySelectorAll('table td')].map((each) => each.textContent);
  expect(cells).toContain('2');
  expect(cells).not.toContain('28');
});

test.each(['preview', 'offer'] as const)(
  'the numbers of a stored result (%s) are counted today',
  async (kind) => {
    expect(await open(<DraftNumbers draft={draft} shown={shownAs(kind)} />)).toBe(1);
    expect(document.querySelector('ul')?.textContent).toMatch(/\D2 not met/);
    expect(document.querySelector('ul')?.textContent).not.toContain('28');
  },
);

test('the rules that a result breaks since an edit come first among its numbers, and none where it breaks none', async () => {
  const numbers = () => [...document.querySelectorAll('ul button')].map(({ textContent }) => textContent);
  await open(<DraftNumbers draft={draft} shown={shownAs('preview')} />);
  expect(numbers()[0]).toBe('0 unplaced');
  await closeDom();
  const brokenParts = { clashes: 0, rules: 6 };
  await open(<DraftNumbers draft={draft} shown={shownAs('preview')} />, { ...judged, brokenParts });
  expect(numbers().slice(0, 2)).toEqual(['6 rules broken', '0 unplaced']);
});

test('a run at work has counted its best timetable itself', async () => {
  expect(await open(<DraftNumbers draft={draft} shown={shownAs('best')} />)).toBe(0);
  expect(document.querySelector('ul')?.textContent).toContain('28');
});

test('the details of a result take the chosen part of it alone: the whole is taken above the schedule', async () => {
  const shown = shownAs('preview');
  const at = (start: number) => [
    { lesson: 'Art', timeSlot: { day: 0, start, end: start + 1 }, classroom: null },
  ];
  const placements = at(1);
  const solution = { ...shown.solution, placements };
  const changes = compareTimetables(draft, at(0), placements);
  usePreview.setState({ ...NO_PREVIEW, offered: { solution, quality: null, draft } });
  await open(<PreviewDetails draft={draft} shown={{ ...shown, solution, changes }} />);
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button')];
  const names = () => buttons().map(({ textContent }) => textContent);
  expect(names()).toContain('Take the chosen part');
  expect(names()).not.toContain('Keep mine');
  expect(buttons().find(({ textContent }) => textContent === 'Take the chosen part')?.disabled).toBe(true);
  await act(async () => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
  expect(names()).toContain('Take the chosen one');
});
