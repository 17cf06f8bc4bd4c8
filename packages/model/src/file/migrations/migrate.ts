import type { Plain } from '../../values/plain.ts';
import { fileSteps } from './file-steps.ts';
import { type MigrationStep, storeSteps } from './store-steps.ts';

export const FILE_VERSION = 21;

/** Called with the name of each step that runs; tests hold it against the tables. */
export type OnStep = (name: string) => void;

/** The envelope in today's version. A file without a version is of version 2, or 1 when it is a bare store. */
export function migrateFile(file: Plain, version: number, onStep?: OnStep): Plain {
  return migrate(file, version, fileSteps, onStep);
}

/** The draft store in today's version. */
export function migrateStore(store: Plain, version: number, onStep?: OnStep): Plain {
  return migrate(store, version, storeSteps, onStep);
}

function migrate(value: Plain, version: number, steps: readonly MigrationStep[], onStep?: OnStep): Plain {
  let next = value;
  for (const step of steps) {
    if (step.to <= version) continue;
    onStep?.(step.name);
    next = step.run(next);
  }
  return next;
}
