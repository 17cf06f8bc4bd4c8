import { gzipSync } from 'node:zlib';
import { NO_FINDINGS, type SolverEvent } from '@bellgrid/protocol';
import { expect, it } from 'vitest';
import { packBest, packRepair, unpackBegin } from './run-begin.ts';

const placements = [{ lesson: 'l1', timeSlot: { day: 0, start: 1, end: 2 }, classroom: null }];
const solution = { id: 's1', status: 'FEASIBLE' as const, placements, unplaced: [], cost: 3 };
const rest = { quality: null, findings: NO_FINDINGS };

const begunAfter = async (event: SolverEvent) =>
  unpackBegin(await packBest({ lastEvent: JSON.stringify(event), payloadHash: 'h' }, 'h'));

it('a run begins with the timetable of the latest one, also of one that was cancelled or too late', async () => {
  const calendar: SolverEvent = {
    event: 'calendar',
    status: 'FEASIBLE',
    solution,
    solutionID: 's1',
    ...rest,
  };
  expect(await begunAfter(calendar)).toEqual(placements);
  expect(await begunAfter({ event: 'cancelled', partial: solution, ...rest })).toEqual(placements);
  const late: SolverEvent = { event: 'error', errorCode: 'TIMEOUT', message: '', partial: solution, ...rest };
  expect(await begunAfter(late)).toEqual(placements);
});

it('a run begins anew where the latest one has no timetable', async () => {
  expect(await packBest(null, 'h')).toBeNull();
  expect(await packBest({ lastEvent: 'no JSON', payloadHash: 'h' }, 'h')).toBeNull();
  expect(await begunAfter({ event: 'cancelled', partial: null, ...rest })).toBeNull();
});

it('a run that waits since an earlier version begins with its placements', async () => {
  expect(await unpackBegin(gzipSync(JSON.stringify(placements)))).toEqual(placements);
});

it('a run begins with the timetable that was found with a repair, where that was kept', async () => {
  const finding = { code: 'findings.conflict', about: {} };
  const repair = {
    ...{ finding, action: 'loosen' as const, command: 'updateConstraint' as const, args: {} },
    ...{ rule: finding, becomes: null, cost: 0, unplaced: [] },
  };
  const repairs = [repair, { ...repair, placements }];
  const event: SolverEvent = {
    ...{ event: 'infeasibleConstraints', mayBreak: true },
    errors: { ...NO_FINDINGS, conflicts: [{ summary: finding, members: [], repairs }] },
  };
  const begunWith = async (at: number) =>
    unpackBegin(await packRepair({ lastEvent: JSON.stringify(event) }, at));
  expect(await begunWith(1)).toEqual(placements);
  expect(await begunWith(0)).toBeNull();
  expect(await begunWith(2)).toBeNull();
  expect(await packRepair(null, 0)).toBeNull();
});
