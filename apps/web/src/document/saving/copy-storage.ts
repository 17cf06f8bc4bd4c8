import type { Diff, Draft, Id } from '@bellgrid/model';

/** The changes of one window that the server does not have. */
export interface LocalCopy {
  /** The account, and the administrator who acts as it: the copy is offered to no other user. */
  readonly owner: string;
  readonly window: Id;
  /** The time of the last of them, in milliseconds since 1970. */
  readonly at: number;
  /** The changes from the saved draft to that of the window; the whole draft if no saved one is known. */
  readonly changes: Diff | { readonly whole: Draft };
}

const DATABASE = 'bellgrid';
const STORE = 'unsaved';

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ['owner', 'window'] });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** Runs a request and settles when its transaction has ended. */
async function transact<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = ask(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

const ofOwner = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

/** The copies in this browser. Each call rejects where the browser keeps nothing: in private mode, without room. */
export const copyStorage = {
  put: async (copy: LocalCopy): Promise<void> => {
    await transact('readwrite', (store) => store.put(copy));
  },
  remove: async ({ owner, window }: Pick<LocalCopy, 'owner' | 'window'>): Promise<void> => {
    await transact('readwrite', (store) => store.delete([owner, window]));
  },
  removeAll: async (owner: string): Promise<void> => {
    await transact('readwrite', (store) => store.delete(ofOwner(owner)));
  },
  all: (owner: string): Promise<LocalCopy[]> =>
    transact('readonly', (store): IDBRequest<LocalCopy[]> => store.getAll(ofOwner(owner))),
};
