import type { Migration } from '../migrate.ts';

const columns = `"id", "at", "actorId", "actorName", "action", "subjectId", "details"`;

/**
 * The audit log counts its entries, so that two of one moment keep their order; it names accounts by their id
 * alone; and the database itself refuses to change or delete an entry.
 */
export const appendOnlyAuditLog: Migration = {
  number: 11,
  statements: ({ counter, refuseChanges }) => [
    `alter table "auditEntry" rename to "auditEntryBefore"`,
    'drop index "auditEntry_at_idx"',
    'drop index "auditEntry_subjectId_idx"',
    `create table "auditEntry" ("sequence" ${counter}, "id" text not null unique, "at" text not null, "actorId" text,
      "actorName" text not null, "action" text not null, "subjectId" text, "details" text not null)`,
    `insert into "auditEntry" (${columns})
      select "id", "at", "actorId", case when "actorId" is null then "actorName" else '' end, "action", "subjectId",
      "details" from "auditEntryBefore" order by "at", "id"`,
    'drop table "auditEntryBefore"',
    `create index "auditEntry_at_idx" on "auditEntry" ("at")`,
    `create index "auditEntry_subjectId_idx" on "auditEntry" ("subjectId", "at")`,
    ...refuseChanges('auditEntry', 'The audit log is only ever added to.'),
  ],
};
