import type { Transaction } from 'kysely';
import { recordAct } from '../audit/audit-log.ts';
import type { CallContext } from '../calls/handler.ts';
import type { Schema } from '../database/schema.ts';

/**
 * Does an administrator's act and writes it into the audit log, both or neither. `act` returns the entry's
 * details; null when nothing was changed, and then nothing is written.
 */
export async function administer(
  { db, account, now }: CallContext,
  what: { readonly action: string; readonly subjectId: string | null },
  act: (transaction: Transaction<Schema>) => Promise<Readonly<Record<string, unknown>> | null>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const details = await act(transaction);
    if (!details) return;
    await recordAct(transaction, { actorId: account.id, ...what, details, at: now() });
  });
}
