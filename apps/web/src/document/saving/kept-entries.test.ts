import { createDraft, STORE_VERSION } from '@bellgrid/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useSessionEnd } from '../../platform/session-end.ts';
import {
  canBeOpened,
  dropEntry,
  endEntryOffer,
  endOffers,
  endRestoredOffer,
  entryStorage,
  findKeptEntries,
  forgetEntries,
  forgetOffers,
  holdEntries,
  isStillKept,
  type KeptEntry,
  keepEntry,
  otherEntries,
  useKeptEntries,
  writeEntries,
} from './kept-entries.ts';
import { beginWindow } from './open-window.ts';

/** The entries in the browser: there is no IndexedDB outside of one. */
let kept: KeptEntry[];
/** The windows that hold a lock. */
let living: string[];
let end: () => void;

const PLACE = { form: '/teachers/ada', title: 'Edit teacher', path: '/teachers/ada' };
const isOther = (a: Pick<KeptEntry, 'owner' | 'window' | 'form'>) => (b: KeptEntry) =>
  b.owner !== a.owner || b.window !== a.window || b.form !== a.form;

function signIn(uid: string): void {
  queryClient.setQueryData(currentUserQuery.queryKey, { uid, impersonatedBy: null } as never);
}

/** Closes the school as a killed window does, and opens it again. */
function reopen(): void {
  end();
  forgetOffers();
  end = beginWindow();
}

const offered = async () => {
  await findKeptEntries();
  return useKeptEntries.getState().offered.map(({ value }) => value);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  living = [];
  const locks = {
    query: async () => ({ held: living.map((id) => ({ name: `bellgrid-window-${id}` })) }),
    request: async () => {},
  };
  vi.stubGlobal('navigator', { locks });
  kept = [];
  vi.spyOn(entryStorage, 'put').mockImplementation(async (entry, inPlaceOf = []) => {
    kept = [...kept.filter((each) => [entry, ...inPlaceOf].every((other) => isOther(other)(each))), entry];
  });
  vi.spyOn(entryStorage, 'remove').mockImplementation(async (entry) => {
    kept = kept.filter(isOther(entry));
  });
  vi.spyOn(entryStorage, 'removeAll').mockImplementation(async (owner) => {
    kept = kept.filter((entry) => entry.owner !== owner);
  });
  vi.spyOn(entryStorage, 'all').mockImplementation(async (owner) =>
    kept.filter((entry) => entry.owner === owner),
  );
  signIn('ada');
  end = beginWindow();
});

afterEach(async () => {
  end();
  await forgetEntries('ada ');
  queryClient.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is typed is kept within 300 ms, however fast it comes, and offered after the window has ended', async () => {
  for (const value of ['A', 'Ad', 'Ada']) {
    keepEntry(PLACE, () => value);
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(200);
  expect(kept.map(({ value }) => value)).toEqual(['Ada']);
  expect(await offered()).toEqual([]);
  reopen();
  expect(await offered()).toEqual(['Ada']);
  const [entry] = useKeptEntries.getState().offered;
  if (entry) await endEntryOffer(entry);
  expect([kept, useKeptEntries.getState().offered]).toEqual([[], []]);
});

test('an entry goes when its form is saved or given up, also when the school is closed with it', async () => {
  keepEntry(PLACE, () => 'Ada');
  await vi.advanceTimersByTimeAsync(300);
  end();
  dropEntry(PLACE.form);
  await vi.advanceTimersByTimeAsync(300);
  expect(kept).toEqual([]);
});

test('an entry stays when a failure takes its form away', async () => {
  keepEntry(PLACE, () => 'Ada');
  const release = holdEntries();
  dropEntry(PLACE.form);
  await vi.advanceTimersByTimeAsync(300);
  release();
  expect(kept).toHaveLength(1);
});

test('entries of another account, of a window that is open, of another edition and old ones are not offered', async () => {
  keepEntry(PLACE, () => 'Ada');
  await vi.advanceTimersByTimeAsync(300);
  const [entry] = kept;
  if (!entry) throw new Error('nothing is kept');
  const month = 31 * 24 * 60 * 60 * 1000;
  reopen();
  kept = [
    { ...entry, form: 'ben', owner: 'ben ' },
    { ...entry, form: 'open', window: 'open' },
    { ...entry, form: 'edition', storeVersion: STORE_VERSION - 1 },
    { ...entry, form: 'old', at: entry.at - month },
    { ...entry, form: 'new' },
  ];
  living = ['open'];
  expect(await offered()).toEqual(['Ada']);
  expect(kept.map(({ form }) => form)).toEqual(['ben', 'open', 'new']);
  await forgetEntries('ada ');
  expect(kept.map(({ owner }) => owner)).toEqual(['ben ']);
});

test('an offer that was not answered stays after the one of what was typed on in the form', async () => {
  for (const value of ['earlier', 'latest']) {
    keepEntry(PLACE, () => value);
    await vi.advanceTimersByTimeAsync(300);
    reopen();
  }
  expect(await offered()).toEqual(['latest', 'earlier']);
  const [latest] = useKeptEntries.getState().offered;
  if (latest) await endEntryOffer(latest);
  expect(await offered()).toEqual(['earlier']);
});

test('an entry is written again only where it differs, and its time is that of the last change', async () => {
  let value = 'Ada';
  const keep = async () => {
    keepEntry(PLACE, () => value);
    await vi.advanceTimersByTimeAsync(60_000);
  };
  await keep();
  const [first] = kept;
  await keep();
  expect(entryStorage.put).toHaveBeenCalledTimes(1);
  value = 'Ada Hill';
  await keep();
  expect(entryStorage.put).toHaveBeenCalledTimes(2);
  expect(kept[0]?.at).toBe((first?.at ?? 0) + 120_000);
});

test('two new items typed in two windows are both offered', async () => {
  const add = { ...PLACE, form: '/teachers/add' };
  keepEntry(add, () => 'Ada');
  await vi.advanceTimersByTimeAsync(300);
  kept = [...kept, ...kept.map((entry) => ({ ...entry, window: 'second', value: 'Ben', at: entry.at + 1 }))];
  reopen();
  expect(await offered()).toEqual(['Ben', 'Ada']);
  expect(await offered()).toEqual(['Ben', 'Ada']);
});

test('an entry is written in the place of the one that was restored in it, in one step', async () => {
  keepEntry(PLACE, () => 'Ada');
  await vi.advanceTimersByTimeAsync(300);
  reopen();
  await findKeptEntries();
  const [entry] = useKeptEntries.getState().offered;
  if (!entry) throw new Error('nothing is offered');
  // The window ends with the first write.
  vi.spyOn(entryStorage, 'remove').mockImplementation(() => new Promise(() => {}));
  keepEntry(PLACE, () => 'Ada L.');
  endRestoredOffer(entry, null);
  await vi.advanceTimersByTimeAsync(300);
  expect(kept.map(({ value }) => value)).toEqual(['Ada L.']);
});

test('a form that fails to say what is in it keeps no other from being written', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  keepEntry({ ...PLACE, form: 'broken' }, () => {
    throw new Error('broken');
  });
  keepEntry(PLACE, () => 'Ada');
  expect(writeEntries).not.toThrow();
  await vi.advanceTimersByTimeAsync(300);
  expect(kept.map(({ value }) => value)).toEqual(['Ada']);
});

test('a restored entry stays in the browser until its form is written, and longer where that fails', async () => {
  const left = async () => {
    await offered();
    const [entry] = useKeptEntries.getState().offered;
    if (!entry) throw new Error('nothing is offered');
    return entry;
  };
  keepEntry(PLACE, () => 'Ada');
  await vi.advanceTimersByTimeAsync(300);
  reopen();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(entryStorage.put).mockRejectedValueOnce(new Error('QuotaExceededError'));
  endRestoredOffer(await left(), null);
  expect(useKeptEntries.getState().offered).toEqual([]);
  keepEntry(PLACE, () => 'Ada');
  await vi.advanceTimersByTimeAsync(300);
  expect(kept).toHaveLength(1);
  forgetOffers();
  const entry = await left();
  endRestoredOffer(entry, null);
  keepEntry(PLACE, () => 'Ada');
  expect(kept).toEqual([entry]);
  expect(await isStillKept(entry)).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  expect(kept.map(({ value, window }) => [value, window === entry.window])).toEqual([['Ada', false]]);
  expect(await isStillKept(entry)).toBe(false);
});

test('after the end of the session nothing is written; once it goes on, what the forms hold is kept again', async () => {
  keepEntry(PLACE, () => 'Ada');
  await vi.advanceTimersByTimeAsync(300);
  kept = [];
  useSessionEnd.setState({ end: 'signedOut' });
  keepEntry(PLACE, () => 'Ada Hill');
  await vi.advanceTimersByTimeAsync(300);
  expect(kept).toEqual([]);
  useSessionEnd.setState({ end: null });
  await vi.advanceTimersByTimeAsync(300);
  expect(kept.map(({ value }) => value)).toEqual(['Ada Hill']);
});

test('an entry whose record is gone is not offered, and is there again with the record', async () => {
  const place = { ...PLACE, records: ['ada'] };
  keepEntry(place, () => 'Ada');
  await vi.advanceTimersByTimeAsync(300);
  reopen();
  await offered();
  const [entry] = useKeptEntries.getState().offered;
  if (!entry) throw new Error('nothing is offered');
  const without = createDraft({ schoolName: 'Hill' });
  const { teachers } = createDraft({ schoolName: 'Hill' });
  const withAda = { ...without, teachers: { ...teachers, ada: { id: 'ada' } } } as unknown as typeof without;
  expect([canBeOpened(entry, without), canBeOpened(entry, withAda)]).toEqual([false, true]);
  expect([await otherEntries(without), await otherEntries(withAda)]).toEqual([[], [entry]]);
  expect(kept).toEqual([entry]);
});

test('the offers of one form end with its save, the others stay', async () => {
  keepEntry(PLACE, () => 'Ada');
  keepEntry({ ...PLACE, form: '/teachers/ben' }, () => 'Ben');
  await vi.advanceTimersByTimeAsync(300);
  reopen();
  await offered();
  endOffers(PLACE.form);
  await vi.advanceTimersByTimeAsync(0);
  expect([kept.map(({ value }) => value), await offered()]).toEqual([['Ben'], ['Ben']]);
});
