import type { Migration } from '../migrate.ts';

/** The tables of Better Auth (user, session, account, verification) and the user's documents. */
export const accounts: Migration = {
  number: 1,
  statements: ({ accountFlag, accountTime }) => [
    `create table "user" ("id" text not null primary key, "name" text not null, "email" text not null unique,
      "emailVerified" ${accountFlag} not null, "image" text, "createdAt" ${accountTime} not null, "updatedAt" ${accountTime} not null)`,
    `create table "session" ("id" text not null primary key, "expiresAt" ${accountTime} not null, "token" text not null unique,
      "createdAt" ${accountTime} not null, "updatedAt" ${accountTime} not null, "ipAddress" text, "userAgent" text,
      "userId" text not null references "user" ("id") on delete cascade)`,
    `create table "account" ("id" text not null primary key, "accountId" text not null, "providerId" text not null,
      "userId" text not null references "user" ("id") on delete cascade, "accessToken" text, "refreshToken" text,
      "idToken" text, "accessTokenExpiresAt" ${accountTime}, "refreshTokenExpiresAt" ${accountTime}, "scope" text, "password" text,
      "createdAt" ${accountTime} not null, "updatedAt" ${accountTime} not null)`,
    `create table "verification" ("id" text not null primary key, "identifier" text not null, "value" text not null,
      "expiresAt" ${accountTime} not null, "createdAt" ${accountTime} not null, "updatedAt" ${accountTime} not null)`,
    `create index "session_userId_idx" on "session" ("userId")`,
    `create index "account_userId_idx" on "account" ("userId")`,
    `create index "verification_identifier_idx" on "verification" ("identifier")`,
    `create table "userDocument" ("userId" text not null primary key references "user" ("id") on delete cascade,
      "schoolName" text not null, "isSetUp" integer not null, "hasAcceptedTerms" integer not null,
      "isAdministrator" integer not null, "isMultipleScheduleStructuresEnabled" integer not null,
      "licenses" text not null, "bypassPaywallUntil" text, "accountSuspended" integer not null)`,
    `create table "userWritable" ("userId" text not null primary key references "user" ("id") on delete cascade,
      "latestVersionID" text, "sessionIdentifier" text not null)`,
  ],
};
