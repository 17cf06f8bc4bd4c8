import {
  createDraftStore,
  type Draft,
  type DraftChange,
  type DraftFile,
  type DraftStore,
} from '@bellgrid/model';

type Listener = () => void;

/**
 * The draft that is open in this window: the model's store, and the parts of the file that travel with
 * it. Opening another file starts a new history; listeners stay and are told of every change.
 */
export interface DraftSession {
  readonly isOpen: boolean;
  /** The open draft, or after closing the last one (for screens on their way out); throws before the first. */
  readonly draft: Draft;
  /** Its store with `run`, `undo` and `redo`; throws likewise. */
  readonly store: DraftStore;
  /** Counts every change and every opening: equal numbers mean the same draft. */
  readonly revision: number;
  open(file: DraftFile): void;
  close(): void;
  /** The file as it would be saved now. */
  file(): DraftFile;
  subscribe(listener: Listener): () => void;
  /** Tells of changes by commands, undo and redo only, not of openings. */
  onChange(listener: (change: DraftChange) => void): () => void;
}

export function createDraftSession(): DraftSession {
  let isOpen = false;
  let store: DraftStore | null = null;
  let rest: Omit<DraftFile, 'dataStore'> | null = null;
  let revision = 0;
  let unsubscribe: () => void = () => {};
  const listeners = new Set<Listener>();
  const changeListeners = new Set<(change: DraftChange) => void>();

  const openStore = (): DraftStore => {
    if (!store) throw new Error('draft session: no draft was opened yet');
    return store;
  };
  const tell = () => {
    for (const listener of [...listeners]) listener();
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
    open(file) {
      unsubscribe();
      const { dataStore, ...others } = file;
      isOpen = true;
      store = createDraftStore(dataStore);
      rest = others;
      revision += 1;
      unsubscribe = store.subscribe((change) => {
        revision += 1;
        for (const listener of [...changeListeners]) listener(change);
        tell();
      });
      tell();
    },
    close() {
      unsubscribe();
      isOpen = false;
      revision += 1;
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
