import type { Migration } from '../migrate.ts';

/** The record of each run with its better timetables, and the latest run whose result a user has seen. */
export const runRecords: Migration = {
  number: 14,
  statements: ({ bytes }) => [
    `alter table "solverRun" add column "payloadHash" text`,
    `alter table "solverRun" add column "record" text`,
    `alter table "solverRun" add column "improvements" ${bytes}`,
    `alter table "userState" add column "hideAlertsForSolverID" text`,
    `insert into "userState" ("userId") select "userId" from "solverRun"
      where "acknowledged" = 1 and "userId" not in (select "userId" from "userState")`,
    `update "userState" set "hideAlertsForSolverID" = (select max("id") from "solverRun"
      where "solverRun"."userId" = "userState"."userId" and "acknowledged" = 1)`,
    `alter table "solverRun" drop column "acknowledged"`,
  ],
};
