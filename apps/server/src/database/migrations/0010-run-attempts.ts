import type { Migration } from '../migrate.ts';

export const runAttempts: Migration = {
  number: 10,
  statements: [`alter table "solverRun" add column "attempts" integer not null default 0`],
};
