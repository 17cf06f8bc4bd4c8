// @vitest-environment happy-dom
import { type JudgedTimetable, judgeTimetable } from '@bellgrid/constraints';
import { commands, type Draft, runCommand, type Solution } from '@bellgrid/model';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { create } from 'zustand';
import { setJudge, setJudged } from '../../document/pre-check/judged-timetable.ts';
import { CHECK_PAUSE } from '../../document/pre-check/pre-check-messages.ts';
import { closeDom, meanwhile, openInDom } from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { useJudgedSolution } from './use-judged-solution.ts';

const school = smallSchool({ lessons: [{ id: 'Art', groups: ['9A'], at: [0, 0] }] });
const named = (schoolName: string): Draft => runCommand(school, commands.setSchoolName, { schoolName });
const solutionAt = (start: number): Solution => ({
  id: `at ${start}`,
  status: 'FEASIBLE',
  cost: 0,
  placements: [{ lesson: 'Art', timeSlot: { day: 0, start, end: start + 1 }, classroom: null }],
  unplaced: [],
});

const useGiven = create<{ readonly draft: Draft; readonly solution: Solution | null }>(() => ({
  draft: school,
  solution: solutionAt(0),
}));

/** A place of the screen that tells the penalty. */
function Told() {
  const { draft, solution } = useGiven();
  return <p>{useJudgedSolution(draft, solution)?.cost ?? 'unknown'}</p>;
}

let asked: number[] = [];
const told = () => [...document.querySelectorAll('p')].map((each) => each.textContent);

/** Lets time pass, after which the thread answers what it was asked. */
async function pass(time: number, cost: number | null): Promise<void> {
  await act(async () => {
    vi.advanceTimersByTime(time);
  });
  await act(async () => {
    vi.advanceTimersByTime(1);
  });
  if (cost === null) return;
  const judged: JudgedTimetable = { ...judgeTimetable(school), cost };
  await meanwhile(() => {
    for (const id of asked) setJudged({ kind: 'judged', id, judged });
  });
}

async function open(): Promise<void> {
  asked = [];
  setJudge(({ id }) => asked.push(id));
  useGiven.setState({ draft: school, solution: solutionAt(0) });
  await openInDom(
    <>
      <Told />
      <Told />
    </>,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await pass(0, 7);
}

afterEach(async () => {
  vi.useRealTimers();
  await closeDom();
  setJudge(null);
});

test('two places of the screen ask once for the same timetable', async () => {
  await open();
  expect(told()).toEqual(['7', '7']);
  expect(asked).toHaveLength(1);
});

test('edits that follow each other are asked about once, after the pause, and the numbers stay until then', async () => {
  await open();
  for (const name of ['North', 'South', 'West']) {
    await meanwhile(() => useGiven.setState({ draft: named(name) }));
    await pass(CHECK_PAUSE / 2, null);
  }
  expect(asked).toHaveLength(1);
  expect(told()).toEqual(['7', '7']);
  await pass(CHECK_PAUSE, null);
  expect(asked).toHaveLength(2);
  expect(told()).toEqual(['7', '7']);
  await pass(0, 8);
  expect(told()).toEqual(['8', '8']);
});

test('the numbers of one timetable are never told of another, which is judged without a pause', async () => {
  await open();
  await meanwhile(() => useGiven.setState({ solution: solutionAt(1) }));
  expect(told()).toEqual(['unknown', 'unknown']);
  await pass(0, 9);
  expect(told()).toEqual(['9', '9']);
  await meanwhile(() => useGiven.setState({ solution: null }));
  expect(told()).toEqual(['unknown', 'unknown']);
});
