import {
  applyDiff,
  type ChangedRecord,
  commands,
  type Diff,
  diffDrafts,
  invertDiff,
  joinDrafts,
  recordMaps,
} from '@bellgrid/model';
import { create } from 'zustand';
import { draftSession } from '../draft/draft-session.ts';
import { copyStorage, type LocalCopy } from '../saving/copy-storage.ts';
import { orphanedCopies } from '../saving/local-copy.ts';
import { saver } from '../saving/saver.ts';
import { askForChoices, type Choices } from './conflict-store.ts';

/** A record of unsaved work, and what was done with it. */
export interface UnsavedChange extends ChangedRecord {
  readonly kind: 'added' | 'changed' | 'deleted';
}

interface Unsaved {
  readonly copy: LocalCopy;
  readonly changes: readonly UnsavedChange[];
}

/** The work of a window that ended before it was saved, offered to the user. */
export const useUnsavedWork = create<{ readonly offered: Unsaved | null }>(() => ({ offered: null }));

/**
 * Offers the unsaved changes of an earlier window of this account, if there are any. Changes that the server
 * has by now are removed.
 */
export async function offerUnsavedWork(): Promise<void> {
  if (!draftSession.isOpen || useUnsavedWork.getState().offered) return;
  try {
    for (const copy of await orphanedCopies()) {
      const changes = changesOf(copy);
      if (changes.length === 0) await copyStorage.remove(copy);
      else return useUnsavedWork.setState({ offered: { copy, changes } });
    }
  } catch (error) {
    console.warn('what this browser keeps could not be read', error);
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
  let joined = joinWith(offered.copy, choices);
  if (joined.conflicts.length > 0) {
    const { base, mine, theirs, conflicts: records } = joined;
    choices = await askForChoices({ records, base, mine, theirs });
    joined = joinWith(offered.copy, choices);
  }
  draftSession.store.run(commands.replaceDraft, { draft: joined.draft }, { label: 'saving.localCopy.step' });
  if (await saver.now()) await copyStorage.remove(offered.copy);
  await offerUnsavedWork();
}

/** The changes of a copy, to the open draft. */
const diffOf = ({ changes }: LocalCopy): Diff =>
  'whole' in changes ? diffDrafts(draftSession.draft, changes.whole) : changes;

/** The open draft with the changes of a copy. */
function joinWith(copy: LocalCopy, choices: Choices) {
  const theirs = draftSession.draft;
  const base = applyDiff(theirs, invertDiff(diffOf(copy)));
  const mine = applyDiff(theirs, diffOf(copy));
  return { base, mine, theirs, ...joinDrafts(base, mine, theirs, choices) };
}

/** The records that a copy would change in the open draft, without those that only show or follow from others. */
function changesOf(copy: LocalCopy): UnsavedChange[] {
  const own = diffDrafts(draftSession.draft, applyDiff(draftSession.draft, diffOf(copy)));
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
