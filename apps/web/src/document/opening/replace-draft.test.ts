import { createDraft, FILE_VERSION, SOLUTION_VERSION } from '@bellgrid/model';
import type { SolverDocument } from '@bellgrid/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { draftSession } from '../draft/draft-session.ts';
import { dispatchSolver, useSolver } from '../run/use-solver.ts';
import { entryStorage, type KeptEntry, useKeptEntries } from '../saving/kept-entries.ts';
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

test('what is offered in forms goes with the school that leaves', async () => {
  const removed = vi.spyOn(entryStorage, 'remove').mockResolvedValue();
  const entry = {
    owner: 'ada ',
    window: 'killed',
    form: '/teachers/add',
    records: [],
  } as unknown as KeptEntry;
  useKeptEntries.setState({ offered: [entry] });
  await replaceOpenDraft(createDraft({ schoolName: 'Sea School' }));
  await vi.waitFor(() => expect(removed).toHaveBeenCalledWith(entry));
  expect(useKeptEntries.getState().offered).toEqual([]);
  removed.mockRestore();
});
