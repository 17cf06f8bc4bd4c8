import type { Migration } from '../migrate.ts';

/** Moments from which rules count. Accounts that were never verified are deleted a while after this migration at the earliest. */
export const moments: Migration = {
  number: 28,
  statements: ({ nowAsText }) => [
    'create table "moment" ("name" text not null primary key, "at" text not null)',
    `insert into "moment" ("name", "at") values ('unverifiedGo', ${nowAsText})`,
  ],
};
