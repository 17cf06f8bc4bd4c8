import type { Migration } from '../migrate.ts';

/** The published pages of schools: one address each, the editions at it, and their pages as they are sent. */
export const publications: Migration = {
  number: 20,
  statements: ({ bytes, counter, bigNumber }) => [
    `create table "publication" ("userId" text not null primary key references "user" ("id") on delete cascade,
      "token" text not null unique, "secret" text not null, "createdAt" text not null, "expiresAt" text,
      "passwordHash" text)`,
    `create table "edition" ("sequence" ${counter}, "userId" text not null references "user" ("id") on delete cascade,
      "versionID" text not null, "publishedAt" text not null, "validFrom" text, "zone" text, "settings" text not null,
      "schoolName" text not null, "hasLogo" integer not null, "calendar" text not null, "entries" integer not null,
      "changes" integer not null, "data" ${bytes} not null)`,
    `create index "edition_userId_idx" on "edition" ("userId", "sequence")`,
    `create table "publishedPage" ("edition" ${bigNumber} not null references "edition" ("sequence") on delete cascade,
      "path" text not null, "type" text not null, "etag" text not null, "facts" text, "changes" integer not null,
      "bytes" ${bytes} not null, primary key ("edition", "path"))`,
  ],
};
