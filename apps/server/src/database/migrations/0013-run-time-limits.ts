import type { Migration } from '../migrate.ts';

/** Seconds that a run may take; those that were asked for before may take the longest. */
export const runTimeLimits: Migration = {
  number: 13,
  statements: [`alter table "solverRun" add column "timeLimit" integer not null default 3600`],
};
