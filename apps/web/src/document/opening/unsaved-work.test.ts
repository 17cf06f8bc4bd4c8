import {
  commands,
  createDraft,
  type DraftFile,
  diffDrafts,
  FILE_VERSION,
  runCommand,
  SOLUTION_VERSION,
  STORE_VERSION,
  serializeDraftFile,
} from '@bellgrid/model';
import { afterEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import { draftSession } from '../draft/draft-session.ts';
import { copyStorage, type LocalCopy } from '../saving/copy-storage.ts';
import { entryStorage, type KeptEntry } from '../saving/kept-entries.ts';
import { saver } from '../saving/saver.ts';
import { forgetOutOfSync, offerLost } from './out-of-sync.ts';
import { keepsWorkElsewhere, offerUnsavedWork, useUnsavedWork } from './unsaved-work.ts';

afterEach(() => {
  forgetOutOfSync();
  queryClient.clear();
  useUnsavedWork.setState({ offered: null });
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Signs in, in a browser that keeps so many copies of the account. */
function keep(count: number): void {
  queryClient.setQueryData(currentUserQuery.queryKey, { uid: 'ada', impersonatedBy: null } as never);
  const copies = Array.from({ length: count }, (_, index) => ({ owner: 'ada ', window: `w${index}` }));
  vi.spyOn(copyStorage, 'all').mockResolvedValue(copies as LocalCopy[]);
}

test('work of another window, and work that waits to be downloaded, is known before signing out deletes it', async () => {
  keep(0);
  expect(await keepsWorkElsewhere()).toBe(false);
  keep(1);
  expect(await keepsWorkElsewhere()).toBe(true);
  keep(0);
  offerLost({ file: '{}', copy: null });
  expect(await keepsWorkElsewhere()).toBe(true);
});

/** Opens a school in a browser that keeps one copy of work, which began from a version that only the server has. */
function openWithCopy(): LocalCopy {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('navigator', {});
  keep(0);
  const base = createDraft({ schoolName: 'Hill School' });
  const solutionStore = { version: SOLUTION_VERSION, solution: null } as const;
  const file: DraftFile = { fileVersion: FILE_VERSION, dataStore: base, solutionStore, pageMemory: {} };
  draftSession.open(file);
  saver.opened({ hash: 'h1', versionID: 'v1', date: '', text: serializeDraftFile(file) });
  const changes = diffDrafts(base, runCommand(base, commands.setSchoolName, { schoolName: 'Lake School' }));
  const copy: LocalCopy = {
    ...{ owner: 'ada ', window: 'ended', at: 0, baseHash: 'h0', storeVersion: STORE_VERSION },
    changes,
  };
  vi.mocked(copyStorage.all).mockResolvedValue([copy]);
  return copy;
}

const storage = { versions: 0, bytes: 0 };
const noVersions = () =>
  Response.json({
    versions: [],
    currentID: null,
    publishedIDs: [],
    storage: { used: storage, quota: storage },
  });

test('work is offered once the server answers again, from whose version it began', async () => {
  const copy = openWithCopy();
  const removed = vi.spyOn(copyStorage, 'remove').mockResolvedValue();
  const answer = vi.fn(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', answer);
  await offerUnsavedWork();
  expect(useUnsavedWork.getState().offered).toBeNull();
  answer.mockImplementation(async () => noVersions());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(useUnsavedWork.getState().offered?.copy).toBe(copy);
  expect(removed).not.toHaveBeenCalled();
  saver.closed();
  draftSession.close();
});

test('a server that does not answer is asked again after waits that grow, at most one at a time', async () => {
  openWithCopy();
  const answer = vi.fn(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', answer);
  await Promise.all([offerUnsavedWork(), offerUnsavedWork()]);
  const asked = answer.mock.calls.length;
  // After 5, 10, 20, 40 and 80 seconds.
  await vi.advanceTimersByTimeAsync(155_000);
  expect(answer.mock.calls.length - asked).toBeLessThanOrEqual(5);
  expect(answer.mock.calls.length - asked).toBeGreaterThanOrEqual(4);
  answer.mockImplementation(async () => noVersions());
  await vi.advanceTimersByTimeAsync(300_000);
  expect(useUnsavedWork.getState().offered).not.toBeNull();
  saver.closed();
  draftSession.close();
});

test('the wait is as long as the server asks for', async () => {
  openWithCopy();
  const limited = {
    code: 'TOO_MANY_REQUESTS',
    message: 'wait',
    requestId: 'r1',
    details: { retryAfter: 60 },
  };
  const answer = vi.fn(async () => Response.json({ error: limited }, { status: 429 }));
  vi.stubGlobal('fetch', answer);
  await offerUnsavedWork();
  answer.mockImplementation(async () => noVersions());
  await vi.advanceTimersByTimeAsync(59_000);
  expect(answer).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(useUnsavedWork.getState().offered).not.toBeNull();
  saver.closed();
  draftSession.close();
});

test('what is typed in another open window is known before signing out deletes it', async () => {
  openWithCopy();
  vi.mocked(copyStorage.all).mockResolvedValue([]);
  const entry: KeptEntry = {
    ...{ owner: 'ada ', window: 'open', form: '/teachers/add', title: 'New teacher', path: '/teachers/add' },
    ...{ at: Date.now(), storeVersion: STORE_VERSION, value: 'Ada' },
  };
  const all = vi.spyOn(entryStorage, 'all').mockResolvedValue([entry]);
  expect(await keepsWorkElsewhere()).toBe(true);
  // Its form can no longer be opened.
  all.mockResolvedValue([{ ...entry, records: ['gone'] }]);
  expect(await keepsWorkElsewhere()).toBe(false);
  saver.closed();
  draftSession.close();
});
