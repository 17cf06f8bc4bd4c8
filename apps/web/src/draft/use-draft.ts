import type { Draft, DraftStore } from '@bellgrid/model';
import { useSyncExternalStore } from 'react';
import { draftSession } from './draft-session.ts';

/**
 * What `selector` takes out of the open draft; renders again when that changes. The selector returns a
 * part of the draft itself (records are never mutated); derive lists from it with useMemo.
 */
export function useDraft<Part>(selector: (draft: Draft) => Part): Part {
  return useSyncExternalStore(draftSession.subscribe, () => selector(draftSession.draft));
}

/** What `selector` takes out of the store itself: the undo and redo steps. Must return a stable value. */
export function useDraftStore<Part>(selector: (store: DraftStore) => Part): Part {
  return useSyncExternalStore(draftSession.subscribe, () => selector(draftSession.store));
}
