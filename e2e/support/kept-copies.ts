import type { BrowserContext, Page } from '@playwright/test';

/** The saves of a school. */
export const SAVES = '**/api/versions/current*';

/** Keeps every save of these windows, or of this one, from reaching the server. */
export const cutSaves = (of: BrowserContext | Page) => of.route(SAVES, (route) => route.abort());

/** The copies of unsaved changes that this browser keeps, one for each window, as JSON. */
export const keptCopies = (page: Page) => keptIn(page, 'bellgrid', 'unsaved');

/** The entries in open forms that this browser keeps, as JSON. */
export const keptEntries = (page: Page) => keptIn(page, 'bellgrid-entries', 'entries');

const keptIn = (page: Page, database: string, store: string) =>
  page.evaluate(
    (from) =>
      new Promise<string[]>((resolve) => {
        const request = indexedDB.open(from.database, 1);
        // The page has not made it yet, or not again.
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = () => resolve([]);
        request.onsuccess = () => {
          const all = request.result.transaction(from.store).objectStore(from.store).getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result.map((copy: unknown) => JSON.stringify(copy)));
          };
        };
      }),
    { database, store },
  );

/** Adds the copy of a window that has ended to that of the page. */
export const addEndedCopy = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('bellgrid', 1);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('unsaved', 'readwrite');
          const copies = transaction.objectStore('unsaved');
          const all = copies.getAll();
          all.onsuccess = () => copies.put({ ...all.result[0], window: 'ended' });
          transaction.oncomplete = () => resolve();
          transaction.onabort = () => reject(transaction.error);
        };
      }),
  );
