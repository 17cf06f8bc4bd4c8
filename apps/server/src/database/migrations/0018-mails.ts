import type { Migration } from '../migrate.ts';

/** Mails until they are sent, and for some days after that without their text. */
export const mails: Migration = {
  number: 18,
  statements: ({ bigNumber, counter }) => [
    // Without a reference to the user, whose row may not be there yet when the first mail is.
    `create table "mail" ("sequence" ${counter}, "userId" text not null, "to" text not null, "subject" text not null,
      "text" text not null, "createdAt" ${bigNumber} not null, "state" text not null, "attempts" integer not null,
      "nextAt" ${bigNumber} not null)`,
    `create index "mail_nextAt_idx" on "mail" ("nextAt") where "state" = 'waiting'`,
    `create index "mail_userId_idx" on "mail" ("userId")`,
  ],
};
