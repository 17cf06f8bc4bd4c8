import type { Announcement, EndedRun, JobType } from '@bellgrid/protocol';
import type { ColumnType, Generated } from 'kysely';

/** Stored as 0 and 1. */
type Flag = ColumnType<number, boolean, boolean>;
/** ISO 8601 text. */
type Timestamp = string;

/** Better Auth's table, as far as the rest of the server reads it. */
interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: Flag;
  twoFactorEnabled: ColumnType<number | null, boolean | null | undefined, boolean | null>;
  /** A date in the form of the database. */
  createdAt: string | Date;
}

/** The fields of a user document beyond the account. */
interface UserDocumentTable {
  userId: string;
  schoolName: string;
  isSetUp: Flag;
  hasAcceptedTerms: Flag;
  isAdministrator: Flag;
  isMultipleScheduleStructuresEnabled: Flag;
  bypassPaywallUntil: Timestamp | null;
  accountSuspended: Flag;
  /** Null: it stays. */
  deleteAt: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
  /** Only administrators see it. */
  notes: ColumnType<string, string | undefined, string>;
  shortName: ColumnType<string, string | undefined, string>;
}

/** Teachers that a school has paid for. */
interface LicenseTable {
  id: string;
  userId: string;
  count: number;
  expiry: Timestamp | null;
  source: 'administrator' | 'stripe';
  createdAt: Timestamp;
}

interface UserTagTable {
  userId: string;
  tag: string;
}

/** The tags that administrators choose from. */
interface AdminTagTable {
  tag: string;
}

/** Small state of a user; without a row there is none yet. */
interface UserStateTable {
  userId: string;
  lastSeen: Timestamp | null;
  lastLogin: Timestamp | null;
  lastAcknowledgedUpdate: string | null;
  /** The version of the client that was seen last. */
  clientVersion: ColumnType<string | null, string | null | undefined, string | null>;
  /** A tag such as `de`. */
  language: string | null;
  /** The run whose result the user has seen: its banners stay hidden. */
  hideAlertsForSolverID: string | null;
  /** JSON. */
  pageMemory: string | null;
}

/** At most one row, `id` 'site'. */
interface SiteMetadataTable {
  id: string;
  killSwitch: Flag;
  latestVersionProduction: string;
  latestVersionStaging: string;
}

interface AnnouncementTable {
  id: string;
  title: string;
  content: string;
  severity: Announcement['severity'];
  variant: Announcement['variant'];
  nonDismissible: Flag;
  startsAt: Timestamp;
  endsAt: Timestamp;
}

interface LogoTable {
  userId: string;
  originalFilename: string;
  lastUpdated: Timestamp;
  /** A PNG picture. */
  image: Uint8Array;
}

/** Better Auth's table, as far as the rest of the server reads it. */
interface VerificationTable {
  identifier: string;
  /** A date in the form of the database. */
  expiresAt: string | Date;
  /** The id of the user, for a reset of the password. */
  value: string;
}

/** The actions of administrators. Rows are never changed and outlive the accounts that they name. */
interface AuditEntryTable {
  sequence: Generated<number>;
  id: string;
  at: Timestamp;
  /** Null for an actor without an account. */
  actorId: string | null;
  /** The name of an actor without an account: the command line. */
  actorName: string;
  action: string;
  subjectId: string | null;
  /** JSON. */
  details: string;
}

/** Better Auth's table, as far as the rest of the server reads it. */
interface SessionTable {
  id: string;
  token: string;
  /** A date in the form of the database. */
  expiresAt: string | Date;
  createdAt: string | Date;
  /** The time of its last use, to the minute for administrators. */
  updatedAt: string | Date;
  /** The words of the browser about itself. */
  userAgent: ColumnType<string | null, string | null | undefined, string | null>;
  userId: string;
  impersonatedBy: string | null;
  impersonatorSession: string | null;
  /** The time at which its user last confirmed it with a code. */
  confirmedAt: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
}

interface ErrorReportTable {
  id: string;
  userId: string;
  at: Timestamp;
  text: string;
}

/** Better Auth's table, as far as the rest of the server reads it. */
interface TwoFactorTable {
  userId: string;
  verified: ColumnType<number | null, boolean | null, boolean | null>;
}

/** Better Auth's table, as far as the rest of the server reads it. */
interface PasskeyTable {
  id: string;
  userId: string;
  name: string | null;
  /** A date in the form of the database. */
  createdAt: string | Date | null;
}

interface UserWritableTable {
  userId: string;
  latestVersionID: string | null;
  /** The session that wrote the latest version. */
  sessionIdentifier: string;
}

interface VersionTable {
  id: string;
  userId: string;
  date: Timestamp;
  lastModified: Timestamp;
  label: string | null;
  saveReason: string | null;
  revertedFrom: string | null;
  /** SHA-256 (hex) and length of the uncompressed snapshot. */
  hash: string;
  size: number;
  /** Saves without a reason since the version was created. */
  autosaves: number;
  /** JSON: how much the draft holds. Null for what was saved before that was counted. */
  statistics: string | null;
  /** Counts the versions of a user, in the order of their making, independently of the clock. */
  sequence: number;
}

/** The draft files of versions, once for each user and content. */
interface SnapshotTable {
  userId: string;
  hash: string;
  /** The number of gzip bytes. */
  length: number;
  /** The draft file as gzip bytes. */
  bytes: Uint8Array;
  /** JSON: the clashes and broken rules of its schedule, as `count-broken.ts` keeps them. Null until they were counted. */
  broken: string | null;
}

interface SolverRunTable {
  sequence: Generated<number>;
  id: string;
  userId: string;
  jobType: JobType;
  location: 'cloud_function' | 'cloud_run';
  solveAnyway: Flag;
  /** Seconds. */
  timeLimit: number;
  versionID: string;
  createdAt: Timestamp;
  state: 'waiting' | 'running' | 'ended';
  /** The worker that runs it, and until when it counts as alive (milliseconds since 1970). */
  leaseOwner: string | null;
  leaseUntil: number | null;
  /** The time at which the present worker has taken it up (milliseconds since 1970). */
  startedAt: ColumnType<number | null, undefined, number | null>;
  /** The number of times that a worker has taken it up. */
  attempts: ColumnType<number, number | undefined, number>;
  cancellationRequested: Flag;
  /** JSON of the latest event that is kept. */
  lastEvent: string;
  lastEventAt: Timestamp;
  /** The draft file (gzip bytes) until the run has ended. */
  payload: Uint8Array | null;
  /** JSON of the timetable that it begins with (gzip bytes), until it has ended; null for none. */
  begin: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
  /** The hash of the version that the payload is; null for a run of before that was kept. */
  payloadHash: string | null;
  /** JSON of the run's record, once it has ended. */
  record: ColumnType<string | null, undefined, string | null>;
  /** JSON of the changes that it tries out; null for a run that makes a schedule. */
  whatIf: ColumnType<string | null, string | null | undefined, string | null>;
  /** JSON of the better timetables (gzip bytes) of a run of before each had a row; null for all later ones. */
  improvements: ColumnType<Uint8Array | null, undefined, null>;
}

/** The better timetables of runs that have ended. */
interface RunImprovementTable {
  run: string;
  /** Counts from 0 in the order of time. */
  place: number;
  /** JSON. */
  figures: string;
  /** JSON, as gzip. */
  solution: Uint8Array;
}

/** Mails until they are sent, and for some days after that. */
interface MailTable {
  sequence: Generated<number>;
  userId: string;
  to: string;
  subject: string;
  /** Empty once it is sent or given up. */
  text: string;
  replyTo: ColumnType<string | null, string | null | undefined, string | null>;
  /** The address at which one click ends such mails. */
  unsubscribe: ColumnType<string | null, string | null | undefined, string | null>;
  /** A PDF file, until it is sent or given up. */
  attachment: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
  attachmentName: ColumnType<string | null, string | null | undefined, string | null>;
  /** These are milliseconds since 1970. */
  createdAt: number;
  nextAt: number;
  /** The end of the link in it; null when it has no such end. */
  notAfter: number | null;
  state: 'waiting' | 'sent' | 'givenUp';
  attempts: number;
}

/** The runs that have ended: the latest twenty of each school, and all of the last month. */
interface EndedRunTable {
  sequence: Generated<number>;
  id: string;
  userId: string;
  jobType: JobType;
  /** Set for a run that tried out changes of rules. */
  isTrial: Flag;
  startedAt: Timestamp;
  endedAt: Timestamp;
  /** `NONE` without a result. */
  status: EndedRun['status'];
  ms: number | null;
  /** JSON of its record; null without one, and beyond the latest twenty of the school. */
  record: string | null;
}

/** A school was there in a day, week or month, which begins with a date in UTC. */
interface ActiveSpanTable {
  unit: 'day' | 'week' | 'month';
  begin: string;
  userId: string;
}

/** The running time of the solver in the last hours. */
interface SolverUseTable {
  userId: string;
  /** Milliseconds since 1970. */
  endedAt: number;
  ms: number;
}

/** Attempts within a window; see `accounts/attempt-counters.ts` and `account-limits.ts`. */
interface AttemptCounterTable {
  /** A hash. */
  key: string;
  /** A hash of the address of e-mail, where it is about one account. */
  account: string | null;
  count: number;
  /** The end of the window, before which no attempt is made (milliseconds since 1970). */
  until: number;
  nextAt: number;
}

/** The address of a school's published pages, and the secret that makes the keys in them. */
interface PublicationTable {
  userId: string;
  token: string;
  secret: string;
  createdAt: Timestamp;
  expiresAt: Timestamp | null;
  passwordHash: string | null;
  /** The name in the addresses of its calendars; null until the next edition is made. */
  feeds: string | null;
}

/** The pages of one version as they were made once. */
interface EditionTable {
  sequence: Generated<number>;
  userId: string;
  /** It may be deleted by now. */
  versionID: string;
  publishedAt: Timestamp;
  /** The first date on which it is shown; null for at once. */
  validFrom: string | null;
  zone: string | null;
  /** JSON. */
  settings: string;
  schoolName: string;
  hasLogo: Flag;
  /** JSON: the dates of the school year with their days. */
  calendar: string;
  /** The number of classes, teachers and rooms with a page, and of those that it changes. */
  entries: number;
  changes: number;
  /** JSON as gzip bytes: the chosen fields. */
  data: Uint8Array;
  /** The bytes of all that is stored of it. */
  length: number;
}

interface PublishedPageTable {
  edition: number;
  path: string;
  /** The content type. */
  type: string;
  etag: string;
  /** JSON that the page needs when it is read. */
  facts: string | null;
  changes: number;
  /** The bytes, as gzip. */
  bytes: Uint8Array;
}

/** The schedules that teachers got by mail: each teacher once for an edition. */
interface TeacherMailTable {
  userId: string;
  /** The id of the teacher's record. */
  teacher: string;
  edition: number;
  versionID: string;
  email: string;
  sentAt: Timestamp;
  /** JSON as gzip bytes: the lessons, in the newest row of a teacher. */
  week: Uint8Array | null;
}

/** The addresses to which a school has sent schedules, with the token that ends it. */
interface TeacherAddressTable {
  userId: string;
  email: string;
  token: string;
  unsubscribedAt: Timestamp | null;
}

/** Moments from which rules count. */
interface MomentTable {
  name: 'unverifiedGo';
  at: Timestamp;
}

export interface Schema {
  moment: MomentTable;
  teacherMail: TeacherMailTable;
  teacherAddress: TeacherAddressTable;
  publication: PublicationTable;
  edition: EditionTable;
  publishedPage: PublishedPageTable;
  user: UserTable;
  userDocument: UserDocumentTable;
  userWritable: UserWritableTable;
  version: VersionTable;
  snapshot: SnapshotTable;
  solverRun: SolverRunTable;
  runImprovement: RunImprovementTable;
  endedRun: EndedRunTable;
  activeSpan: ActiveSpanTable;
  solverUse: SolverUseTable;
  mail: MailTable;
  session: SessionTable;
  twoFactor: TwoFactorTable;
  passkey: PasskeyTable;
  errorReport: ErrorReportTable;
  license: LicenseTable;
  userTag: UserTagTable;
  adminTag: AdminTagTable;
  userState: UserStateTable;
  siteMetadata: SiteMetadataTable;
  announcement: AnnouncementTable;
  auditEntry: AuditEntryTable;
  logo: LogoTable;
  verification: VerificationTable;
  attemptCounter: AttemptCounterTable;
}
