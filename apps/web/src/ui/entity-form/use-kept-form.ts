import type { EnteredForm, ItemForm } from './use-item-form.ts';
import { type EntryOffer, useKeptEntry } from './use-kept-entry.ts';

interface KeptFormOptions {
  readonly form: string | undefined;
  readonly title: string;
  readonly path?: string;
  readonly isDirty: boolean;
}

/** Keeps what is entered in a form of items, and returns what an earlier window left of it: see `useKeptEntry`. */
export const useKeptForm = ({ entered, enter }: ItemForm, options: KeptFormOptions): EntryOffer | null =>
  useKeptEntry<EnteredForm>({ ...options, read: entered, restore: enter });
