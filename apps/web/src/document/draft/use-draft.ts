import type { Draft } from '@bellgrid/model';
import { useSyncExternalStore } from 'react';
import { useDraftSource } from './draft-source.ts';

/**
 * A part of the draft that the screen or form edits, as `selector` picks it; renders again when it changes. The selector
 * returns a part of the draft itself (records are never mutated); derive lists from it with useMemo.
 */
export function useDraft<Part>(selector: (draft: Draft) => Part): Part {
  const source = useDraftSource();
  const read = () => selector(source.draft);
  return useSyncExternalStore(source.subscribe, read, read);
}
