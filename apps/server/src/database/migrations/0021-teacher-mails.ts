import type { Migration } from '../migrate.ts';

/** Mails with a file and a way to end them; the schedules that teachers got, and the addresses that want no more. */
export const teacherMails: Migration = {
  number: 21,
  statements: ({ bytes, bigNumber }) => [
    `alter table "mail" add column "replyTo" text`,
    `alter table "mail" add column "unsubscribe" text`,
    `alter table "mail" add column "attachment" ${bytes}`,
    `alter table "mail" add column "attachmentName" text`,
    // Without a reference to the edition, which it outlives: the next one is compared with what was mailed last.
    `create table "teacherMail" ("userId" text not null references "user" ("id") on delete cascade,
      "teacher" text not null, "edition" ${bigNumber} not null, "versionID" text not null, "email" text not null,
      "sentAt" text not null, "week" ${bytes}, primary key ("userId", "teacher", "edition"))`,
    `create table "teacherAddress" ("userId" text not null references "user" ("id") on delete cascade,
      "email" text not null, "token" text not null unique, "unsubscribedAt" text, primary key ("userId", "email"))`,
  ],
};
