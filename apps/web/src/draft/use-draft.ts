import type { Draft } from '@bellgrid/model';
import { useSyncExternalStore } from 'react';
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
