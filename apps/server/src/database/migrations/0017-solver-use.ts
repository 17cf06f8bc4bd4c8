import type { Migration } from '../migrate.ts';

/**
 * The recent running time of each school: free places go to the school with the least. The queue is the table
 * of runs.
 */
export const solverUse: Migration = {
  number: 17,
  statements: ({ bigNumber, onPostgres }) => [
    `alter table "solverRun" add column "startedAt" ${bigNumber}`,
    `create table "solverUse" ("userId" text not null references "user" ("id") on delete cascade,
      "endedAt" ${bigNumber} not null, "ms" ${bigNumber} not null)`,
    `create index "solverUse_userId_idx" on "solverUse" ("userId")`,
    ...onPostgres('drop schema if exists "pgboss" cascade'),
  ],
};
