import type { Migration } from '../migrate.ts';

/** The runs of each school that have ended, and the days, weeks and months in which it was there. */
export const historyOfUse: Migration = {
  number: 26,
  statements: ({ counter }) => [
    `create table "endedRun" ("sequence" ${counter}, "id" text not null unique,
      "userId" text not null references "user" ("id") on delete cascade, "jobType" text not null,
      "isTrial" integer not null, "startedAt" text not null, "endedAt" text not null,
      "status" text not null, "ms" integer, "record" text)`,
    `create index "endedRun_userId_idx" on "endedRun" ("userId", "sequence")`,
    `create index "endedRun_endedAt_idx" on "endedRun" ("endedAt")`,
    `create table "activeSpan" ("unit" text not null, "begin" text not null,
      "userId" text not null references "user" ("id") on delete cascade,
      primary key ("unit", "begin", "userId"))`,
    `create index "activeSpan_userId_idx" on "activeSpan" ("userId")`,
    // Of before, the last time that each school was there is known.
    `insert into "activeSpan" ("unit", "begin", "userId")
      select 'day', substr("lastSeen", 1, 10), "userId" from "userState" where "lastSeen" is not null`,
    `insert into "activeSpan" ("unit", "begin", "userId")
      select 'month', substr("lastSeen", 1, 7) || '-01', "userId" from "userState" where "lastSeen" is not null`,
  ],
};
