import { commands, createDraft, FILE_VERSION, SOLUTION_VERSION, serializeDraftFile } from '@bellgrid/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import { toast } from '../../platform/toast.tsx';
import { draftSession } from '../draft/draft-session.ts';
import { copyStorage, type LocalCopy } from './copy-storage.ts';
import { entryStorage, forgetOffers, keepEntry } from './kept-entries.ts';
import { forgetLocalCopies, keepLocalCopy } from './local-copy.ts';
import { saver } from './saver.ts';

/** The copies in the browser: there is no IndexedDB outside of one. */
let kept: LocalCopy[];
let refuses: boolean;
let end: () => void;

const rename = (schoolName: string) => draftSession.store.run(commands.setSchoolName, { schoolName });

function signIn(uid: string | null): void {
  const user = uid === null ? null : { uid, impersonatedBy: null };
  queryClient.setQueryData(currentUserQuery.queryKey, user as never);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async () =>
    Response.json({
      version: {
        ...{ id: 'v1', date: '2026-03-01T10:00:00.000Z', lastModified: '2026-03-01T10:00:00.000Z' },
        ...{ label: null, saveReason: null, revertedFrom: null, hash: 'h1', statistics: null },
      },
    }),
  );
  kept = [];
  refuses = false;
  vi.spyOn(copyStorage, 'put').mockImplementation(async (copy) => {
    if (refuses) throw new Error('QuotaExceededError');
    kept = [...kept.filter(({ window }) => window !== copy.window), copy];
  });
  vi.spyOn(copyStorage, 'remove').mockImplementation(async (copy) => {
    kept = kept.filter(({ owner, window }) => owner !== copy.owner || window !== copy.window);
  });
  vi.spyOn(copyStorage, 'removeAll').mockImplementation(async (owner) => {
    kept = kept.filter((copy) => copy.owner !== owner);
  });
  vi.spyOn(entryStorage, 'removeAll').mockResolvedValue();
  signIn('ada');
  draftSession.open({
    fileVersion: FILE_VERSION,
    dataStore: createDraft({ schoolName: 'Hill School' }),
    solutionStore: { version: SOLUTION_VERSION, solution: null },
    pageMemory: {},
  });
  saver.opened({ hash: 'h0', versionID: 'v0', date: '', text: serializeDraftFile(draftSession.file()) });
  end = keepLocalCopy();
});

afterEach(async () => {
  end();
  saver.closed();
  await forgetLocalCopies('ada ');
  queryClient.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('every edit is kept within 300 ms, however fast they come, and what is kept goes once it is saved', async () => {
  for (const name of ['L', 'La', 'Lak', 'Lake', 'Lake S', 'Lake Sc', 'Lake School']) {
    rename(name);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(kept).toMatchObject([{ owner: 'ada ', baseHash: 'h0' }]);
  await vi.advanceTimersByTimeAsync(250);
  expect(JSON.stringify(kept[0]?.changes)).toContain('Lake School');
  expect(await saver.now()).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  expect(kept).toEqual([]);
});

test('what the browser does not keep, for want of room or in a private window, is told once, and saving goes on', async () => {
  const warned = vi.spyOn(toast, 'warning').mockReturnValue('');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  refuses = true;
  for (const name of ['Lake School', 'Sea School']) {
    rename(name);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(warned).toHaveBeenCalledTimes(1);
  expect(await saver.now()).toBe(true);
});

test('the copies of an account go also when nobody is signed in any more, those of another account stay', async () => {
  rename('Lake School');
  await vi.advanceTimersByTimeAsync(300);
  kept = [...kept, { ...(kept[0] as LocalCopy), owner: 'ben ', window: 'w' }];
  signIn(null);
  end();
  saver.closed();
  draftSession.close();
  await forgetLocalCopies('ada ');
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept.map(({ owner }) => owner)).toEqual(['ben ']);
});

test('a form that fails to say what is in it keeps no edit from being kept as the page is left', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const place = { form: 'broken', title: 'Broken', path: '/' };
  keepEntry(place, () => {
    throw new Error('broken');
  });
  rename('Lake School');
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(JSON.stringify(kept)).toContain('Lake School');
  forgetOffers();
});
