import type { AccountLimits } from '../accounts/account-limits.ts';
import type { PostMail } from '../accounts/account-mails.ts';
import type { AttemptCounters } from '../accounts/attempt-counters.ts';
import type { Auth } from '../accounts/create-auth.ts';
import type { Database } from '../database/open-database.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Payments } from '../licenses/payments.ts';
import type { Bus } from '../live/bus.ts';
import type { Logger } from '../logging/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Publisher } from '../publishing/publisher.ts';
import type { SiteReader } from '../site/site-reader.ts';
import type { Quota } from '../versions/quota.ts';
import type { SnapshotChecker } from '../versions/snapshot-checker.ts';
import type { BodyRoom } from './body-room.ts';
import type { Places } from './places.ts';

/** The services that the calls use, put together once in `start-server.ts`. */
export interface Services {
  readonly db: Database;
  readonly auth: Auth;
  /** Takes a mail to a user for delivery. */
  readonly post: PostMail;
  /** Sends the mails that are due, later than this returns. */
  readonly deliver: () => void;
  readonly publisher: Publisher;
  /** The address of this server in the browser. */
  readonly publicUrl: string;
  readonly bus: Bus;
  readonly queue: JobQueue;
  readonly snapshots: SnapshotChecker;
  readonly site: SiteReader;
  readonly metrics: Metrics;
  readonly limits: AccountLimits;
  readonly counters: AttemptCounters;
  /** Limits the drafts that are checked. */
  readonly places: Places;
  /** Limits comparisons and counts, which take longer: saves do not wait for them. */
  readonly comparisons: Places;
  readonly counts: Places;
  /** Limits large bodies. */
  readonly bodies: BodyRoom;
  /** Limits what each school stores. */
  readonly quota: Quota;
  /** Days until the paywall asks a new account for licences. */
  readonly freeTrialDays: number;
  /** New accounts may have several schedule structures. */
  readonly hasMultipleStructures: boolean;
  /** Null: this server takes none. */
  readonly payments: Payments | null;
  /** Null: the metrics are for this machine. */
  readonly metricsToken: string | null;
  readonly dataDir: string;
  /** The address for questions of schools; null: none. */
  readonly supportEmail: string | null;
  /** There is no mail server: mails are files in the outbox. */
  readonly mailsGoToOutbox: boolean;
  /** The address for reports of weaknesses; null: none. */
  readonly securityContact: string | null;
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortController;
  readonly log: Logger;
  readonly now: () => Date;
}
