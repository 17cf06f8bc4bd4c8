import { acknowledgeSolver } from './acknowledge-solver.ts';
import { cancelSolverInstance } from './cancel-solver-instance.ts';
import { compareVersions } from './compare-versions.ts';
import type { Call } from './define-call.ts';
import { deleteVersion } from './delete-version.ts';
import { latestVersion } from './latest-version.ts';
import { me } from './me.ts';
import { nameVersion } from './name-version.ts';
import { restoreVersion } from './restore-version.ts';
import { saveDraft } from './save-draft.ts';
import { setUpAccount } from './set-up-account.ts';
import { site } from './site.ts';
import { snapshot } from './snapshot.ts';
import { solver } from './solver.ts';
import { spawnSolverInstance } from './spawn-solver-instance.ts';
import { versions } from './versions.ts';

/** Every call, sorted by name. */
export const calls = {
  acknowledgeSolver,
  cancelSolverInstance,
  compareVersions,
  deleteVersion,
  latestVersion,
  me,
  nameVersion,
  restoreVersion,
  saveDraft,
  setUpAccount,
  site,
  snapshot,
  solver,
  spawnSolverInstance,
  versions,
} as const satisfies Record<string, Call>;
