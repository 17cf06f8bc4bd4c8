import { createId } from '@bellgrid/model';
import type { AuditEntry } from '@bellgrid/protocol';
import type { Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';

export interface Act {
  /** The administrator's account; null for the command line. */
  readonly actorId: string | null;
  readonly action: string;
  /** The user concerned; null for the site. */
  readonly subjectId: string | null;
  /** No names or addresses of people: entries outlive the accounts and cannot be changed. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/**
 * Writes an act into the audit log, in the transaction of the act if there is one. Returns the entry's id.
 */
export async function recordAct(db: Database | Transaction<Schema>, act: Act): Promise<string> {
  const { actorId, action, subjectId, details = {}, at } = act;
  const id = createId();
  await db
    .insertInto('auditEntry')
    .values({
      id,
      at: at.toISOString(),
      actorId,
      actorName: actorId === null ? 'command line' : '',
      action,
      subjectId,
      details: JSON.stringify(details),
    })
    .execute();
  return id;
}

export interface AuditQuestion {
  readonly uid?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** The newest entries, of one user and before a time if asked so, with the addresses of accounts that are there. */
export async function auditEntries(
  db: Database,
  { uid, before, limit }: AuditQuestion,
): Promise<AuditEntry[]> {
  let query = db
    .selectFrom('auditEntry')
    .leftJoin('user as subject', 'subject.id', 'auditEntry.subjectId')
    .leftJoin('user as actor', 'actor.id', 'auditEntry.actorId')
    .selectAll('auditEntry')
    .select(['subject.email as subjectEmail', 'actor.email as actorEmail'])
    .orderBy('auditEntry.at', 'desc')
    .orderBy('auditEntry.sequence', 'desc')
    .limit(limit);
  if (uid !== undefined) query = query.where('auditEntry.subjectId', '=', uid);
  if (before !== undefined) query = query.where('auditEntry.at', '<', new Date(before).toISOString());
  return (await query.execute()).map((row) => ({
    id: row.id,
    at: row.at,
    actor: { uid: row.actorId, name: row.actorEmail ?? row.actorName },
    action: row.action,
    subject: row.subjectId === null ? null : { uid: row.subjectId, email: row.subjectEmail },
    details: JSON.parse(row.details),
  }));
}
