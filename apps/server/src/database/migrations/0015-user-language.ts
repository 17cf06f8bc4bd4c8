import type { Migration } from '../migrate.ts';

/** The language that a user has chosen; null: what the browser wants. */
export const userLanguage: Migration = {
  number: 15,
  statements: [`alter table "userState" add column "language" text`],
};
