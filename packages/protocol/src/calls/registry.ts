import { acknowledgeSolver } from './acknowledge-solver.ts';
import { acknowledgeUpdate } from './acknowledge-update.ts';
import { addLicense } from './add-license.ts';
import { adminGeneral } from './admin-general.ts';
import { adminSite } from './admin-site.ts';
import { auditLog } from './audit-log.ts';
import { cancelSolverInstance } from './cancel-solver-instance.ts';
import { changeAdminGeneral } from './change-admin-general.ts';
import { changeClient } from './change-client.ts';
import { changeSite } from './change-site.ts';
import { client } from './client.ts';
import { clientSnapshot } from './client-snapshot.ts';
import { clientVersions } from './client-versions.ts';
import { clients } from './clients.ts';
import { compareVersions } from './compare-versions.ts';
import { countEvents } from './count-events.ts';
import { createCheckoutSession } from './create-checkout-session.ts';
import type { Call } from './define-call.ts';
import { deleteAnnouncement } from './delete-announcement.ts';
import { deleteClientVersion } from './delete-client-version.ts';
import { deleteLogo } from './delete-logo.ts';
import { deleteUser } from './delete-user.ts';
import { deleteVersion } from './delete-version.ts';
import { impersonate } from './impersonate.ts';
import { importClientVersion } from './import-client-version.ts';
import { latestVersion } from './latest-version.ts';
import { logo } from './logo.ts';
import { me } from './me.ts';
import { nameVersion } from './name-version.ts';
import { pageMemory } from './page-memory.ts';
import { removeLicense } from './remove-license.ts';
import { resetClientSolver } from './reset-client-solver.ts';
import { restoreVersion } from './restore-version.ts';
import { saveAnnouncement } from './save-announcement.ts';
import { saveDraft } from './save-draft.ts';
import { savePageMemory } from './save-page-memory.ts';
import { setUpAccount } from './set-up-account.ts';
import { site } from './site.ts';
import { snapshot } from './snapshot.ts';
import { solver } from './solver.ts';
import { spawnSolverInstance } from './spawn-solver-instance.ts';
import { stopImpersonation } from './stop-impersonation.ts';
import { updateLastSeen } from './update-last-seen.ts';
import { uploadLogo } from './upload-logo.ts';
import { versions } from './versions.ts';

/** Every call, sorted by name. */
export const calls = {
  acknowledgeSolver,
  acknowledgeUpdate,
  addLicense,
  adminGeneral,
  adminSite,
  auditLog,
  cancelSolverInstance,
  changeAdminGeneral,
  changeClient,
  changeSite,
  client,
  clientSnapshot,
  clientVersions,
  clients,
  compareVersions,
  countEvents,
  createCheckoutSession,
  deleteAnnouncement,
  deleteClientVersion,
  deleteLogo,
  deleteUser,
  deleteVersion,
  impersonate,
  importClientVersion,
  latestVersion,
  logo,
  me,
  nameVersion,
  pageMemory,
  removeLicense,
  resetClientSolver,
  restoreVersion,
  saveAnnouncement,
  saveDraft,
  savePageMemory,
  setUpAccount,
  site,
  snapshot,
  solver,
  spawnSolverInstance,
  stopImpersonation,
  updateLastSeen,
  uploadLogo,
  versions,
} as const satisfies Record<string, Call>;
