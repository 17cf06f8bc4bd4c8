import { type Id, STORE_VERSION } from '@bellgrid/model';
import { create } from 'zustand';
import { createBrowserStore } from './browser-store.ts';
import { copyOwner, ofEndedWindows, openWindow } from './open-window.ts';

/** The place of an entry, and its name for the user. */
export interface EntryPlace {
  /** One for each form or field of a school, the same at each opening. */
  readonly form: string;
  readonly title: string;
  /** The address of the screen. */
  readonly path: string;
}

/** An entry in a form or field that is in no draft yet. */
export interface KeptEntry extends EntryPlace {
  /** The account, and the administrator who acts as it: the entry is offered to no other user. */
  readonly owner: string;
  /** The opening of the school that it is of. */
  readonly window: Id;
  /** The time of its last change, in milliseconds since 1970. */
  readonly at: number;
  /** The version of the records, of which it may be made. */
  readonly storeVersion: number;
  readonly value: unknown;
}

/** The entries in this browser. */
export const entryStorage = createBrowserStore<KeptEntry, 'window' | 'form'>({
  database: 'bellgrid-entries',
  store: 'entries',
  keyPath: ['owner', 'window', 'form'],
});

/** The entries of windows that have ended, the newest first: several of one form where an offer was not answered. */
export const useKeptEntries = create<{
  readonly offered: readonly KeptEntry[];
  /** The forms that have shown their offer: it needs no other notice. */
  readonly shown: readonly string[];
}>(() => ({ offered: [], shown: [] }));

/** An entry waits no longer to be written; several within this time are written at once. */
const WITHIN_MS = 150;
/** An entry whose form was not opened again for so long is removed. */
const LONGEST_MS = 30 * 24 * 60 * 60 * 1000;

/** The key of an entry. */
type EntryKey = Pick<KeptEntry, 'owner' | 'window' | 'form'>;
type Typed = Omit<KeptEntry, keyof EntryKey>;

/** The forms that have an entry, written or not. */
const entered = new Map<string, EntryKey>();
/** The entries that are not written as they are now: the function that reads one, or null where it is to be removed. */
const planned = new Map<EntryKey, (() => Typed) | null>();
let timer: ReturnType<typeof setTimeout> | undefined;
let lastWrite: Promise<unknown> = Promise.resolve();
let isHeld = false;

/** Keeps what is typed in a form in the browser, within 300 ms. It is read when it is written. */
export function keepEntry({ form, ...place }: EntryPlace, read: () => unknown): void {
  const key = entered.get(form) ?? newKey(form);
  if (key === null) return;
  entered.set(form, key);
  const at = Date.now();
  plan(key, () => ({ ...place, at, storeVersion: STORE_VERSION, value: read() }));
}

function newKey(form: string): EntryKey | null {
  const [owner, window] = [copyOwner(), openWindow()];
  return owner === null || window === null ? null : { owner, window, form };
}

/** Removes what is kept of a form: it was saved, or given up. */
export function dropEntry(form: string): void {
  const key = entered.get(form);
  if (key === undefined || isHeld) return;
  entered.delete(form);
  plan(key, null);
}

function plan(key: EntryKey, read: (() => Typed) | null): void {
  planned.set(key, read);
  timer ??= setTimeout(writeEntries, WITHIN_MS);
}

/** Writes what is planned now. */
export function writeEntries(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const [key, read] of planned) {
    // It is read before earlier ones are written: the form may be closed then.
    const typed = read?.() ?? null;
    lastWrite = lastWrite
      .then(() => (typed ? entryStorage.put({ ...key, ...typed }) : entryStorage.remove(key)))
      .catch((error: unknown) => console.warn('an entry could not be kept in this browser', error));
  }
  planned.clear();
}

/** Leaves what is kept as it is until the returned function is called: forms that a failure removes are not given up. */
export function holdEntries(): () => void {
  writeEntries();
  isHeld = true;
  return () => {
    isHeld = false;
  };
}

/** Finds the entries of windows that have ended; too old ones, and those of another edition's records, are removed. */
export async function findKeptEntries(): Promise<void> {
  const owner = copyOwner();
  if (owner === null) return;
  try {
    const entries = (await entryStorage.all(owner)).filter(({ window }) => window !== openWindow());
    const ended = await ofEndedWindows(entries, findAgain);
    const isFit = ({ at, storeVersion }: KeptEntry) =>
      storeVersion === STORE_VERSION && Date.now() - at < LONGEST_MS;
    for (const entry of ended) {
      if (!isFit(entry)) await entryStorage.remove(entry);
    }
    useKeptEntries.setState({ offered: ended.filter(isFit).sort((a, b) => b.at - a.at) });
  } catch (error) {
    console.warn('what this browser keeps could not be read', error);
  }
}

const findAgain = () => void findKeptEntries();

/** Notes that a form shows its offer. */
export const noteShownOffer = (form: string): void =>
  useKeptEntries.setState(({ shown }) => (shown.includes(form) ? {} : { shown: [...shown, form] }));

/** Offers what a restored entry replaces in its form in the place of that entry. */
export async function offerReplaced(entry: KeptEntry, value: unknown): Promise<void> {
  const replaced = { ...entry, at: Date.now(), value };
  useKeptEntries.setState(({ offered }) => ({
    offered: [replaced, ...offered.filter((each) => each !== entry)],
  }));
  await entryStorage
    .put(replaced)
    .catch((error: unknown) => console.warn('an entry could not be kept in this browser', error));
}

/** Removes an entry that is offered: it is in its form again, or given up. */
export async function endEntryOffer(entry: KeptEntry): Promise<void> {
  useKeptEntries.setState(({ offered }) => ({ offered: offered.filter((each) => each !== entry) }));
  await entryStorage
    .remove(entry)
    .catch((error: unknown) => console.warn('an entry could not be removed', error));
}

/** Offers no entry any more in this window. */
export function forgetOffers(): void {
  planned.clear();
  entered.clear();
  useKeptEntries.setState({ offered: [], shown: [] });
}

/** Removes every entry of an account, of all windows. */
export async function forgetEntries(owner: string): Promise<void> {
  forgetOffers();
  await lastWrite;
  await entryStorage.removeAll(owner);
}
