import {
  commands,
  createDraft,
  FILE_VERSION,
  loadDraftFile,
  SOLUTION_VERSION,
  serializeDraftFile,
} from '@bellgrid/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reopen = vi.fn<() => Promise<void>>();
vi.mock('./open-current-draft.ts', () => ({ reopenCurrentDraft: () => reopen() }));

/** The modules anew: other tests may have loaded them with the real way to reopen a draft. */
async function openWindow() {
  vi.resetModules();
  const [{ draftSession }, { saver }, sync] = await Promise.all([
    import('../draft/draft-session.ts'),
    import('../saving/saver.ts'),
    import('./out-of-sync.ts'),
  ]);
  draftSession.open({
    fileVersion: FILE_VERSION,
    dataStore: createDraft({ schoolName: 'Hill School' }),
    solutionStore: { version: SOLUTION_VERSION, solution: null },
    pageMemory: {},
  });
  saver.opened({ hash: 'h0', versionID: 'v0', date: '', text: serializeDraftFile(draftSession.file()) });
  return { draftSession, saver, ...sync };
}

beforeEach(() => {
  vi.useFakeTimers();
  reopen.mockReset().mockResolvedValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

test('F11: unsaved changes of this window can be downloaded while it catches up with another', async () => {
  const { draftSession, saver, startSync, useOutOfSync, SYNC_DELAY_MS } = await openWindow();
  draftSession.store.run(commands.setSchoolName, { schoolName: 'Lake School' });
  const synced = startSync();
  expect(useOutOfSync.getState().active).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  const loaded = loadDraftFile(useOutOfSync.getState().lost[0]?.file ?? '');
  expect(loaded.ok && loaded.file.dataStore.schoolData.schoolName).toBe('Lake School');
  await vi.advanceTimersByTimeAsync(SYNC_DELAY_MS);
  await synced;
  expect(reopen).toHaveBeenCalledOnce();
  expect(useOutOfSync.getState().active).toBe(false);
  saver.closed();
});

test('a window in which everything is saved has nothing to download', async () => {
  const { startSync, useOutOfSync, SYNC_DELAY_MS } = await openWindow();
  const synced = startSync();
  expect(useOutOfSync.getState()).toMatchObject({ active: true, lost: [] });
  await vi.advanceTimersByTimeAsync(SYNC_DELAY_MS);
  await synced;
});

test('lost changes are offered once, dismissed one by one with their copy, and forgotten with the school', async () => {
  const { offerLost, dismissLost, forgetOutOfSync, useOutOfSync } = await openWindow();
  const { copyStorage } = await import('../saving/copy-storage.ts');
  const remove = vi.spyOn(copyStorage, 'remove').mockResolvedValue();
  const files = () => useOutOfSync.getState().lost.map(({ file }) => file);
  const copy = { owner: 'u', window: 'w', at: 0, baseHash: '', storeVersion: 1, changes: { file: 'first' } };
  offerLost({ file: 'first', copy });
  offerLost({ file: 'first, once more', copy });
  offerLost({ file: 'second', copy: null });
  expect(files()).toEqual(['first', 'second']);
  await dismissLost();
  expect(remove).toHaveBeenCalledExactlyOnceWith(copy);
  expect(files()).toEqual(['second']);
  forgetOutOfSync();
  expect(files()).toEqual([]);
});
