import type { Migration } from '../migrate.ts';

/** The language that a user has chosen; null for that of the browser. */
export const userLanguage: Migration = {
  number: 15,
  statements: [`alter table "userState" add column "language" text`],
};
