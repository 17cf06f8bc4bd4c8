import { gunzipSync } from 'node:zlib';
import {
  commands,
  createDraft,
  FILE_VERSION,
  SOLUTION_VERSION,
  serializeDraftFile,
  teacherSchema,
} from '@bellgrid/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftSession } from '../draft/draft-session.ts';
import { saver, sessionID } from './saver.ts';

const version = (hash: string) => ({
  id: 'v1',
  date: '2026-03-01T10:00:00.000Z',
  lastModified: '2026-03-01T10:00:00.000Z',
  label: null,
  saveReason: null,
  revertedFrom: null,
  hash,
  statistics: null,
});

const rename = (schoolName: string) => draftSession.store.run(commands.setSchoolName, { schoolName });

/** The saves that reached the server: query and file. */
const saves: { query: URLSearchParams; text: string }[] = [];
let answer: () => Response;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  saves.length = 0;
  answer = () => Response.json({ version: version(`h${saves.length}`) });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const bytes = init.body instanceof Blob ? await init.body.arrayBuffer() : new ArrayBuffer(0);
    const query = new URL(address, 'http://localhost').searchParams;
    saves.push({ query, text: gunzipSync(new Uint8Array(bytes)).toString() });
    return answer();
  });
  draftSession.open({
    fileVersion: FILE_VERSION,
    dataStore: createDraft({ schoolName: 'Hill School' }),
    solutionStore: { version: SOLUTION_VERSION, solution: null },
    pageMemory: {},
  });
  saver.opened({ hash: 'h0', versionID: 'v0', date: '', text: serializeDraftFile(draftSession.file()) });
});

afterEach(() => {
  saver.closed();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('saves the whole file, based on the version that it was opened from', async () => {
  rename('Lake School');
  await expect(saver.now('export')).resolves.toBe(true);
  expect(Object.fromEntries(saves[0]?.query ?? [])).toEqual({
    baseHash: 'h0',
    sessionID,
    saveReason: 'export',
  });
  expect(saves[0]?.text).toBe(serializeDraftFile(draftSession.file()));
});

test('bases the next save on the one before', async () => {
  rename('Lake School');
  await saver.now();
  rename('Sea School');
  await saver.now();
  expect(saves.map(({ query }) => query.get('baseHash'))).toEqual(['h0', 'h1']);
});

test('sends nothing when nothing effectively changed', async () => {
  rename('Lake School');
  draftSession.store.undo();
  expect(saver.state.status).toBe('dirty');
  await expect(saver.now()).resolves.toBe(true);
  expect(saves).toEqual([]);
});

test('a saved draft is saved once more for a reason, which its version says', async () => {
  await expect(saver.now('export')).resolves.toBe(true);
  expect(saves.map(({ query }) => query.get('saveReason'))).toEqual(['export']);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer = () => Response.json({ error: { code: 'MAINTENANCE', message: 'closed' } }, { status: 503 });
  await expect(saver.now('pdf-export')).resolves.toBe(true);
  expect(saver.state.status).toBe('clean');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('when another window has saved something else, it is followed and the save made once more', async () => {
  const followed = vi.fn(async () => {
    answer = () => Response.json({ version: version('h2') });
  });
  saver.followBy(followed);
  answer = () => Response.json({ error: { code: 'OUT_OF_SYNC', message: 'stale' } }, { status: 409 });
  rename('Lake School');
  await expect(saver.now('export')).resolves.toBe(true);
  expect(followed).toHaveBeenCalled();
  expect(saves.map(({ query }) => query.get('saveReason'))).toEqual(['export', 'export']);
});

test('follows a version of another window, but not its own or the one that is open', () => {
  const followed = vi.fn(async () => {});
  saver.followBy(followed);
  saver.versionSeen(null);
  saver.versionSeen({ version: version('h0'), sessionID: 'another' });
  saver.versionSeen({ version: version('h9'), sessionID });
  expect(followed).not.toHaveBeenCalled();
  saver.versionSeen({ version: version('h9'), sessionID: 'another' });
  expect(followed).toHaveBeenCalledTimes(1);
});

test('a window that took over what another saved is saved; with changes of its own it saves them at once', async () => {
  const file = draftSession.file();
  const theirs = {
    ...file.dataStore,
    schoolData: { ...file.dataStore.schoolData, schoolName: 'Sea School' },
  };
  const on = {
    hash: 'h9',
    versionID: 'v9',
    date: '',
    text: serializeDraftFile({ ...file, dataStore: theirs }),
    draft: theirs,
  };
  draftSession.rebase({ ...file, dataStore: theirs });
  saver.rebased(on);
  expect(saver.isSaved).toBe(true);
  rename('Lake School');
  saver.rebased(on);
  await vi.waitFor(() => expect(saver.isSaved).toBe(true));
  expect(saves.map(({ query }) => query.get('baseHash'))).toEqual(['h9']);
});

test('a save that is being made ready when the window continues from another version is not sent over that one', async () => {
  const { dataStore, ...rest } = draftSession.file();
  const theirs = { ...dataStore, schoolData: { ...dataStore.schoolData, schoolName: 'Sea School' } };
  const text = serializeDraftFile({ ...rest, dataStore: theirs });
  rename('Lake School');
  const saving = saver.now();
  draftSession.open({ ...rest, dataStore: theirs });
  saver.opened({ hash: 'h9', versionID: 'v9', date: '', text });
  expect(await saving).toBe(true);
  expect(saves).toEqual([]);
  expect(saver.baseHash).toBe('h9');
});

test('a save that is being made ready when the changes of two windows are joined saves those of both', async () => {
  const { dataStore, ...rest } = draftSession.file();
  const theirs = { ...dataStore, config: { ...dataStore.config, solverTimeout: 77 } };
  const text = serializeDraftFile({ ...rest, dataStore: theirs });
  rename('Lake School');
  const saving = saver.now('export');
  draftSession.rebase({ ...rest, dataStore: { ...draftSession.draft, config: theirs.config } });
  saver.rebased({ hash: 'h9', versionID: 'v9', date: '', text, draft: theirs });
  expect(await saving).toBe(true);
  expect(saves.map(({ query }) => query.get('baseHash'))).not.toContain('h0');
  expect(saves.every((save) => /Lake School/.test(save.text) && /"solverTimeout":77/.test(save.text))).toBe(
    true,
  );
});

test('sends ready changes when the page goes away', async () => {
  rename('Lake School');
  await vi.advanceTimersByTimeAsync(400);
  await vi.waitFor(() => {
    saver.leaving();
    expect(saves.length).toBeGreaterThan(0);
  });
  expect(saves[0]?.text).toContain('Lake School');
});

/** Opens a school whose file has about this number of bytes as gzip bytes: names that hardly compress. */
function openLarge(bytes: number): void {
  const draft = createDraft({ schoolName: 'Hill School' });
  let state = 1;
  const name = () => {
    let letters = '';
    while (letters.length < 60) {
      state = (state * 1103515245 + 12345) % 2 ** 31;
      letters += state.toString(36);
    }
    return letters;
  };
  for (let index = 0; index < bytes / 50; index += 1) {
    const id = `teacher-${index}`;
    draft.teachers[id] = teacherSchema.parse({ id, name: name() });
  }
  draftSession.open({ ...draftSession.file(), dataStore: draft });
  saver.opened({ hash: 'h0', versionID: 'v0', date: '', text: serializeDraftFile(draftSession.file()) });
}

test.each([
  ['small enough for a request that outlives its page', 40_000, 1],
  ['larger than such a request may be', 90_000, 0],
])('a ready change of a school that is %s: as the page goes away', async (_, bytes, sent) => {
  openLarge(bytes);
  rename('Lake School');
  answer = () => Response.json({ error: { code: 'UNAVAILABLE', message: 'later' } }, { status: 503 });
  // It is ready: the same revision is not compressed again.
  await saver.now();
  const before = saves.length;
  saver.leaving();
  await vi.waitFor(() => expect(saves.length).toBe(before + sent));
  // Only an answer makes it saved: the copy in the browser stays until then.
  expect(saver.isSaved).toBe(false);
});

test('a save that failed is tried again as soon as the live channel is back', async () => {
  answer = () => Response.json({ error: { code: 'MAINTENANCE', message: 'later' } }, { status: 503 });
  rename('Lake School');
  expect(await saver.now()).toBe(false);
  expect(saver.state.gaveUp).toBe(true);
  answer = () => Response.json({ version: version('h1') });
  saver.versionSeen({ version: version('h0'), sessionID: 'another' });
  await vi.waitFor(() => expect(saver.isSaved).toBe(true));
});
