import { createId, diffDrafts, type Id, STORE_VERSION } from '@bellgrid/model';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import { draftSession } from '../draft/draft-session.ts';
import { copyStorage, type LocalCopy } from './copy-storage.ts';
import { forgetEntries, writeEntries } from './kept-entries.ts';
import { forgetSteps, keepSteps } from './kept-steps.ts';
import { beginWindow, copyOwner, ofEndedWindows, openWindow } from './open-window.ts';
import { saver } from './saver.ts';

/** An edit waits no longer to be written; several within this time are written at once. */
const WITHIN_MS = 150;

let timer: ReturnType<typeof setTimeout> | undefined;
let lastWrite: Promise<void> = Promise.resolve();
/** The account under which it has a copy, if it has one. */
let written: string | null = null;
let hasTold = false;
let editedAt = 0;

function plan(): void {
  timer ??= setTimeout(flush, WITHIN_MS);
}

/** Writes what is planned now. */
function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  lastWrite = lastWrite.then(write).catch((error: unknown) => {
    console.warn('the changes could not be kept in this browser', error);
    if (!hasTold && !saver.isSaved) toast.warning(t('saving.localCopy.refused'));
    hasTold = true;
  });
}

async function write(): Promise<void> {
  const owner = copyOwner() ?? written;
  const window = openWindow();
  // A school that was closed before it was saved keeps its copy.
  if (owner === null || window === null || !draftSession.isOpen) return;
  if (saver.isSaved) {
    if (written === null) return;
    await copyStorage.remove({ owner: written, window });
    written = null;
    return;
  }
  const { draft } = draftSession;
  const saved = saver.base.draft;
  const changes = saved ? diffDrafts(saved, draft) : { whole: draft };
  await copyStorage.put({ ...copyOf(owner, window), changes });
  written = owner;
}

const copyOf = (owner: string, window: Id): Omit<LocalCopy, 'changes'> => ({
  owner,
  window,
  at: editedAt,
  baseHash: saver.baseHash,
  storeVersion: STORE_VERSION,
});

/** Keeps the file of a school that was replaced as a whole, until {@link copyStorage}'s `remove` of the copy. */
export async function keepReplaced(file: string): Promise<LocalCopy | null> {
  const owner = copyOwner();
  if (owner === null) return null;
  const copy: LocalCopy = { ...copyOf(owner, createId()), changes: { file } };
  await copyStorage
    .put(copy)
    .catch((error: unknown) => console.warn('the replaced school was not kept', error));
  return copy;
}

/**
 * Keeps what this window has not saved in the browser, also when the window is killed: written within 300 ms after an
 * edit, as the changes since the saved draft, and removed once the server has them.
 * @returns what ends it.
 */
export function keepLocalCopy(): () => void {
  // Each opening has a copy of its own: what an earlier one could not save is not overwritten.
  const close = beginWindow();
  written = null;
  const edited = () => {
    editedAt = Date.now();
    plan();
  };
  const leave = () => {
    flush();
    writeEntries();
    keepSteps();
  };
  const ends = [draftSession.onChange(edited), saver.subscribe(plan)];
  // The first of the two leaves the browser more time; not every way out has it.
  for (const leaving of ['beforeunload', 'pagehide']) window.addEventListener(leaving, leave);
  return () => {
    for (const end of ends) end();
    for (const leaving of ['beforeunload', 'pagehide']) window.removeEventListener(leaving, leave);
    if (close()) {
      clearTimeout(timer);
      timer = undefined;
    }
  };
}

/**
 * The copies of the account that are of no school open now, oldest first.
 * @param onEnd called when a window with a copy ends that is still open: a killed one may need a moment for that.
 */
export async function orphanedCopies(onEnd: () => void): Promise<LocalCopy[]> {
  const ended = await ofEndedWindows(await otherCopies(), onEnd);
  return [...ended].sort((a, b) => a.at - b.at);
}

/** The copies of the account that are not of the school open in this window. */
export async function otherCopies(): Promise<LocalCopy[]> {
  const owner = copyOwner();
  const copies = owner === null ? [] : await copyStorage.all(owner);
  return copies.filter(({ window: id }) => id !== openWindow());
}

/** Removes every copy and entry of an account, of all windows. */
export async function forgetLocalCopies(owner: string | null = copyOwner()): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  await lastWrite;
  forgetSteps();
  if (owner === null) return;
  written = null;
  await Promise.all([copyStorage.removeAll(owner), forgetEntries(owner)]).catch((error: unknown) =>
    console.warn('no copies to remove', error),
  );
}
