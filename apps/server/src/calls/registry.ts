import type { calls } from '@bellgrid/protocol';
import { handleAcknowledgeSolver } from './acknowledge-solver.ts';
import { handleAcknowledgeUpdate } from './acknowledge-update.ts';
import { handleAddLicense } from './add-license.ts';
import { handleAdminGeneral } from './admin-general.ts';
import { handleAdminSite } from './admin-site.ts';
import { handleAuditLog } from './audit-log.ts';
import { handleCancelSolverInstance } from './cancel-solver-instance.ts';
import { handleChangeAdminGeneral } from './change-admin-general.ts';
import { handleChangeClient } from './change-client.ts';
import { handleChangeSite } from './change-site.ts';
import { handleClient } from './client.ts';
import { handleClientSnapshot } from './client-snapshot.ts';
import { handleClientVersions } from './client-versions.ts';
import { handleClients } from './clients.ts';
import { handleCompareVersions } from './compare-versions.ts';
import { handleCountEvents } from './count-events.ts';
import { handleCreateCheckoutSession } from './create-checkout-session.ts';
import { handleDeleteAnnouncement } from './delete-announcement.ts';
import { handleDeleteClientVersion } from './delete-client-version.ts';
import { handleDeleteLogo } from './delete-logo.ts';
import { handleDeleteUser } from './delete-user.ts';
import { handleDeleteVersion } from './delete-version.ts';
import type { Handler } from './handler.ts';
import { handleImpersonate } from './impersonate.ts';
import { handleImportClientVersion } from './import-client-version.ts';
import { handleLatestVersion } from './latest-version.ts';
import { handleLogo } from './logo.ts';
import { handleMe } from './me.ts';
import { handleNameVersion } from './name-version.ts';
import { handlePageMemory } from './page-memory.ts';
import { handleRemoveLicense } from './remove-license.ts';
import { handleResetClientSolver } from './reset-client-solver.ts';
import { handleRestoreVersion } from './restore-version.ts';
import { handleSaveAnnouncement } from './save-announcement.ts';
import { handleSaveDraft } from './save-draft.ts';
import { handleSavePageMemory } from './save-page-memory.ts';
import { handleSetUpAccount } from './set-up-account.ts';
import { handleSite } from './site.ts';
import { handleSnapshot } from './snapshot.ts';
import { handleSolver } from './solver.ts';
import { handleSpawnSolverInstance } from './spawn-solver-instance.ts';
import { handleStopImpersonation } from './stop-impersonation.ts';
import { handleUpdateLastSeen } from './update-last-seen.ts';
import { handleUploadLogo } from './upload-logo.ts';
import { handleVersions } from './versions.ts';

/** The code behind every call of the protocol, sorted by name. */
export const handlers = {
  acknowledgeSolver: handleAcknowledgeSolver,
  acknowledgeUpdate: handleAcknowledgeUpdate,
  addLicense: handleAddLicense,
  adminGeneral: handleAdminGeneral,
  adminSite: handleAdminSite,
  auditLog: handleAuditLog,
  cancelSolverInstance: handleCancelSolverInstance,
  changeAdminGeneral: handleChangeAdminGeneral,
  changeClient: handleChangeClient,
  changeSite: handleChangeSite,
  client: handleClient,
  clientSnapshot: handleClientSnapshot,
  clientVersions: handleClientVersions,
  clients: handleClients,
  compareVersions: handleCompareVersions,
  countEvents: handleCountEvents,
  createCheckoutSession: handleCreateCheckoutSession,
  deleteAnnouncement: handleDeleteAnnouncement,
  deleteClientVersion: handleDeleteClientVersion,
  deleteLogo: handleDeleteLogo,
  deleteUser: handleDeleteUser,
  deleteVersion: handleDeleteVersion,
  impersonate: handleImpersonate,
  importClientVersion: handleImportClientVersion,
  latestVersion: handleLatestVersion,
  logo: handleLogo,
  me: handleMe,
  nameVersion: handleNameVersion,
  pageMemory: handlePageMemory,
  removeLicense: handleRemoveLicense,
  resetClientSolver: handleResetClientSolver,
  restoreVersion: handleRestoreVersion,
  saveAnnouncement: handleSaveAnnouncement,
  saveDraft: handleSaveDraft,
  savePageMemory: handleSavePageMemory,
  setUpAccount: handleSetUpAccount,
  site: handleSite,
  snapshot: handleSnapshot,
  solver: handleSolver,
  spawnSolverInstance: handleSpawnSolverInstance,
  stopImpersonation: handleStopImpersonation,
  updateLastSeen: handleUpdateLastSeen,
  uploadLogo: handleUploadLogo,
  versions: handleVersions,
} as const satisfies Record<keyof typeof calls, Handler>;
