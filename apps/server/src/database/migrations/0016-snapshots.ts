import type { Migration } from '../migrate.ts';

/** Draft files are stored once for each school and content; versions count in the order of their making. */
export const snapshots: Migration = {
  number: 16,
  statements: ({ bytes, bigNumber }) => [
    `create table "snapshot" ("userId" text not null references "user" ("id") on delete cascade, "hash" text not null,
      "length" integer not null, "bytes" ${bytes} not null, primary key ("userId", "hash"))`,
    `insert into "snapshot" ("userId", "hash", "length", "bytes")
      select "userId", "hash", length("snapshot"), "snapshot" from "version" where "id" in
      (select min("id") from "version" group by "userId", "hash")`,
    'alter table "version" drop column "snapshot"',
    `alter table "version" add column "sequence" ${bigNumber} not null default 0`,
    `update "version" set "sequence" = (select count(*) from "version" as "earlier"
      where "earlier"."userId" = "version"."userId" and ("earlier"."date" < "version"."date"
      or ("earlier"."date" = "version"."date" and "earlier"."id" <= "version"."id")))`,
    'create unique index "version_userId_sequence_idx" on "version" ("userId", "sequence")',
    'drop index "version_userId_date_idx"',
    'create index "version_userId_hash_idx" on "version" ("userId", "hash")',
  ],
};
