import { NO_FINDINGS } from '@bellgrid/protocol';
import { expect, test } from 'vitest';
import { NO_RUN, type SolverRun } from '../../document/run/solver-run.ts';
import { notTaken } from './shown-schedule.ts';

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
  expect(notTaken(working, null, true)).toBeNull();
  const best = { solution, quality: null };
  expect(notTaken({ ...working, best }, null, true)).toEqual({ kind: 'best', ...best });
  expect(notTaken({ ...working, loadState: 'PRE_CHECK', jobType: 'check', best }, null, true)).toBeNull();
});

test('a result is shown beside a schedule of the draft only in its preview', () => {
  expect(notTaken(solved, null, true)).toBeNull();
  expect(notTaken(solved, 'another', true)).toBeNull();
  expect(notTaken(solved, 'run', true)).toMatchObject({ kind: 'preview', solution });
});

test('a result is shown at once where nothing is placed, until it was seen', () => {
  expect(notTaken(solved, null, false)).toMatchObject({ kind: 'offer', solution });
  expect(notTaken({ ...solved, acknowledged: true }, null, false)).toBeNull();
  expect(notTaken(NO_RUN, null, false)).toBeNull();
});
