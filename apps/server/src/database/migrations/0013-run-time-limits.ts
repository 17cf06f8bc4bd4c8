import type { Migration } from '../migrate.ts';

/** The seconds that a run may take; runs requested before may take the longest. */
export const runTimeLimits: Migration = {
  number: 13,
  statements: [`alter table "solverRun" add column "timeLimit" integer not null default 3600`],
};
