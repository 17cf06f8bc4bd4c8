import type { Diff, Draft, Id } from '@bellgrid/model';
import { createBrowserStore } from './browser-store.ts';

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

/** The copies in this browser. */
export const copyStorage = createBrowserStore<LocalCopy, 'window'>({
  database: 'bellgrid',
  store: 'unsaved',
  keyPath: ['owner', 'window'],
});
