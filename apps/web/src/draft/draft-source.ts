import type { Draft } from '@bellgrid/model';
import { createContext, useContext } from 'react';
import { draftSession } from './draft-session.ts';
import { runEdit } from './run-edit.ts';
import type { StepHistory } from './undo-scope.ts';

/** The draft that fields read and edit. */
export interface DraftSource {
  readonly draft: Draft;
  subscribe(listener: () => void): () => void;
  /** Runs a command. A refusal is shown and answered with false. */
  readonly run: typeof runEdit;
  /** The edits wait for the Save of a form. */
  readonly isUnsaved: boolean;
  /** The steps that the edits are, where they wait; those of the open draft are its own. */
  readonly steps?: StepHistory;
}

/** The open draft: every edit is a step to undo, and saved by itself. */
export const openDraft: DraftSource = {
  get draft() {
    return draftSession.draft;
  },
  subscribe: draftSession.subscribe,
  run: runEdit,
  isUnsaved: false,
};

/** Around the form of a new item, whose fields show a draft in which the item is already. */
export const DraftSourceContext = createContext<DraftSource>(openDraft);

export const useDraftSource = (): DraftSource => useContext(DraftSourceContext);
