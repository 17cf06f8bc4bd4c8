import type { Migration } from '../migrate.ts';

/** The bytes that each edition stores: they count in what the school may store. */
export const editionLengths: Migration = {
  number: 30,
  statements: ({ bigNumber }) => [
    `alter table "edition" add column "length" ${bigNumber} not null default 0`,
    `update "edition" set "length" = length("data") + length("calendar") + coalesce((select
      sum(length("bytes") + length(coalesce("facts", ''))) from "publishedPage" where "edition" = "sequence"), 0)`,
  ],
};
