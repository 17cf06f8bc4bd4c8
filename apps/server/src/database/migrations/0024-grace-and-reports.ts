import type { Migration } from '../migrate.ts';

/** The end of an account whose owner wants it deleted, reports of errors, and the version that a client runs. */
export const graceAndReports: Migration = {
  number: 24,
  statements: [
    `alter table "userDocument" add column "deleteAt" text`,
    `alter table "userState" add column "clientVersion" text`,
    `create table "errorReport" ("id" text not null primary key,
      "userId" text not null references "user" ("id") on delete cascade, "at" text not null, "text" text not null)`,
    `create index "errorReport_at_idx" on "errorReport" ("at")`,
  ],
};
