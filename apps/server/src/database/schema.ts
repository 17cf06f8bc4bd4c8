import type { JobType } from '@bellgrid/protocol';
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
}

/** What a user document has beyond the account. */
interface UserDocumentTable {
  userId: string;
  schoolName: string;
  isSetUp: Flag;
  hasAcceptedTerms: Flag;
  isAdministrator: Flag;
  isMultipleScheduleStructuresEnabled: Flag;
  /** JSON: count and expiry by licence id. */
  licenses: string;
  bypassPaywallUntil: Timestamp | null;
  accountSuspended: Flag;
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
  /** The draft file as gzip bytes. */
  snapshot: Uint8Array;
}

interface SolverRunTable {
  sequence: Generated<number>;
  id: string;
  userId: string;
  jobType: JobType;
  location: 'cloud_function' | 'cloud_run';
  solveAnyway: Flag;
  versionID: string;
  createdAt: Timestamp;
  state: 'waiting' | 'running' | 'ended';
  /** The worker that runs it, and until when it counts as alive (milliseconds since 1970). */
  leaseOwner: string | null;
  leaseUntil: number | null;
  cancellationRequested: Flag;
  acknowledged: Flag;
  /** JSON of the latest event that is kept. */
  lastEvent: string;
  lastEventAt: Timestamp;
  /** The draft file (gzip bytes) until the run has ended. */
  payload: Uint8Array | null;
}

export interface Schema {
  user: UserTable;
  userDocument: UserDocumentTable;
  userWritable: UserWritableTable;
  version: VersionTable;
  solverRun: SolverRunTable;
}
