import { useEffect } from 'react';
import { create } from 'zustand';
import type { KeptEntry } from '../../document/saving/kept-entries.ts';

/** The entry of an earlier window whose form is to be opened; null once it is. */
const useEntry = create<{ readonly entry: KeptEntry | null }>(() => ({ entry: null }));

/** Opens the form of an entry, where it is a dialog, as soon as its screen is shown. */
export const openEntry = (entry: KeptEntry): void => useEntry.setState({ entry });

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
