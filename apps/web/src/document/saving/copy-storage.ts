import type { Diff, Draft, Id } from '@bellgrid/model';

/** The unsaved work of one opening of a school. */
export interface LocalCopy {
  /** The account, and the administrator who acts as it: the copy is offered to no other user. */
  readonly owner: string;
  /** The opening of the school that it is of. */
  readonly window: Id;
  /** The time of the last change, in milliseconds since 1970. */
  readonly at: number;
  /** The hash of the version that was opened or saved last; '' for none. */
  readonly baseHash: string;
  /** The version of the records: changes may be read by a newer edition of the program. */
  readonly storeVersion: number;
  /**
   * The changes from the saved draft to that of the window; the whole draft if no saved one is known; or the text
   * of a file, for a school that was replaced before it could be saved: it is offered to download alone.
   */
  readonly changes: Diff | { readonly whole: Draft } | { readonly file: string };
}

const DATABASE = 'bellgrid';
const STORE = 'unsaved';

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ['owner', 'window'] });
    request.onsuccess = () => {
      // A database that the browser has closed, as after clearing its data, is opened again by the next call.
      request.result.onclose = () => {
        opening = null;
      };
      resolve(request.result);
    };
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
    // Strict: on the disk when it completes, so that a power cut loses no more than a killed window.
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const request = ask(transaction.objectStore(STORE));
    // Without it the browser waits for the page's answer to the request, which a page that is leaving does not give.
    transaction.commit();
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
