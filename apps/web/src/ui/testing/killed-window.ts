import { afterEach, beforeEach, expect, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import {
  entryStorage,
  type KeptEntry,
  useKeptEntries,
  writeEntries,
} from '../../document/saving/kept-entries.ts';
import { beginWindow } from '../../document/saving/open-window.ts';
import { currentUserQuery } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import { closeDom, openSchool, settle } from './page-in-dom.tsx';

const isOther = (a: Pick<KeptEntry, 'owner' | 'window' | 'form'>) => (b: KeptEntry) =>
  b.owner !== a.owner || b.window !== a.window || b.form !== a.form;

const signIn = (): void => {
  queryClient.setQueryData(currentUserQuery.queryKey, { uid: 'ada', impersonatedBy: null } as never);
};

interface KilledWindows {
  /** The entries in the browser. */
  kept: KeptEntry[];
  /** Ends the window without giving up what is entered in it, and opens the same school in another one. */
  readonly kill: () => Promise<void>;
}

/** Stands for the browser’s storage of entries in the tests of a file, which can kill the window. */
export function killableWindows(): KilledWindows {
  let end = () => false;
  const browser: KilledWindows = {
    kept: [],
    kill: async () => {
      const { draft } = draftSession;
      // The last entry is written at once instead of a moment later.
      writeEntries();
      await vi.waitFor(() => expect(browser.kept).not.toEqual([]));
      await settle();
      const left = browser.kept.map((entry) => ({ ...entry, window: 'killed' }));
      await closeDom();
      signIn();
      await vi.waitFor(() => expect(browser.kept).toEqual([]));
      openSchool(draft);
      browser.kept = left;
      useKeptEntries.setState({ offered: left });
    },
  };
  beforeEach(() => {
    browser.kept = [];
    vi.spyOn(entryStorage, 'put').mockImplementation(async (entry, inPlaceOf = []) => {
      const isLeft = (each: KeptEntry) => [entry, ...inPlaceOf].every((other) => isOther(other)(each));
      browser.kept = [...browser.kept.filter(isLeft), entry];
    });
    vi.spyOn(entryStorage, 'remove').mockImplementation(async (entry) => {
      browser.kept = browser.kept.filter(isOther(entry));
    });
    vi.spyOn(entryStorage, 'all').mockImplementation(async () => browser.kept);
    signIn();
    end = beginWindow();
  });
  afterEach(() => {
    end();
    useKeptEntries.setState({ offered: [], shown: [] });
    vi.restoreAllMocks();
  });
  return browser;
}
