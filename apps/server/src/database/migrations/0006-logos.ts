import type { Migration } from '../migrate.ts';

export const logos: Migration = {
  number: 6,
  statements: ({ bytes }) => [
    `create table "logo" ("userId" text not null primary key references "user" ("id") on delete cascade,
      "originalFilename" text not null, "lastUpdated" text not null, "image" ${bytes} not null)`,
  ],
};
