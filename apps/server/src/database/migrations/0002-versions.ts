import type { Migration } from '../migrate.ts';

export const versions: Migration = {
  number: 2,
  statements: ({ bytes }) => [
    `create table "version" ("id" text not null primary key,
      "userId" text not null references "user" ("id") on delete cascade, "date" text not null,
      "lastModified" text not null, "label" text, "saveReason" text, "revertedFrom" text, "hash" text not null,
      "size" integer not null, "autosaves" integer not null, "snapshot" ${bytes} not null)`,
    `create index "version_userId_date_idx" on "version" ("userId", "date")`,
  ],
};
