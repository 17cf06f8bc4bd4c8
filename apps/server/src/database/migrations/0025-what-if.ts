import type { Migration } from '../migrate.ts';

/** The changes that a run tries out beside the draft; null for a run that makes a schedule. */
export const whatIfRuns: Migration = {
  number: 25,
  statements: () => ['alter table "solverRun" add column "whatIf" text'],
};
