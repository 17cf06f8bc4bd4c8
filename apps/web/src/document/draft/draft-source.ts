import {
  CommandRefused,
  type Draft,
  type DraftFork,
  type EditableDraft,
  type RunCommand,
} from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import i18next from 'i18next';
import { createContext, useContext } from 'react';
import { toast } from '../../platform/toast.tsx';
import { draftSession } from './draft-session.ts';

/** The draft that fields read and edit: the open one, or around the fields of a form its fork. */
export interface DraftSource {
  readonly draft: Draft;
  readonly store: EditableDraft;
  subscribe(listener: () => void): () => void;
  /** Runs a command as a step. A refusal is shown and answered with false. */
  run(...edit: Parameters<RunCommand>): boolean;
  /** Runs several commands as one step, or none of them. A refusal is shown and answered with false. */
  runAll(...edits: Parameters<EditableDraft['runAll']>): boolean;
  /** The edits wait for the Save of a form. */
  readonly isUnsaved: boolean;
}

/** The open draft: every edit is a step to undo, and saved by itself. */
export const openDraft: DraftSource = {
  get draft() {
    return draftSession.draft;
  },
  get store() {
    return draftSession.store;
  },
  subscribe: draftSession.subscribe,
  run: (...edit) => attempt(draftSession.store, (store) => store.run(...edit)),
  runAll: (...edits) => attempt(draftSession.store, (store) => store.runAll(...edits)),
  isUnsaved: false,
};

/** The fork of a form. */
export function sourceOf(fork: DraftFork): DraftSource {
  return {
    get draft() {
      return fork.draft;
    },
    store: fork,
    subscribe: fork.subscribe,
    run: (...edit) => attempt(fork, (store) => store.run(...edit)),
    runAll: (...edits) => attempt(fork, (store) => store.runAll(...edits)),
    isUnsaved: true,
  };
}

/** Makes an edit of a draft; a refusal is shown, with the names that the draft has, and answered with false. */
export function attempt<Store extends EditableDraft>(store: Store, edit: (store: Store) => void): boolean {
  try {
    edit(store);
    return true;
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
    toast.failure(messageText(i18next, store.draft, error.refusal));
    return false;
  }
}

export const DraftSourceContext = createContext<DraftSource>(openDraft);

export const useDraftSource = (): DraftSource => useContext(DraftSourceContext);
