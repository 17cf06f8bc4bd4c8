import { acknowledgeSolver } from './acknowledge-solver.ts';
import { acknowledgeUpdate } from './acknowledge-update.ts';
import { cancelSolverInstance } from './cancel-solver-instance.ts';
import { compareVersions } from './compare-versions.ts';
import { countEvents } from './count-events.ts';
import type { Call } from './define-call.ts';
import { deleteVersion } from './delete-version.ts';
import { latestVersion } from './latest-version.ts';
import { me } from './me.ts';
import { nameVersion } from './name-version.ts';
import { pageMemory } from './page-memory.ts';
import { restoreVersion } from './restore-version.ts';
import { saveDraft } from './save-draft.ts';
import { savePageMemory } from './save-page-memory.ts';
import { setUpAccount } from './set-up-account.ts';
import { site } from './site.ts';
import { snapshot } from './snapshot.ts';
import { solver } from './solver.ts';
import { spawnSolverInstance } from './spawn-solver-instance.ts';
import { stopImpersonation } from './stop-impersonation.ts';
import { updateLastSeen } from './update-last-seen.ts';
import { versions } from './versions.ts';

/** Every call, sorted by name. */
export const calls = {
  acknowledgeSolver,
  acknowledgeUpdate,
  cancelSolverInstance,
  compareVersions,
  countEvents,
  deleteVersion,
  latestVersion,
  me,
  nameVersion,
  pageMemory,
  restoreVersion,
  saveDraft,
  savePageMemory,
  setUpAccount,
  site,
  snapshot,
  solver,
  spawnSolverInstance,
  stopImpersonation,
  updateLastSeen,
  versions,
} as const satisfies Record<string, Call>;
