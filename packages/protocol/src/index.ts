export { acknowledgeSolver } from './calls/acknowledge-solver.ts';
export { acknowledgeUpdate, appVersionSchema } from './calls/acknowledge-update.ts';
export { addLicense } from './calls/add-license.ts';
export { adminGeneral } from './calls/admin-general.ts';
export { adminSite } from './calls/admin-site.ts';
export { auditLog } from './calls/audit-log.ts';
export { cancelSolverInstance } from './calls/cancel-solver-instance.ts';
export { changeAdminGeneral } from './calls/change-admin-general.ts';
export { changeClient } from './calls/change-client.ts';
export { changeSite } from './calls/change-site.ts';
export { client } from './calls/client.ts';
export { clientSnapshot } from './calls/client-snapshot.ts';
export { clientVersions } from './calls/client-versions.ts';
export { clients } from './calls/clients.ts';
export { compareVersions } from './calls/compare-versions.ts';
export { type AnalyticsEvent, analyticsEvents, countEvents } from './calls/count-events.ts';
export { createCheckoutSession } from './calls/create-checkout-session.ts';
export { type Call, defineCall } from './calls/define-call.ts';
export { deleteAnnouncement } from './calls/delete-announcement.ts';
export { deleteClientVersion } from './calls/delete-client-version.ts';
export { deleteLogo } from './calls/delete-logo.ts';
export { deleteUser } from './calls/delete-user.ts';
export { deleteVersion } from './calls/delete-version.ts';
export { impersonate } from './calls/impersonate.ts';
export { importClientVersion } from './calls/import-client-version.ts';
export { latestVersion } from './calls/latest-version.ts';
export { logo } from './calls/logo.ts';
export { me } from './calls/me.ts';
export { MAX_VERSION_LABEL, nameVersion } from './calls/name-version.ts';
export { type PageMemory, pageMemory, pageMemorySchema } from './calls/page-memory.ts';
export { calls } from './calls/registry.ts';
export { removeLicense } from './calls/remove-license.ts';
export { resetClientSolver } from './calls/reset-client-solver.ts';
export { restoreVersion } from './calls/restore-version.ts';
export { saveAnnouncement } from './calls/save-announcement.ts';
export { MAX_COMPRESSED_DRAFT_BYTES, MAX_DRAFT_BYTES, saveDraft } from './calls/save-draft.ts';
export { savePageMemory } from './calls/save-page-memory.ts';
export { setUpAccount } from './calls/set-up-account.ts';
export { site } from './calls/site.ts';
export { snapshot } from './calls/snapshot.ts';
export { solver } from './calls/solver.ts';
export { spawnSolverInstance } from './calls/spawn-solver-instance.ts';
export { stopImpersonation } from './calls/stop-impersonation.ts';
export { updateLastSeen } from './calls/update-last-seen.ts';
export { uploadLogo } from './calls/upload-logo.ts';
export { versions } from './calls/versions.ts';
export { type AuditEntry, auditEntrySchema } from './documents/audit.ts';
export {
  type Client,
  type ClientSummary,
  clientSchema,
  clientSummarySchema,
  internalDataSchema,
  MAX_NOTES,
  MAX_TAGS,
  tagSchema,
  userMetadataSchema,
} from './documents/client.ts';
export { bypassesPaywall, isPaywalled, licensedTeachers } from './documents/paywall.ts';
export {
  type Announcement,
  announcementSchema,
  effectiveAnnouncements,
  type SiteDocument,
  siteDocumentSchema,
} from './documents/site.ts';
export {
  type JobType,
  jobTypeSchema,
  type Repair,
  type SolverDocument,
  type SolverErrorCode,
  type SolverEvent,
  type SolverFinding,
  solverDocumentSchema,
  solverErrorCodes,
  solverEventSchema,
  solverFindingSchema,
  solverStages,
} from './documents/solver.ts';
export {
  type Impersonator,
  impersonatorSchema,
  licenseSchema,
  type SignedInUser,
  signedInUserSchema,
  type UserDocument,
  userDocumentSchema,
} from './documents/user.ts';
export {
  type SaveReason,
  saveReasonSchema,
  saveReasons,
  type Version,
  type VersionStatistics,
  versionSchema,
  versionStatisticsSchema,
} from './documents/version.ts';
export { type ErrorBody, type ErrorCode, errorBodySchema, errorTable } from './errors.ts';
export { type ChannelEnd, LIVE_PATH, MAX_LIVE_CHANNELS, type ServerMessages } from './messages/live.ts';
export {
  MAX_SOLVER_STREAMS,
  SOLVER_STREAM_PATH,
  SOLVER_STREAM_TIMEOUT_MS,
  type SolverStreamMessages,
  type SolverStreamRequests,
} from './messages/solver-stream.ts';
