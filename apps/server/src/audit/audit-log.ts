import { createId } from '@bellgrid/model';
import type { AuditEntry } from '@bellgrid/protocol';
import type { ExpressionBuilder, Transaction } from 'kysely';
import { hasWord, wordsOf } from '../database/has-word.ts';
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

/** An act of users on what is their own. */
export const ownAct = (userId: string): Pick<Act, 'actorId' | 'subjectId'> => ({
  actorId: userId,
  subjectId: userId,
});

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
  /** Names of actions with commas between them. */
  readonly actions?: string | undefined;
  readonly search?: string | undefined;
  readonly before?: string | undefined;
  readonly beforeID?: string | undefined;
  readonly limit: number;
}

/** The columns that are searched. */
const searched = [
  ...(['subject.email', 'actor.email', 'auditEntry.actorName'] as const),
  ...(['auditEntry.subjectId', 'auditEntry.action', 'auditEntry.details'] as const),
] as const;

/** The newest entries, of one user, of actions, with words and after an entry if asked so, with the addresses of accounts that are there. */
export async function auditEntries(
  db: Database,
  { uid, actions, search = '', before, beforeID = '', limit }: AuditQuestion,
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
  if (actions) query = query.where('auditEntry.action', 'in', actions.split(','));
  for (const word of wordsOf(search)) {
    query = query.where((entry) =>
      hasWord(
        searched.map((column) => entry.ref(column)),
        word,
      ),
    );
  }
  if (before !== undefined) query = query.where(comesAfter(new Date(before).toISOString(), beforeID));
  return (await query.execute()).map((row) => ({
    id: row.id,
    at: row.at,
    actor: { uid: row.actorId, name: row.actorEmail ?? row.actorName },
    action: row.action,
    subject: row.subjectId === null ? null : { uid: row.subjectId, email: row.subjectEmail },
    details: JSON.parse(row.details),
  }));
}

/** Entries that are older, or of the same moment and written before the entry with this id. */
const comesAfter = (at: string, id: string) => (entry: ExpressionBuilder<Schema, 'auditEntry'>) => {
  const last = entry.selectFrom('auditEntry as last').select('last.sequence').where('last.id', '=', id);
  return entry.or([
    entry('auditEntry.at', '<', at),
    entry.and([entry('auditEntry.at', '=', at), entry('auditEntry.sequence', '<', last)]),
  ]);
};
