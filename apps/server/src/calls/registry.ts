import type { calls } from '@bellgrid/protocol';
import { handleAcknowledgeSolver } from './acknowledge-solver.ts';
import { handleAcknowledgeUpdate } from './acknowledge-update.ts';
import { handleCancelSolverInstance } from './cancel-solver-instance.ts';
import { handleCompareVersions } from './compare-versions.ts';
import { handleCountEvents } from './count-events.ts';
import { handleDeleteVersion } from './delete-version.ts';
import type { Handler } from './handler.ts';
import { handleLatestVersion } from './latest-version.ts';
import { handleMe } from './me.ts';
import { handleNameVersion } from './name-version.ts';
import { handlePageMemory } from './page-memory.ts';
import { handleRestoreVersion } from './restore-version.ts';
import { handleSaveDraft } from './save-draft.ts';
import { handleSavePageMemory } from './save-page-memory.ts';
import { handleSetUpAccount } from './set-up-account.ts';
import { handleSite } from './site.ts';
import { handleSnapshot } from './snapshot.ts';
import { handleSolver } from './solver.ts';
import { handleSpawnSolverInstance } from './spawn-solver-instance.ts';
import { handleStopImpersonation } from './stop-impersonation.ts';
import { handleUpdateLastSeen } from './update-last-seen.ts';
import { handleVersions } from './versions.ts';

/** The code behind every call of the protocol, sorted by name. */
export const handlers = {
  acknowledgeSolver: handleAcknowledgeSolver,
  acknowledgeUpdate: handleAcknowledgeUpdate,
  cancelSolverInstance: handleCancelSolverInstance,
  compareVersions: handleCompareVersions,
  countEvents: handleCountEvents,
  deleteVersion: handleDeleteVersion,
  latestVersion: handleLatestVersion,
  me: handleMe,
  nameVersion: handleNameVersion,
  pageMemory: handlePageMemory,
  restoreVersion: handleRestoreVersion,
  saveDraft: handleSaveDraft,
  savePageMemory: handleSavePageMemory,
  setUpAccount: handleSetUpAccount,
  site: handleSite,
  snapshot: handleSnapshot,
  solver: handleSolver,
  spawnSolverInstance: handleSpawnSolverInstance,
  stopImpersonation: handleStopImpersonation,
  updateLastSeen: handleUpdateLastSeen,
  versions: handleVersions,
} as const satisfies Record<keyof typeof calls, Handler>;
