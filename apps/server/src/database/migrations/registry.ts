import type { Migration } from '../migrate.ts';
import { accounts } from './0001-accounts.ts';
import { versions } from './0002-versions.ts';
import { solverRuns } from './0003-solver-runs.ts';
import { versionStatistics } from './0004-version-statistics.ts';
import { administration } from './0005-administration.ts';
import { logos } from './0006-logos.ts';
import { runAttempts } from './0010-run-attempts.ts';
import { appendOnlyAuditLog } from './0011-append-only-audit-log.ts';
import { attemptCounters } from './0012-attempt-counters.ts';
import { runTimeLimits } from './0013-run-time-limits.ts';
import { runRecords } from './0014-run-records.ts';
import { userLanguage } from './0015-user-language.ts';
import { snapshots } from './0016-snapshots.ts';
import { solverUse } from './0017-solver-use.ts';
import { mails } from './0018-mails.ts';
import { runBegins } from './0019-run-begins.ts';
import { publications } from './0020-publications.ts';
import { teacherMails } from './0021-teacher-mails.ts';
import { mailEnds } from './0022-mail-ends.ts';
import { secondFactor } from './0023-second-factor.ts';
import { graceAndReports } from './0024-grace-and-reports.ts';
import { whatIfRuns } from './0025-what-if.ts';
import { historyOfUse } from './0026-history-of-use.ts';
import { calendarFeeds } from './0027-calendar-feeds.ts';
import { moments } from './0028-moments.ts';
import { runImprovements } from './0029-run-improvements.ts';
import { editionLengths } from './0030-edition-lengths.ts';
import { brokenRules } from './0031-broken-rules.ts';

/** Every migration, in order. A released one is never edited: add the next number. */
export const migrations: readonly Migration[] = [
  accounts,
  versions,
  solverRuns,
  versionStatistics,
  administration,
  logos,
  runAttempts,
  appendOnlyAuditLog,
  attemptCounters,
  runTimeLimits,
  runRecords,
  userLanguage,
  snapshots,
  solverUse,
  mails,
  runBegins,
  publications,
  teacherMails,
  mailEnds,
  secondFactor,
  graceAndReports,
  whatIfRuns,
  historyOfUse,
  calendarFeeds,
  moments,
  runImprovements,
  editionLengths,
  brokenRules,
];
