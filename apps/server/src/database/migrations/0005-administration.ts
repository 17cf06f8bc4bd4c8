import type { Migration } from '../migrate.ts';

/**
 * The records of administrators about schools and the site, licences, impersonation and the small state of a
 * user.
 */
export const administration: Migration = {
  number: 5,
  statements: [
    `create table "license" ("id" text not null primary key,
      "userId" text not null references "user" ("id") on delete cascade, "count" integer not null, "expiry" text,
      "source" text not null, "createdAt" text not null)`,
    `create index "license_userId_idx" on "license" ("userId")`,
    // It was never written: licences have rows of their own now.
    `alter table "userDocument" drop column "licenses"`,
    `alter table "userDocument" add column "notes" text not null default ''`,
    `alter table "userDocument" add column "shortName" text not null default ''`,
    // Users who signed up before there were licences are let past the paywall.
    `update "userDocument" set "bypassPaywallUntil" = '2036-12-31T00:00:00.000Z' where "bypassPaywallUntil" is null`,
    `create table "userTag" ("userId" text not null references "user" ("id") on delete cascade, "tag" text not null,
      primary key ("userId", "tag"))`,
    `create index "userTag_tag_idx" on "userTag" ("tag")`,
    `create table "adminTag" ("tag" text not null primary key)`,
    `create table "userState" ("userId" text not null primary key references "user" ("id") on delete cascade,
      "lastSeen" text, "lastLogin" text, "lastAcknowledgedUpdate" text, "pageMemory" text)`,
    `create table "siteMetadata" ("id" text not null primary key, "killSwitch" integer not null,
      "latestVersionProduction" text not null, "latestVersionStaging" text not null)`,
    `create table "announcement" ("id" text not null primary key, "title" text not null, "content" text not null,
      "severity" text not null, "variant" text not null, "nonDismissible" integer not null, "startsAt" text not null,
      "endsAt" text not null)`,
    // Rows are added and read, never changed; they outlive the accounts that they name.
    `create table "auditEntry" ("id" text not null primary key, "at" text not null, "actorId" text,
      "actorName" text not null, "action" text not null, "subjectId" text, "details" text not null)`,
    `create index "auditEntry_at_idx" on "auditEntry" ("at")`,
    `create index "auditEntry_subjectId_idx" on "auditEntry" ("subjectId", "at")`,
    `alter table "session" add column "impersonatedBy" text`,
    // An administrator's session takes those with it that act as others.
    `alter table "session" add column "impersonatorSession" text references "session" ("id") on delete cascade`,
  ],
};
