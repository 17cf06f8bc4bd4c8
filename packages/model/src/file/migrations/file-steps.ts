import type { Plain } from '../../values/plain.ts';
import type { MigrationStep } from './store-steps.ts';

const stamp = (file: Plain): Plain => file;

/** The envelope's chain: versions 1, 2 and 10 to 21. */
export const fileSteps: readonly MigrationStep[] = [
  { to: 2, name: 'wrap the bare store', run: (file) => ('dataStore' in file ? file : { dataStore: file }) },
  { to: 10, name: 'add the solution store', run: (file) => ({ solutionStore: {}, ...file }) },
  { to: 11, name: 'add the page memory', run: (file) => ({ pageMemory: {}, ...file }) },
  { to: 12, name: 'drop the snapshots that versions replaced', run: dropSnapshots },
  ...[13, 14, 15, 16, 17, 18, 19, 20, 21].map((to) => ({ to, name: `stamp ${to}`, run: stamp })),
];

function dropSnapshots(file: Plain): Plain {
  const { snapshots: _gone, ...rest } = file;
  return rest;
}
