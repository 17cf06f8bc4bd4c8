import { createDraftStore, type Draft, type DraftFile, type DraftStore } from '@bellgrid/model';

type Listener = () => void;

/**
 * The draft that is open in this window: the model's store, and the parts of the file that travel with
 * it. Opening another file starts a new history; listeners stay and are told of every change.
 */
export interface DraftSession {
  readonly isOpen: boolean;
  /** The open draft; throws when none is open. */
  readonly draft: Draft;
  /** The store with `run`, `undo` and `redo`; throws when no draft is open. */
  readonly store: DraftStore;
  /** Counts every change and every opening: equal numbers mean the same draft. */
  readonly revision: number;
  open(file: DraftFile): void;
  close(): void;
  /** The file as it would be saved now. */
  file(): DraftFile;
  subscribe(listener: Listener): () => void;
  /** Tells of changes by commands, undo and redo only, not of openings. */
  onChange(listener: Listener): () => void;
}

export function createDraftSession(): DraftSession {
  let store: DraftStore | null = null;
  let rest: Omit<DraftFile, 'dataStore'> | null = null;
  let revision = 0;
  let unsubscribe: () => void = () => {};
  const listeners = new Set<Listener>();
  const changeListeners = new Set<Listener>();

  const openStore = (): DraftStore => {
    if (!store) throw new Error('draft session: no draft is open');
    return store;
  };
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  return {
    get isOpen() {
      return store !== null;
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
      store = createDraftStore(dataStore);
      rest = others;
      revision += 1;
      unsubscribe = store.subscribe(() => {
        revision += 1;
        for (const listener of [...changeListeners]) listener();
        tell();
      });
      tell();
    },
    close() {
      unsubscribe();
      store = null;
      rest = null;
      revision += 1;
      tell();
    },
    file() {
      const { draft } = openStore();
      if (!rest) throw new Error('draft session: no draft is open');
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
