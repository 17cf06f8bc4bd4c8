import type { Migration } from '../migrate.ts';

/** The counters that limit attempts, the same for all servers and after a restart; keys are hashes. */
export const attemptCounters: Migration = {
  number: 12,
  statements: ({ bigNumber }) => [
    `create table "attemptCounter" ("key" text not null primary key, "account" text, "count" integer not null,
      "until" ${bigNumber} not null, "nextAt" ${bigNumber} not null)`,
    `create index "attemptCounter_account_idx" on "attemptCounter" ("account")`,
    `create index "attemptCounter_until_idx" on "attemptCounter" ("until")`,
  ],
};
