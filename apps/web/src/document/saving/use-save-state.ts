import { useSyncExternalStore } from 'react';
import type { SaveState } from './save-machine.ts';
import { saver } from './saver.ts';

/** The state of saving; renders again when it changes. */
export function useSaveState(): SaveState {
  return useSyncExternalStore(saver.subscribe, () => saver.state);
}
