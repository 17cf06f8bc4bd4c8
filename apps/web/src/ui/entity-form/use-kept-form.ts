import type { Id } from '@bellgrid/model';
import { useEffect } from 'react';
import { endOffers } from '../../document/saving/kept-entries.ts';
import type { EnteredForm, ItemForm } from './use-item-form.ts';
import { type EntryOffer, useKeptEntry } from './use-kept-entry.ts';

interface KeptFormOptions {
  readonly form: string | undefined;
  readonly title: string;
  readonly path?: string;
  readonly records?: readonly Id[];
  readonly isDirty: boolean;
}

/** Keeps what is entered in a form of items, and returns what an earlier window left of it: see `useKeptEntry`. */
export function useKeptForm(
  { entered, enter, isNew, onSaved }: ItemForm,
  options: KeptFormOptions,
): EntryOffer | null {
  const { form } = options;
  // An entry from before a save would replace what was saved; each new item is another one.
  useEffect(() => {
    if (!isNew && form !== undefined) return onSaved(() => endOffers(form));
  }, [isNew, form, onSaved]);
  return useKeptEntry<EnteredForm>({ ...options, read: entered, restore: enter });
}
