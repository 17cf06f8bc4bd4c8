import type { Draft } from '../draft/draft.ts';
import type { Diff } from './diff.ts';
import { createDraftFork, type DraftFork } from './draft-fork.ts';
import {
  type ChangeRefusal,
  createEditHistory,
  type DraftChange,
  type HistoryEntry,
  type RunCommand,
  type Step,
  type StepName,
} from './edit-history.ts';

/**
 * A draft that is changed by commands, with undo and redo: the store of a document, or a fork of it. `draft` is a stable
 * snapshot: it changes only when something changed, and shares every unchanged record with the one before (`subscribe`
 * and `() => store.draft` fit React's useSyncExternalStore). The functions may be passed around unbound.
 */
export interface EditableDraft {
  readonly draft: Draft;
  /** The step that `undo` would take back, or null; the same object as long as it is the same step. */
  readonly canUndo: Step | null;
  readonly canRedo: Step | null;
  /**
   * Validates the arguments and runs the command. Returns the changes; none are no step, unless its name says
   * so. Throws `CommandRefused` and leaves the draft as it was.
   * @param name of the step, if the command's own label is too general.
   */
  readonly run: RunCommand;
  /**
   * Runs several commands as one step. Throws `CommandRefused` where one of them does; then none was run.
   * @param edits runs them; it is given the draft that they start from, which is an earlier one where the step follows
   * others of the same field.
   */
  runAll(name: StepName, edits: (run: RunCommand, draft: Draft) => void): Diff;
  /**
   * Takes the last step back; null when there is none. Throws `CommandRefused` with the code `conflict` if
   * another window has changed a record of the step since.
   */
  undo(): Diff | null;
  redo(): Diff | null;
  subscribe(listener: (change: DraftChange) => void): () => void;
  /** Begins a draft of its own from this one: see `DraftFork`. */
  fork(): DraftFork;
}

/** The draft of a document and its history. */
export interface DraftStore extends EditableDraft {
  /** The steps that can be undone, the last one last: plain data. */
  readonly past: readonly HistoryEntry[];
  /**
   * Shows another document: the history is forgotten.
   * @param past the steps that an earlier store of this document had; each is taken back by merging.
   */
  reset(draft: Draft, past?: readonly HistoryEntry[]): void;
  /** Continues from the draft with the changes of another window; the steps made here can still be undone. */
  rebase(draft: Draft): void;
}

/**
 * @param options.checked freezes every draft and validates it after every change, throwing on a bug of a
 * command. For tests.
 * @param options.refusal the reason against a change of the document, or null: with one, a step, undo or redo throws
 * `CommandRefused` and leaves the draft as it was.
 */
export function createDraftStore(
  initial: Draft,
  options: { checked?: boolean; refusal?: ChangeRefusal } = {},
): DraftStore {
  const checked = options.checked ?? false;
  const history = createEditHistory(initial, checked, options.refusal);
  const store: DraftStore = {
    get draft() {
      return history.draft;
    },
    get canUndo() {
      return history.past.at(-1)?.step ?? null;
    },
    get canRedo() {
      return history.future.at(-1)?.step ?? null;
    },
    run: history.run,
    runAll: history.runAll,
    undo: history.undo,
    redo: history.redo,
    subscribe: history.subscribe,
    get past() {
      return history.past;
    },
    rebase: history.rebase,
    fork: () => createDraftFork(store, history.push, checked),
    reset(draft, past = []) {
      history.replace({ draft, past: past.map((entry) => ({ ...entry, isRebased: true })), future: [] });
      history.notify({ kind: 'reset', diff: null, step: null });
    },
  };
  return store;
}
