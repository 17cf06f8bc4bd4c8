import { createId } from '@bellgrid/model';
import type { AuditEntry } from '@bellgrid/protocol';
import type { Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';

export interface Act {
  /** The administrator; no id for the command line. */
  readonly actor: { readonly id: string | null; readonly name: string };
  readonly action: string;
  /** The user whom it concerns; null for the site. */
  readonly subjectId: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** Writes an act into the audit log, in the transaction that does it where there is one. */
export async function recordAct(db: Database | Transaction<Schema>, act: Act): Promise<void> {
  const { actor, action, subjectId, details = {}, at } = act;
  await db
    .insertInto('auditEntry')
    .values({
      id: createId(),
      at: at.toISOString(),
      actorId: actor.id,
      actorName: actor.name,
      action,
      subjectId,
      details: JSON.stringify(details),
    })
    .execute();
}

export interface AuditQuestion {
  readonly uid?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** The newest entries, of one user and before a time if asked so. */
export async function auditEntries(
  db: Database,
  { uid, before, limit }: AuditQuestion,
): Promise<AuditEntry[]> {
  let query = db
    .selectFrom('auditEntry')
    .leftJoin('user', 'user.id', 'auditEntry.subjectId')
    .selectAll('auditEntry')
    .select('user.email')
    .orderBy('auditEntry.at', 'desc')
    .orderBy('auditEntry.id', 'desc')
    .limit(limit);
  if (uid !== undefined) query = query.where('auditEntry.subjectId', '=', uid);
  if (before !== undefined) query = query.where('auditEntry.at', '<', new Date(before).toISOString());
  return (await query.execute()).map((row) => ({
    id: row.id,
    at: row.at,
    actor: { uid: row.actorId, name: row.actorName },
    action: row.action,
    subject: row.subjectId === null ? null : { uid: row.subjectId, email: row.email },
    details: JSON.parse(row.details),
  }));
}
