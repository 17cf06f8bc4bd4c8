interface BrowserStoreOptions<Key> {
  readonly database: string;
  readonly store: string;
  /** The fields that name a record, of which the first is the account that it belongs to. */
  readonly keyPath: readonly ['owner', ...Key[]];
}

/** Records that the browser keeps for its accounts. Each call rejects where it keeps nothing: in private mode, without room. */
export interface BrowserStore<T, Key extends keyof T> {
  /** @param inPlaceOf records that end with it: either all of this is done or nothing. */
  put(record: T, inPlaceOf?: readonly Pick<T, Key>[]): Promise<void>;
  /** Removes the record with the same key. */
  remove(record: Pick<T, Key>): Promise<void>;
  removeAll(owner: string): Promise<void>;
  all(owner: string): Promise<T[]>;
}

const ofOwner = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

/** Records in IndexedDB, in a database of their own. */
export function createBrowserStore<T extends { readonly owner: string }, Key extends keyof T & string>({
  database: name,
  store: storeName,
  keyPath,
}: BrowserStoreOptions<Key>): BrowserStore<T, Key | 'owner'> {
  let opening: Promise<IDBDatabase> | null = null;

  function open(): Promise<IDBDatabase> {
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: [...keyPath] });
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
  async function transact<Result>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const database = await open();
    return new Promise((resolve, reject) => {
      // Strict: on the disk when it completes, so that a power cut loses no more than a killed window.
      const transaction = database.transaction(storeName, mode, { durability: 'strict' });
      const request = ask(transaction.objectStore(storeName));
      // Without it the browser waits for the page's answer to the request, which a page that is leaving does not give.
      transaction.commit();
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  }

  const keyOf = (record: Pick<T, Key | 'owner'>) => keyPath.map((field) => record[field]) as IDBValidKey;

  return {
    put: async (record, inPlaceOf = []) => {
      await transact('readwrite', (store) => {
        for (const each of inPlaceOf) store.delete(keyOf(each));
        return store.put(record);
      });
    },
    remove: async (record) => {
      await transact('readwrite', (store) => store.delete(keyOf(record)));
    },
    removeAll: async (owner) => {
      await transact('readwrite', (store) => store.delete(ofOwner(owner)));
    },
    all: (owner) => transact('readonly', (store): IDBRequest<T[]> => store.getAll(ofOwner(owner))),
  };
}
