import { type Draft, type Id, isSame, recordMaps, STORE_VERSION } from '@bellgrid/model';
import { create } from 'zustand';
import { useSessionEnd } from '../../platform/session-end.ts';
import { createBrowserStore } from './browser-store.ts';
import { copyOwner, ofEndedWindows, openWindow } from './open-window.ts';

/** The place of an entry, and its name for the user. */
export interface EntryPlace {
  /** One for each form or field of a school, the same at each opening. */
  readonly form: string;
  readonly title: string;
  /** The address of the screen. */
  readonly path: string;
  /** The records without which the form cannot be opened. */
  readonly records?: readonly Id[];
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

/** The forms that have an entry, written or not, each with the function that reads it. */
const entered = new Map<string, { readonly key: EntryKey; readonly read: () => Typed }>();
/** The entries that may not be written as they are now: the function that reads one, or null where it is to be removed. */
const planned = new Map<EntryKey, (() => Typed) | null>();
const lastWritten = new WeakMap<EntryKey, Typed>();
/** The offers that were restored: they end, or what they replaced takes their place, once their form is written. */
const restored = new Map<string, { readonly entry: KeptEntry; readonly replaced: KeptEntry | null }>();
const nameOf = ({ owner, window, form }: EntryKey): string => JSON.stringify([owner, window, form]);
let timer: ReturnType<typeof setTimeout> | undefined;
let lastWrite: Promise<unknown> = Promise.resolve();
let isHeld = false;

/** Keeps what is typed in a form in the browser, within 300 ms. It is read when it is written, and written where it differs. */
export function keepEntry({ form, ...place }: EntryPlace, readValue: () => unknown): void {
  const key = entered.get(form)?.key ?? newKey(form);
  if (key === null) return;
  const read = (): Typed => ({
    ...place,
    at: Date.now(),
    storeVersion: STORE_VERSION,
    value: readValue(),
  });
  entered.set(form, { key, read });
  plan(key, read);
}

function newKey(form: string): EntryKey | null {
  const [owner, window] = [copyOwner(), openWindow()];
  return owner === null || window === null ? null : { owner, window, form };
}

/** Removes what is kept of a form: it was saved, or given up. */
export function dropEntry(form: string): void {
  const known = entered.get(form);
  if (known === undefined || isHeld) return;
  entered.delete(form);
  plan(known.key, null);
}

function plan(key: EntryKey, read: (() => Typed) | null): void {
  planned.set(key, read);
  timer ??= setTimeout(writeEntries, WITHIN_MS);
}

const isSession = (): boolean => useSessionEnd.getState().end === null;

// A sign-out in another window has removed the entries: they are kept again once the same account is signed in again.
useSessionEnd.subscribe((now, before) => {
  if (now.end !== null || before.end === null) return;
  for (const { key, read } of entered.values()) {
    lastWritten.delete(key);
    plan(key, read);
  }
});

/** Writes what is planned now; after the end of the session nothing, since a sign-out removes what is kept. */
export function writeEntries(): void {
  clearTimeout(timer);
  timer = undefined;
  if (!isSession()) return;
  // Everything is read before anything is written: a form may be closed then.
  const writes = [...planned].flatMap(([key, read]) => {
    if (read === null) return { key, typed: null };
    const typed = readSafely(read);
    if (typed === null || isUnchanged(lastWritten.get(key), typed)) return [];
    lastWritten.set(key, typed);
    return { key, typed };
  });
  const ends = [...restored.values()];
  planned.clear();
  restored.clear();
  lastWrite = lastWrite.then(async () => {
    const failed = new Set<string>();
    const isEnded = new Set<KeptEntry>();
    for (const { key, typed } of writes) {
      // In one step: a window that ends in between would leave the entry twice.
      const before = ends.flatMap(({ entry, replaced }) =>
        entry.form === key.form && replaced === null ? [entry] : [],
      );
      try {
        await (typed ? entryStorage.put({ ...key, ...typed }, before) : entryStorage.remove(key));
        if (typed) for (const entry of before) isEnded.add(entry);
      } catch (error) {
        console.warn('an entry could not be kept in this browser', error);
        failed.add(key.form);
        lastWritten.delete(key);
      }
    }
    for (const { entry, replaced } of ends) {
      if (failed.has(entry.form) || isEnded.has(entry)) continue;
      await (replaced ? entryStorage.put(replaced) : entryStorage.remove(entry)).catch((error: unknown) =>
        console.warn('an entry could not be kept in this browser', error),
      );
    }
  });
}

/** The entry of a form; null where the form fails to say it, which must not keep others from being written. */
function readSafely(read: () => Typed): Typed | null {
  try {
    return read();
  } catch (error) {
    console.warn('an entry could not be read', error);
    return null;
  }
}

const isUnchanged = (before: Typed | undefined, typed: Typed): boolean =>
  before !== undefined && isSame({ ...before, at: 0 }, { ...typed, at: 0 });

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
  try {
    const ended = await ofEndedWindows(await allOthers(), findAgain);
    for (const entry of ended) {
      if (!isFit(entry)) await entryStorage.remove(entry);
    }
    const isRestored = (entry: KeptEntry) => restored.has(nameOf(entry));
    useKeptEntries.setState(({ offered }) => ({
      offered: [
        ...offered.filter(isRestored),
        ...ended.filter((each) => isFit(each) && !isRestored(each)),
      ].sort((a, b) => b.at - a.at),
    }));
  } catch (error) {
    console.warn('what this browser keeps could not be read', error);
  }
}

const findAgain = () => void findKeptEntries();

const isFit = ({ at, storeVersion }: KeptEntry): boolean =>
  storeVersion === STORE_VERSION && Date.now() - at < LONGEST_MS;

/** The entries of the account that are of other windows, open or ended. */
async function allOthers(): Promise<KeptEntry[]> {
  const owner = copyOwner();
  const entries = owner === null ? [] : await entryStorage.all(owner);
  return entries.filter(({ window }) => window !== openWindow());
}

/** The entries of other windows whose forms can be opened in a draft; all of them without one. */
export const otherEntries = async (draft: Draft | null): Promise<KeptEntry[]> =>
  (await allOthers()).filter((entry) => isFit(entry) && (draft === null || canBeOpened(entry, draft)));

/** True when a draft has the records of an entry. Others are not offered, and are kept: an undo may bring a record back. */
export const canBeOpened = ({ records = [] }: KeptEntry, draft: Draft): boolean =>
  records.every((id) => recordMaps.some((part) => draft[part][id] !== undefined) || isOfWeek(id, draft));

/** True for a structure, a day or a period of a draft. */
function isOfWeek(id: Id, { schoolData: { structures, days } }: Draft): boolean {
  const hasId = (each: { readonly id: Id }) => each.id === id;
  const periods = Object.values(structures).flatMap((each) => each.periods);
  return structures[id] !== undefined || days.some(hasId) || periods.some(hasId);
}

/** Notes that a form shows its offer. */
export const noteShownOffer = (form: string): void =>
  useKeptEntries.setState(({ shown }) => (shown.includes(form) ? {} : { shown: [...shown, form] }));

/** True unless another window has restored or discarded an entry that is offered here. */
export async function isStillKept(entry: KeptEntry): Promise<boolean> {
  if (restored.has(nameOf(entry))) return true;
  try {
    return (await entryStorage.all(entry.owner)).some((each) => nameOf(each) === nameOf(entry));
  } catch (error) {
    console.warn('what this browser keeps could not be read', error);
    return true;
  }
}

/**
 * Ends the offer of an entry that is in its form again, once the form is written: until then it is kept in the place of that.
 * @param replaced what was in the form before, which is offered in its place.
 */
export function endRestoredOffer(entry: KeptEntry, replaced: { readonly value: unknown } | null): void {
  const next = replaced && { ...entry, at: Date.now(), value: replaced.value };
  useKeptEntries.setState(({ offered }) => ({
    offered: [...(next ? [next] : []), ...offered.filter((each) => each !== entry)],
  }));
  restored.set(nameOf(entry), { entry, replaced: next });
  // The form has the whole time to say what is in it.
  clearTimeout(timer);
  timer = setTimeout(writeEntries, WITHIN_MS);
}

/** Removes an entry that is offered: it was given up, or its form was saved without it. */
export async function endEntryOffer(entry: KeptEntry): Promise<void> {
  useKeptEntries.setState(({ offered }) => ({ offered: offered.filter((each) => each !== entry) }));
  restored.delete(nameOf(entry));
  lastWrite = lastWrite
    .then(() => entryStorage.remove(entry))
    .catch((error: unknown) => console.warn('an entry could not be removed', error));
  await lastWrite;
}

/** Removes the entries that are offered of a form, or of all forms. */
export function endOffers(form?: string): void {
  for (const entry of useKeptEntries.getState().offered) {
    if (form === undefined || entry.form === form) void endEntryOffer(entry);
  }
}

/** Offers no entry any more in this window. */
export function forgetOffers(): void {
  planned.clear();
  entered.clear();
  restored.clear();
  useKeptEntries.setState({ offered: [], shown: [] });
}

/** Removes every entry of an account, of all windows. */
export async function forgetEntries(owner: string): Promise<void> {
  forgetOffers();
  await lastWrite;
  await entryStorage.removeAll(owner);
}
