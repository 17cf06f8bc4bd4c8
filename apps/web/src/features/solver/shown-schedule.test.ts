import { createExampleSchool } from '@bellgrid/model';
import { NO_FINDINGS } from '@bellgrid/protocol';
import { expect, test } from 'vitest';
import { NO_RUN, type SolverRun } from '../../document/run/solver-run.ts';
import { notTaken } from './shown-schedule.ts';

const NONE = { instanceID: null, earlier: null, offered: null };
const previewOf = (instanceID: string) => ({ instanceID, earlier: null, offered: null });
const timeSlot = { day: 0, start: 0, end: 1 };
const solution = {
  ...{ id: 'x', status: 'FEASIBLE' as const, unplaced: [], cost: 0 },
  placements: [{ lesson: 'a', timeSlot, classroom: null }],
};
const solved: SolverRun = {
  ...NO_RUN,
  instanceID: 'run',
  loadState: 'SOLVE_DONE',
  outcome: { kind: 'solution', solution, quality: null, findings: NO_FINDINGS },
};

test('during a solve the best so far is shown, and nothing before there is one or during a check', () => {
  const working: SolverRun = { ...NO_RUN, loadState: 'SOLVING', jobType: 'solve' };
  expect(notTaken(working, NONE, true)).toBeNull();
  const best = { solution, quality: null };
  expect(notTaken({ ...working, best }, NONE, true)).toEqual({ kind: 'best', ...best });
  expect(notTaken({ ...working, loadState: 'PRE_CHECK', jobType: 'check', best }, NONE, true)).toBeNull();
});

test('a result is shown beside a schedule of the draft only in its preview', () => {
  expect(notTaken(solved, NONE, true)).toBeNull();
  expect(notTaken(solved, previewOf('another'), true)).toBeNull();
  expect(notTaken(solved, previewOf('run'), true)).toMatchObject({ kind: 'preview', solution });
});

test('a result is shown at once where nothing is placed, until it was seen', () => {
  expect(notTaken(solved, NONE, false)).toMatchObject({ kind: 'offer', solution });
  expect(notTaken({ ...solved, acknowledged: true }, NONE, false)).toBeNull();
  expect(notTaken(NO_RUN, NONE, false)).toBeNull();
});

test('the best partial timetable of a time-out is shown at once where nothing is placed', () => {
  const late: SolverRun = {
    ...solved,
    loadState: 'ERROR',
    outcome: { kind: 'error', code: 'TIMEOUT', partial: solution, quality: null, findings: NO_FINDINGS },
  };
  expect(notTaken(late, NONE, false)).toMatchObject({ kind: 'offer', solution });
});

test('a preview shows an earlier timetable of its run, of which the numbers are not known', () => {
  const earlier = { ...solution, id: 'earlier' };
  const shown = notTaken(solved, { instanceID: 'run', earlier, offered: null }, true);
  expect(shown).toEqual({ kind: 'preview', solution: earlier, quality: null });
  expect(notTaken(solved, { instanceID: 'another', earlier, offered: null }, true)).toBeNull();
});

test('an offered timetable is shown beside the draft, whatever the latest run has found, but not during a run', () => {
  const other = { ...solution, id: 'offered' };
  const offered = { ...NONE, offered: { solution: other, quality: null, draft: createExampleSchool() } };
  expect(notTaken(NO_RUN, offered, true)).toEqual({ kind: 'preview', solution: other, quality: null });
  expect(notTaken(solved, offered, true)).toEqual({ kind: 'preview', solution: other, quality: null });
  const working: SolverRun = { ...NO_RUN, loadState: 'SOLVING', jobType: 'solve' };
  expect(notTaken(working, offered, true)).toBeNull();
});
