import type { Draft } from '../draft/draft.ts';
import type { SolutionStore } from '../records/solution.ts';
import type { FILE_VERSION } from './migrations/migrate.ts';

/** The envelope in which a draft is stored and exported. `pageMemory` is the screens' own, never read here. */
export interface DraftFile {
  readonly fileVersion: typeof FILE_VERSION;
  readonly dataStore: Draft;
  readonly solutionStore: SolutionStore;
  readonly pageMemory: Readonly<Record<string, unknown>>;
}
