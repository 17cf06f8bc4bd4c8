import { createDraft, FILE_VERSION, SOLUTION_VERSION } from '@bellgrid/model';
import type { SolverDocument } from '@bellgrid/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { draftSession } from '../draft/draft-session.ts';
import { dispatchSolver, useSolver } from '../run/use-solver.ts';
import { replaceOpenDraft } from './replace-draft.ts';

vi.mock('../saving/saver.ts', () => ({ saveNow: () => Promise.resolve(true) }));

const finished: SolverDocument = {
  executionInstance: {
    id: 'run',
    jobType: 'check',
    startedAt: '2030-01-01T08:00:00.000Z',
    versionID: 'v1',
    payloadHash: 'h',
  },
  record: null,
  location: 'cloud_function',
  lastEvent: null,
  cancellationRequested: false,
  isActive: false,
  schoolsBefore: null,
  acknowledged: false,
};

afterEach(() => vi.unstubAllGlobals());

test('the outcome of a run goes with the school that leaves, and the server hears of it', async () => {
  const request = vi.fn(async (_address: unknown, _options: unknown) =>
    Response.json({ ...finished, acknowledged: true }),
  );
  vi.stubGlobal('fetch', request);
  draftSession.open({
    fileVersion: FILE_VERSION,
    dataStore: createDraft({ schoolName: 'Hill School' }),
    solutionStore: { version: SOLUTION_VERSION, solution: null },
    pageMemory: {},
  });
  dispatchSolver({
    type: 'document',
    at: 2000,
    document: finished,
  });
  expect(useSolver.getState().acknowledged).toBe(false);

  await replaceOpenDraft(createDraft({ schoolName: 'Lake School' }));

  expect(draftSession.draft.schoolData.schoolName).toBe('Lake School');
  expect(useSolver.getState().acknowledged).toBe(true);
  expect(request.mock.calls.map(([address]) => String(address))).toEqual([
    expect.stringContaining('/api/solver/acknowledge'),
  ]);
});
