import type { Migration } from '../migrate.ts';

/** The name in the addresses of a school's calendars, which say nothing of the address of its pages. */
export const calendarFeeds: Migration = {
  number: 27,
  statements: [
    `alter table "publication" add column "feeds" text`,
    `create unique index "publication_feeds_idx" on "publication" ("feeds")`,
  ],
};
