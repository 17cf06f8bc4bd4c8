import {
  applyDiff,
  type ChangedRecord,
  commands,
  conflictKey,
  type Draft,
  diffDrafts,
  FILE_VERSION,
  invertDiff,
  joinDrafts,
  loadChangedDraft,
  loadDraftFile,
  recordMaps,
  STORE_VERSION,
} from '@bellgrid/model';
import { snapshot, versions as versionsCall } from '@bellgrid/protocol';
import { create } from 'zustand';
import { call, callForText } from '../../platform/api/call.ts';
import { type CallRefusal, isRefusal } from '../../platform/api/refusal.ts';
import { draftSession } from '../draft/draft-session.ts';
import { openDraft } from '../draft/draft-source.ts';
import { copyStorage, type LocalCopy } from '../saving/copy-storage.ts';
import { otherEntries } from '../saving/kept-entries.ts';
import { orphanedCopies, otherCopies } from '../saving/local-copy.ts';
import { saver } from '../saving/saver.ts';
import { askForChoices, type Choices } from './conflict-store.ts';
import { offerLost, useOutOfSync } from './out-of-sync.ts';

/** A record of unsaved work, and what was done with it. */
export interface UnsavedChange extends ChangedRecord {
  readonly kind: 'added' | 'changed' | 'deleted';
}

/** The draft that the work began from, and the draft with it. */
export interface UnsavedWork {
  readonly base: Draft;
  readonly mine: Draft;
}

interface Unsaved {
  readonly copy: LocalCopy;
  readonly work: UnsavedWork;
  readonly changes: readonly UnsavedChange[];
}

/** The work of a window that ended before it was saved, offered to the user. */
export const useUnsavedWork = create<{ readonly offered: Unsaved | null }>(() => ({ offered: null }));

/** A window that ends in the usual way saves at its end: that may take so long, in milliseconds. */
const LAST_SAVE_MS = 3000;
/** The first and the longest wait for a server that does not answer, in milliseconds; each is twice the one before. */
const AGAIN_AFTER_MS = { first: 5000, longest: 300_000 };
const offerSoon = () => void setTimeout(() => void offerUnsavedWork(), LAST_SAVE_MS);

let again: ReturnType<typeof setTimeout> | undefined;
let nextWait = AGAIN_AFTER_MS.first;

/** Waits for the server, at least as long as it says; there is one wait at a time. */
function offerAgain({ retryAfter }: CallRefusal): void {
  clearTimeout(again);
  again = setTimeout(() => void offerUnsavedWork(), Math.max(nextWait, 1000 * (retryAfter ?? 0)));
  nextWait = Math.min(2 * nextWait, AGAIN_AFTER_MS.longest);
}

function endWait(): void {
  clearTimeout(again);
  nextWait = AGAIN_AFTER_MS.first;
}

/**
 * Offers the unsaved changes of an earlier window of this account, if there are any. Changes that the server
 * has by now are removed.
 */
export async function offerUnsavedWork(): Promise<void> {
  if (!draftSession.isOpen || useUnsavedWork.getState().offered) return;
  try {
    await offerFirst(await orphanedCopies(offerSoon));
    endWait();
  } catch (error) {
    console.warn('what this browser keeps could not be read', error);
    // The version that the work began from could not be fetched: its offer waits for the server.
    if (isRefusal(error, 'OFFLINE', 'UNAVAILABLE', 'UNKNOWN_ERROR', 'TOO_MANY_REQUESTS')) offerAgain(error);
  }
}

async function offerFirst(copies: readonly LocalCopy[]): Promise<void> {
  for (const copy of copies) {
    if ('file' in copy.changes) {
      offerLost({ file: copy.changes.file, copy });
      continue;
    }
    const work = await readWork(copy);
    const changes = work ? changesOf(work) : [];
    // Changes to records of an older edition that do not fit are kept, to download.
    if (!work) offerLost({ file: JSON.stringify(copy.changes), copy });
    else if (changes.length === 0) await copyStorage.remove(copy);
    else return useUnsavedWork.setState({ offered: { copy, work, changes } });
  }
}

/** True while this browser keeps work of the account that is saved nowhere: of other windows, or offered here. */
export async function keepsWorkElsewhere(): Promise<boolean> {
  if (useOutOfSync.getState().lost.length > 0) return true;
  try {
    if ((await otherCopies()).length > 0) return true;
    return (await otherEntries(draftSession.isOpen ? draftSession.draft : null)).length > 0;
  } catch (error) {
    console.warn('what this browser keeps could not be read', error);
    return false;
  }
}

/** Removes the work that is offered. */
export async function discardUnsavedWork(): Promise<void> {
  const { offered } = useUnsavedWork.getState();
  useUnsavedWork.setState({ offered: null });
  if (offered) await copyStorage.remove(offered.copy);
  await offerUnsavedWork();
}

/** Joins the work that is offered with the open draft, as one step that can be undone, and saves it. */
export async function restoreUnsavedWork(): Promise<void> {
  const { offered } = useUnsavedWork.getState();
  useUnsavedWork.setState({ offered: null });
  if (!offered) return;
  let choices: Choices = new Map();
  let joined = joinWith(offered.work, choices);
  if (joined.conflicts.length > 0) {
    const { base, mine, theirs, conflicts: records } = joined;
    choices = await askForChoices({ records, base, mine, theirs });
    joined = joinWith(offered.work, choices);
  }
  const step = { label: 'saving.localCopy.step' };
  const isJoined = openDraft.run(commands.replaceDraft, { draft: joined.draft }, step);
  if (isJoined && (await saver.now())) await copyStorage.remove(offered.copy);
  if (isJoined) await offerUnsavedWork();
}

/**
 * Reads the work of a copy, with the version that it began from where the server still has that; without it, the open
 * draft stands for it. Null when its records are of an older edition and cannot be read.
 */
async function readWork({ baseHash, storeVersion, changes }: LocalCopy): Promise<UnsavedWork | null> {
  if ('file' in changes) return null;
  const open = draftSession.draft;
  const text = baseHash === saver.baseHash ? null : await fetchByHash(baseHash);
  const base = text === null ? null : draftOf(text);
  if ('whole' in changes) {
    const mine = storeVersion === STORE_VERSION ? changes.whole : draftOf(fileOf(changes.whole));
    return mine && { base: base ?? open, mine };
  }
  if (storeVersion !== STORE_VERSION) {
    const from = text ?? saver.base.text;
    const read = from === null ? null : loadChangedDraft(from, { version: storeVersion, diff: changes });
    return read?.ok ? { base: base ?? saver.base.draft ?? open, mine: read.file.dataStore } : null;
  }
  if (base) return { base, mine: applyDiff(base, changes) };
  if (baseHash === saver.baseHash && saver.base.draft) {
    return { base: saver.base.draft, mine: applyDiff(saver.base.draft, changes) };
  }
  return { base: applyDiff(open, invertDiff(changes)), mine: applyDiff(open, changes) };
}

/** The file of the version with this hash; null when the server does not have it any more. */
async function fetchByHash(hash: string): Promise<string | null> {
  const { versions } = await call(versionsCall, {});
  const version = versions.find((each) => each.hash === hash);
  return version ? callForText(snapshot, { id: version.id }) : null;
}

function draftOf(text: string): Draft | null {
  const loaded = loadDraftFile(text);
  return loaded.ok ? loaded.file.dataStore : null;
}

const fileOf = (dataStore: Draft): string => JSON.stringify({ fileVersion: FILE_VERSION, dataStore });

/** The open draft with the changes of a copy. */
function joinWith({ base: from, mine }: UnsavedWork, choices: Choices) {
  const theirs = draftSession.draft;
  const base = withCommon(from, mine, theirs);
  return { base, mine, theirs, ...joinDrafts(base, mine, theirs, choices) };
}

/** The base with the records that the copy added and the open draft has too: they were saved, and maybe changed since. */
function withCommon(base: Draft, mine: Draft, theirs: Draft): Draft {
  const common: Record<string, unknown> = { ...base };
  for (const part of recordMaps) {
    const ids = Object.keys(mine[part]).filter((id) => !base[part][id] && theirs[part][id]);
    if (ids.length > 0) {
      common[part] = { ...base[part], ...Object.fromEntries(ids.map((id) => [id, mine[part][id]])) };
    }
  }
  return common as Draft;
}

/** The records that a copy would change in the open draft, without those that only show or follow from others. */
function changesOf(work: UnsavedWork): UnsavedChange[] {
  const { conflicts } = joinWith(work, new Map());
  const allMine: Choices = new Map(conflicts.map((conflict) => [conflictKey(conflict), 'mine']));
  const own = diffDrafts(draftSession.draft, joinWith(work, allMine).draft);
  const found: UnsavedChange[] = [];
  for (const part of recordMaps) {
    const records = own[part];
    const add = (kind: UnsavedChange['kind'], id: string, record: object) => {
      if ('metaData' in record && record.metaData !== null) return;
      found.push({
        kind,
        part,
        id,
        name: 'name' in record && typeof record.name === 'string' ? record.name : '',
      });
    };
    for (const [id, record] of Object.entries(records?.added ?? {})) add('added', id, record);
    for (const [id, [, record]] of Object.entries(records?.updated ?? {})) add('changed', id, record);
    for (const [id, record] of Object.entries(records?.removed ?? {})) add('deleted', id, record);
  }
  for (const part of ['schoolData', 'constraintGroupWeights', 'config'] as const) {
    if (own[part]) found.push({ kind: 'changed', part, id: part, name: '' });
  }
  return found;
}
