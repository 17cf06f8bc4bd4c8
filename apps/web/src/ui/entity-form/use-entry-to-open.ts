import { useEffect } from 'react';
import { create } from 'zustand';
import { type KeptEntry, useKeptEntries } from '../../document/saving/kept-entries.ts';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';

/** The entry of an earlier window whose form is to be opened; null once it is. */
const useEntry = create<{ readonly entry: KeptEntry | null }>(() => ({ entry: null }));

/** A form that is not opened within this time is not opened later by surprise. */
const WITHIN_MS = 10_000;

/** Opens the form of an entry, where it is a dialog or a field that is edited, as soon as its screen is shown. */
export function openEntry(entry: KeptEntry): void {
  useEntry.setState({ entry });
  setTimeout(() => giveUpEntry(entry), WITHIN_MS);
}

/** Waits no longer for the form of an entry. Where it was not opened, that is told; the entry stays kept. */
export function giveUpEntry(entry: KeptEntry): void {
  if (useEntry.getState().entry !== entry) return;
  useEntry.setState({ entry: null });
  // Forms that have addresses of their own are opened by these.
  const { offered, shown } = useKeptEntries.getState();
  const isOpened = shown.includes(entry.form) || !offered.includes(entry);
  if (isOpened) return;
  toast.hint(t('saving.entry.notOpened', { title: entry.title, interpolation: { escapeValue: false } }));
}

/** Opens the dialogs of a screen for entries of earlier windows: `open` returns true for an entry that it has opened. */
export function useEntryToOpen(open: (entry: KeptEntry) => boolean): void {
  useEntry();
  // After every rendering: the draft or the structure of the entry may be shown later.
  useEffect(() => {
    // Another part of the screen may have opened it in the meantime.
    const { entry } = useEntry.getState();
    if (entry !== null && open(entry)) useEntry.setState({ entry: null });
  });
}
