import { createId, type Draft, serializeDraftFile } from '@bellgrid/model';
import { replacingReasons, type SaveReason, saveDraft, type Version } from '@bellgrid/protocol';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { differsInWork } from '../draft/differs.ts';
import { draftSession } from '../draft/draft-session.ts';
import { count } from './count-events.ts';
import { createSaveMachine, type SaveState } from './save-machine.ts';

/** The text as gzip bytes. */
function gzip(text: string): Promise<Blob> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(stream).blob();
}

/** The largest body of a request that outlives its page, and the longest text that may compress to it. */
const KEEPALIVE_BYTES = 60_000;
const KEEPALIVE_TEXT = 1_000_000;
const PREPARE_MS = 400;

/** A save without an answer is broken off and tried again: the server takes a body for 20 s at most. */
const ANSWER_WITHIN_MS = 60_000;

/** The id by which other windows of the user know this window. */
export const sessionID = createId();

/** The version that this window's draft was loaded from or last saved as. */
export interface SavedBase {
  /** '' for none. */
  readonly hash: string;
  readonly versionID: string;
  /** The time of the server's last change to that version, ISO 8601; '' for none. */
  readonly date: string;
  readonly text: string | null;
  /** The draft with that hash; for none the one that a school begins with. Null when it is not known. */
  readonly draft: Draft | null;
}
interface Prepared {
  readonly draft: Draft;
  readonly revision: number;
  readonly text: string;
  readonly bytes: Blob;
}

const NO_BASE: SavedBase = { hash: '', versionID: '', date: '', text: null, draft: null };
let base = NO_BASE;
/** Counts the times that the window has continued from another version than its own last save. */
let beginnings = 0;
/** The reason for which the open school took the place of another; null once a save has told it, the first one or one after a failure. */
let replacement: { readonly reason: SaveReason } | null = null;
let prepared: Prepared | null = null;
/** The first and the last two drafts whose saves had no answer: the server may have one of them. */
let unanswered: readonly Prepared[] = [];
let prepareTimer: ReturnType<typeof setTimeout> | undefined;
/** Brings this window up to date with what others have saved. */
let follow: () => Promise<void> = async () => {};

async function prepare(): Promise<Prepared> {
  const { revision, draft } = draftSession;
  if (prepared?.revision === revision) return prepared;
  const text = serializeDraftFile(draftSession.file());
  const bytes = await gzip(text);
  prepared = { draft, revision, text, bytes };
  return prepared;
}

async function put(ready: Prepared, reason: SaveReason | undefined, keepalive: boolean): Promise<void> {
  const args = { baseHash: base.hash, sessionID, ...(reason ? { saveReason: reason } : {}) };
  const mine = beginnings;
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const { version } = await call(saveDraft, args, { body: ready.bytes, keepalive, signal }).catch((error) => {
    if (mine === beginnings && mayBeStored(error)) {
      const all = [...unanswered.filter((each) => each !== ready), ready];
      unanswered = [...all.slice(0, 2), ...all.slice(2).slice(-2)];
    }
    throw error;
  });
  if (mine !== beginnings) return;
  unanswered = [];
  base = {
    hash: version.hash,
    versionID: version.id,
    date: version.lastModified,
    text: ready.text,
    draft: ready.draft,
  };
}

/** True for a failure after which the server may have the draft all the same. */
const mayBeStored = (error: unknown): boolean =>
  isRefusal(error, 'OFFLINE', 'UNAVAILABLE', 'UNKNOWN_ERROR', 'TOO_SLOW');

function retries(error: unknown): 'soon' | 'later' | 'never' {
  if (mayBeStored(error) || isRefusal(error, 'TOO_MANY_REQUESTS')) return 'soon';
  return isRefusal(error, 'MAINTENANCE') ? 'later' : 'never';
}

const machine = createSaveMachine({
  async save(reason) {
    count('saveStarted');
    const mine = beginnings;
    const replaced = replacement;
    const why = replaced?.reason ?? reason;
    const ready = await prepare();
    // The text is from before the window continued from another version, and would undo that one.
    if (mine !== beginnings) return;
    // A saved draft is saved once more for a reason: the version of an export says so.
    const isSaved = ready.text === base.text;
    if (isSaved && why === undefined) return;
    count('saveCommencing');
    try {
      await put(ready, why, false);
      if (replacement === replaced) replacement = null;
      count('saveSucceeded');
    } catch (error) {
      count('saveFailed');
      if (!isSaved) throw error;
      console.warn('the version of a saved draft does not say its reason', error);
    }
  },
  retries,
  now: () => performance.now(),
});

/** Saves now; when another window has saved meanwhile, once more with the changes of both. */
async function now(reason?: SaveReason): Promise<boolean> {
  const mine = beginnings;
  const isReplacing = reason !== undefined && replacingReasons.includes(reason);
  if (isReplacing) replacement = { reason };
  // A school that was replaced is saved with that reason once, by whichever save succeeds first.
  const other = isReplacing ? undefined : reason;
  if (await machine.now(other)) return true;
  if (mine !== beginnings) return draftSession.isOpen && machine.now(other);
  if (!isRefusal(machine.state.error, 'OUT_OF_SYNC')) return false;
  await follow();
  return machine.now(other);
}

machine.subscribe(() => {
  const { status, error } = machine.state;
  if (status === 'failed' && isRefusal(error, 'OUT_OF_SYNC')) void follow();
});

draftSession.onChange(({ kind }) => {
  if (kind === 'rebase') return;
  machine.changed();
  clearTimeout(prepareTimer);
  if ((base.text?.length ?? 0) < KEEPALIVE_TEXT) {
    prepareTimer = setTimeout(() => void prepare(), PREPARE_MS);
  }
});

/** Keeps the server's copy of the open draft up to date. */
export const saver = {
  get state(): SaveState {
    return machine.state;
  },
  get isSaved(): boolean {
    return machine.state.status === 'clean';
  },
  /** True while work is not saved that would be missed; settings of pages are not. */
  get hasUnsavedWork(): boolean {
    if (saver.isSaved || !draftSession.isOpen) return false;
    return base.draft === null || differsInWork(base.draft, draftSession.draft);
  },
  /** The hash of the version that the open draft is based on; '' for none. */
  get baseHash(): string {
    return base.hash;
  },
  /** The draft that was loaded or saved last, with the hash of its version; null for none. */
  get saved(): { readonly draft: Draft; readonly hash: string } | null {
    return base.draft && base.hash !== '' ? { draft: base.draft, hash: base.hash } : null;
  },
  /** The reason, not yet saved, for which the open school took the place of another; null for none. */
  get replacedFor(): SaveReason | null {
    return replacement?.reason ?? null;
  },
  /** The version that the open draft began from, with its draft. */
  get base(): SavedBase {
    return base;
  },
  subscribe: machine.subscribe,
  /** Saves now; true when everything up to now is saved. */
  now,
  /** The school that is open was opened as it was saved, or as a new one begins. */
  opened(from: Omit<SavedBase, 'draft'>): void {
    // Without the text of the version, the open draft is another.
    const isOfVersion = draftSession.isOpen && (from.text !== null || from.hash === '');
    replacement = null;
    begin({ ...from, draft: isOfVersion ? draftSession.draft : null });
  },
  /** No school is open now. */
  closed(): void {
    replacement = null;
    begin(NO_BASE);
  },
  /** The open draft has the changes of another window now, and possibly some of this one that are saved at once. */
  rebased(on: SavedBase, reason?: SaveReason): void {
    begin(on);
    if (on.draft === draftSession.draft) {
      replacement = null;
      return;
    }
    machine.changed();
    void now(reason);
  },
  /** The draft of a save that had no answer and that the server has stored, by its text; null for another text. */
  ownDraftOf(text: string): Draft | null {
    return unanswered.find((each) => each.text === text)?.draft ?? null;
  },
  /** The page is going away: sends what is ready, if it is small enough for that. */
  leaving(): void {
    if (!draftSession.isOpen || machine.state.status === 'clean') return;
    if (prepared?.revision !== draftSession.revision || prepared.bytes.size > KEEPALIVE_BYTES) return;
    put(prepared, replacement?.reason, true).catch(() => {
      // The page is gone by then; the guard has warned already.
    });
  },
  /** The live channel reports the current version and the window that wrote it: the server can be reached. */
  versionSeen(message: { version: Version; sessionID: string } | null): void {
    const { status, error } = machine.state;
    if (status === 'failed' && retries(error) !== 'never') void now();
    if (!message || message.sessionID === sessionID || message.version.hash === base.hash) return;
    if (draftSession.isOpen) void follow();
  },
  /** Settles when no save is running. */
  settled: machine.settled,
  /** @param others brings this window up to date with what others have saved; called while it does, it waits for that. */
  followBy(others: () => Promise<void>): void {
    follow = others;
  },
};

function begin(from: SavedBase): void {
  base = from;
  unanswered = [];
  beginnings += 1;
  prepared = null;
  clearTimeout(prepareTimer);
  machine.reset();
}

/** Saves now with a reason (import, solution); true when everything up to now is saved. */
export const saveNow = now;
