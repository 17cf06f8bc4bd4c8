import type { Migration } from '../migrate.ts';

export const solverRuns: Migration = {
  number: 3,
  statements: ({ bytes, bigNumber, counter }) => [
    `create table "solverRun" ("sequence" ${counter}, "id" text not null unique,
      "userId" text not null references "user" ("id") on delete cascade, "jobType" text not null,
      "location" text not null, "solveAnyway" integer not null, "versionID" text not null, "createdAt" text not null,
      "state" text not null, "leaseOwner" text, "leaseUntil" ${bigNumber}, "cancellationRequested" integer not null,
      "acknowledged" integer not null, "lastEvent" text not null, "lastEventAt" text not null, "payload" ${bytes})`,
    `create index "solverRun_userId_idx" on "solverRun" ("userId", "sequence")`,
    // One active run a user.
    `create unique index "solverRun_active_idx" on "solverRun" ("userId") where "state" <> 'ended'`,
  ],
};
