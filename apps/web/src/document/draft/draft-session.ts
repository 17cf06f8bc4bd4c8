import {
  type ChangeRefusal,
  createDraftStore,
  type Draft,
  type DraftChange,
  type DraftFile,
  type DraftStore,
  type HistoryEntry,
} from '@bellgrid/model';

type Listener = () => void;

/**
 * The draft that is open in this window: the model's store, and the parts of the file that belong to it. There is one
 * store for the life of the window: opening another file resets it, so that listeners stay and forks follow.
 */
export interface DraftSession {
  readonly isOpen: boolean;
  /** The open draft, or after closing the last one (for screens that are closing); throws before the first opening. */
  readonly draft: Draft;
  /** Its store; throws before the first opening. */
  readonly store: DraftStore;
  /** Counts every change and every opening: equal numbers mean the same draft. */
  readonly revision: number;
  /** @param past the steps that can still be undone in it: see {@link DraftStore.reset}. */
  open(file: DraftFile, past?: readonly HistoryEntry[]): void;
  /** Continues from a file with the changes of another window; the steps made here can still be undone. */
  rebase(file: DraftFile): void;
  close(): void;
  /** Refuses changes for a reason that the document itself does not know. */
  refuseBy(refusal: ChangeRefusal): void;
  /** The file as it would be saved now. */
  file(): DraftFile;
  subscribe(listener: Listener): () => void;
  /** Calls the listener for changes by commands, undo and redo and by other windows, not for openings. */
  onChange(listener: (change: DraftChange) => void): () => void;
}

export function createDraftSession(): DraftSession {
  let isOpen = false;
  let store: DraftStore | null = null;
  let refusal: ChangeRefusal = () => null;
  let rest: Omit<DraftFile, 'dataStore'> | null = null;
  let revision = 0;
  const listeners = new Set<Listener>();
  const changeListeners = new Set<(change: DraftChange) => void>();

  const openStore = (): DraftStore => {
    if (!store) throw new Error('draft session: no draft was opened yet');
    return store;
  };
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const changed = (change: DraftChange) => {
    revision += 1;
    if (change.kind !== 'reset') for (const listener of [...changeListeners]) listener(change);
    notify();
  };

  return {
    get isOpen() {
      return isOpen;
    },
    get draft() {
      return openStore().draft;
    },
    get store() {
      return openStore();
    },
    get revision() {
      return revision;
    },
    open(file, past = []) {
      const { dataStore, ...others } = file;
      isOpen = true;
      rest = others;
      if (store) return store.reset(dataStore, past);
      store = createDraftStore(dataStore, { refusal: (next, present) => refusal(next, present) });
      store.reset(dataStore, past);
      store.subscribe(changed);
      changed({ kind: 'reset', diff: null, step: null });
    },
    rebase(file) {
      const { dataStore, ...others } = file;
      rest = others;
      openStore().rebase(dataStore);
    },
    close() {
      isOpen = false;
      revision += 1;
    },
    refuseBy(other) {
      refusal = other;
    },
    file() {
      const { draft } = openStore();
      if (!rest || !isOpen) throw new Error('draft session: no draft is open');
      return { ...rest, dataStore: draft };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    onChange(listener) {
      changeListeners.add(listener);
      return () => {
        changeListeners.delete(listener);
      };
    },
  };
}

export const draftSession = createDraftSession();
