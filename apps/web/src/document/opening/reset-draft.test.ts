import {
  commands,
  createExampleSchool,
  FILE_VERSION,
  loadDraftFile,
  SOLUTION_VERSION,
} from '@bellgrid/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import { draftSession } from '../draft/draft-session.ts';
import { copyStorage, type LocalCopy } from '../saving/copy-storage.ts';
import { keepLocalCopy } from '../saving/local-copy.ts';
import { saver } from '../saving/saver.ts';
import { resetDraft } from './reset-draft.ts';

const version = {
  id: 'v1',
  date: '2026-03-01T10:00:00.000Z',
  lastModified: '2026-03-01T10:00:00.000Z',
  label: null,
  saveReason: null,
  revertedFrom: null,
  hash: 'h1',
  statistics: null,
};

/** The copies in the browser: there is no IndexedDB outside of one. */
let kept: LocalCopy[];
let saves: { readonly query: Record<string, string>; readonly text: string }[];
let isReachable: boolean;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    if (pathname === '/api/versions/current') {
      if (!isReachable) throw new TypeError('no network');
      const bytes = (init.body as Blob).stream().pipeThrough(new DecompressionStream('gzip'));
      saves.push({ query: Object.fromEntries(searchParams), text: await new Response(bytes).text() });
    }
    return Response.json({ version });
  });
  kept = [];
  saves = [];
  isReachable = true;
  vi.spyOn(copyStorage, 'put').mockImplementation(async (copy) => void kept.push(copy));
  vi.spyOn(copyStorage, 'removeAll').mockImplementation(async (owner) => {
    kept = kept.filter((copy) => copy.owner !== owner);
  });
  queryClient.setQueryData(currentUserQuery.queryKey, { uid: 'ada', impersonatedBy: null } as never);
  draftSession.open({
    fileVersion: FILE_VERSION,
    dataStore: createExampleSchool(),
    solutionStore: { version: SOLUTION_VERSION, solution: null },
    pageMemory: {},
  });
  saver.opened({ hash: 'h0', versionID: 'v0', date: '', text: null });
  end = keepLocalCopy();
});

afterEach(() => {
  end();
  saver.closed();
  queryClient.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function keepACopy(): Promise<void> {
  draftSession.store.run(commands.setSchoolName, { schoolName: 'Lake School' });
  await vi.advanceTimersByTimeAsync(300);
  expect(kept).toHaveLength(1);
}

test('an empty school takes the place of the open one, as a version of its own, and its unsaved copies go', async () => {
  await keepACopy();
  expect(await resetDraft('Hill School')).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  expect(kept).toEqual([]);
  expect(saves).toHaveLength(1);
  expect(saves[0]?.query).toMatchObject({ baseHash: 'h1', saveReason: 'reset' });
  const loaded = loadDraftFile(saves[0]?.text ?? '');
  const school = loaded.ok ? loaded.file.dataStore : null;
  expect(school?.schoolData.schoolName).toBe('Hill School');
  expect([school?.teachers, school?.groups, school?.lessons]).toEqual([{}, {}, {}]);
});

test('a browser that refuses to delete the copies does not keep the school from being reset', async () => {
  await keepACopy();
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(copyStorage, 'removeAll').mockRejectedValue(new Error('QuotaExceededError'));
  expect(await resetDraft('Hill School')).toBe(true);
  expect(warned).toHaveBeenCalledWith('no copies to remove', expect.any(Error));
  expect(saves).toHaveLength(1);
  expect(saver.isSaved).toBe(true);
});

test('a reset that could not be saved says so', async () => {
  isReachable = false;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await resetDraft('Hill School')).toBe(false);
  expect(saver.isSaved).toBe(false);
});
