import type { Draft, DraftStore } from '@bellgrid/model';
import { useSyncExternalStore } from 'react';
import { draftSession } from './draft-session.ts';
import { useDraftSource } from './draft-source.ts';

/**
 * What `selector` takes out of the open draft, or in the form of a new item out of the draft with that item; renders
 * again when that changes. The selector returns a part of the draft itself (records are never mutated); derive lists
 * from it with useMemo.
 */
export function useDraft<Part>(selector: (draft: Draft) => Part): Part {
  const source = useDraftSource();
  return useSyncExternalStore(source.subscribe, () => selector(source.draft));
}

/** What `selector` takes out of the store itself: the undo and redo steps. Must return a stable value. */
export function useDraftStore<Part>(selector: (store: DraftStore) => Part): Part {
  return useSyncExternalStore(draftSession.subscribe, () => selector(draftSession.store));
}
