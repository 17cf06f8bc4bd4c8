import type { Migration } from '../migrate.ts';

/** The tables of the library for codes from an app and for passkeys, and the time of a session's last confirmation. */
export const secondFactor: Migration = {
  number: 23,
  statements: ({ accountFlag, accountTime }) => [
    `alter table "user" add column "twoFactorEnabled" ${accountFlag}`,
    `alter table "session" add column "confirmedAt" text`,
    `create table "twoFactor" ("id" text not null primary key, "secret" text not null, "backupCodes" text not null,
      "userId" text not null references "user" ("id") on delete cascade, "verified" ${accountFlag},
      "failedVerificationCount" integer, "lockedUntil" ${accountTime})`,
    `create index "twoFactor_userId_idx" on "twoFactor" ("userId")`,
    `create table "passkey" ("id" text not null primary key, "name" text, "publicKey" text not null,
      "userId" text not null references "user" ("id") on delete cascade, "credentialID" text not null unique,
      "counter" integer not null, "deviceType" text not null, "backedUp" ${accountFlag} not null, "transports" text,
      "createdAt" ${accountTime}, "aaguid" text)`,
    `create index "passkey_userId_idx" on "passkey" ("userId")`,
  ],
};
