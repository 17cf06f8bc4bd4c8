import type { Migration } from '../migrate.ts';

export const versionStatistics: Migration = {
  number: 4,
  statements: [`alter table "version" add column "statistics" text`],
};
