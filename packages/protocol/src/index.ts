export {
  changeEmail,
  changePassword,
  createCheckoutSession,
  deleteUser,
  endOtherSessions,
  GRACE_DAYS,
  keepAccount,
  sessions,
} from './calls/account-calls.ts';
export {
  adminGeneral,
  auditLog,
  changeAdminGeneral,
  changeClient,
  client,
  clientRuns,
  clientSnapshot,
  clients,
  clientVersions,
  deleteClient,
  deleteClientVersion,
  impersonate,
  importClientVersion,
  MAX_CLIENTS,
  resetClientSolver,
} from './calls/clients-calls.ts';
export type { Call } from './calls/define-call.ts';
export { addLicense, removeLicense } from './calls/licences-calls.ts';
export { deleteLogo, logo, uploadLogo } from './calls/logo-calls.ts';
export {
  adminOverview,
  errorReports,
  OVERVIEW_DAYS,
  OVERVIEW_MONTHS,
  OVERVIEW_WEEKS,
  type Overview,
  sendErrorReport,
} from './calls/operator-calls.ts';
export {
  changePublication,
  MAX_PAGE_PASSWORD,
  MIN_PAGE_PASSWORD,
  type Publication,
  type PublicationSettings,
  publication,
  publicationSettingsSchema,
  publish,
  renewPublication,
  stopPublication,
} from './calls/publication-calls.ts';
export { calls } from './calls/registry.ts';
export {
  addPasskey,
  beginCodes,
  beginPasskey,
  confirmAgain,
  confirmCodes,
  deletePasskey,
  endCodes,
  passkeyResponseSchema,
  renewRecoveryCodes,
  secondFactor,
} from './calls/second-factor-calls.ts';
export {
  type AnalyticsEvent,
  acknowledgeUpdate,
  analyticsEvents,
  chooseLanguage,
  countEvents,
  me,
  type PageMemory,
  pageMemory,
  savePageMemory,
  schoolAuditLog,
  setUpAccount,
  stopImpersonation,
  updateLastSeen,
} from './calls/session-calls.ts';
export { adminSite, changeSite, deleteAnnouncement, saveAnnouncement, site } from './calls/site-calls.ts';
export {
  acknowledgeSolver,
  askWhatIf,
  cancelSolverInstance,
  discardWhatIf,
  solver,
  solverImprovement,
  solverImprovements,
  spawnSolverInstance,
  whatIf,
} from './calls/solver-calls.ts';
export { MAX_TEACHER_MAILS, sendTeacherMails, teacherMails } from './calls/teacher-mail-calls.ts';
export {
  brokenRules,
  compareVersions,
  deleteVersion,
  latestVersion,
  MAX_COMPARED_IDS,
  MAX_COMPRESSED_DRAFT_BYTES,
  MAX_COUNTED_VERSIONS,
  MAX_DRAFT_BYTES,
  MAX_VERSION_LABEL,
  nameVersion,
  restoreVersion,
  saveDraft,
  snapshot,
  versions,
} from './calls/versions-calls.ts';
export type { AuditEntry, SchoolAuditEntry } from './documents/audit.ts';
export type { Client, ClientSummary } from './documents/client.ts';
export { isLicenceValid, isPaywalled, licensedTeachers } from './documents/paywall.ts';
export {
  type Announcement,
  announcementSchema,
  effectiveAnnouncements,
  type SiteAtStart,
  type SiteDocument,
} from './documents/site.ts';
export { type EndedRun, type SolverDocument, solverDocumentSchema } from './documents/solver.ts';
export {
  type Impersonator,
  MIN_ADMINISTRATOR_PASSWORD,
  MIN_PASSWORD,
  type SignedInUser,
  type UserDocument,
} from './documents/user.ts';
export {
  brokenPartsSchema,
  exportReasons,
  replacingReasons,
  type SaveReason,
  type SchoolStorage,
  saveReasonSchema,
  type Version,
  type VersionStatistics,
  versionStatisticsSchema,
} from './documents/version.ts';
export { type ErrorBody, type ErrorCode, errorBodySchema, errorTable } from './errors.ts';
export { type ChannelEnd, LIVE_PATH, MAX_LIVE_CHANNELS, type ServerMessages } from './messages/live.ts';
export {
  MAX_RECEIVING_STREAMS,
  MAX_SOLVER_STREAMS,
  SOLVER_STREAM_PATH,
  SOLVER_STREAM_SEND_MS,
  SOLVER_STREAM_TIMEOUT_MS,
  type SolverStreamMessages,
  type SolverStreamRequests,
} from './messages/solver-stream.ts';
export { type SolverEvent, solverEventSchema } from './run/events.ts';
export {
  type Conflict,
  countFindings,
  isSum,
  listFindings,
  NO_FINDINGS,
  OMITTED_FINDINGS,
  type Repair,
  type RunFindings,
  repairsOf,
  repairTimetable,
  separateFaults,
} from './run/findings.ts';
export {
  MOST_COSTS,
  MOST_IMPROVEMENTS,
  type RunRecord,
  type RunTrace,
  readRunRecord,
  withEntry,
} from './run/record.ts';
export type {
  CheckOutcome,
  EndReason,
  Figures,
  JobType,
  JudgedNumbers,
  RunResult,
  RunStatus,
  SolverErrorCode,
} from './run/result.ts';
export { judgedNumbersSchema } from './run/result.ts';
export { parseSolverEvent, readSolverEvent } from './run/stored-event.ts';
export {
  type SearchedSide,
  type WhatIfAnswer,
  type WhatIfDocument,
  whatIfStages,
} from './run/what-if.ts';
