import type { Migration } from '../migrate.ts';

/** The clashes and broken rules of stored drafts, null until they are counted. */
export const brokenRules: Migration = {
  number: 31,
  statements: [`alter table "snapshot" add column "broken" text`],
};
