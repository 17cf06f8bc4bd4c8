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
  ],
};
