import type { changeClient } from '@bellgrid/protocol';
import type { Transaction } from 'kysely';
import type * as z from 'zod';
import type { Account } from '../accounts/load-account.ts';
import { userDocumentOf } from '../accounts/user-document.ts';
import type { Schema } from '../database/schema.ts';
import { type ClientRecord, setTags } from './client-record.ts';

type Changes = Omit<z.output<typeof changeClient.request>, 'uid'>;

/** The former and the present value by field; free text of administrators is not for the log. */
type Changed = Record<string, { from: unknown; to: unknown } | 'changed'>;

/** Changes the decisions of administrators about a user, and returns the differences; null for none. */
export async function applyChanges(
  db: Transaction<Schema>,
  client: { readonly account: Account; readonly record: ClientRecord },
  changes: Changes,
): Promise<Changed | null> {
  const { account, record } = client;
  const { internalData = {}, ...flags } = changes;
  const { tags, ...texts } = internalData;
  const before = { ...flagsOf(account), notes: record.notes, shortName: record.shortName };
  const wanted = { ...flags, ...texts, ...instant(flags.bypassPaywallUntil) };
  const entries = Object.entries(wanted).filter(
    ([field, to]) => to !== undefined && to !== before[field as keyof typeof before],
  );
  const changed: Changed = Object.fromEntries(
    entries.map(([field, to]) => [
      field,
      field in texts ? 'changed' : { from: before[field as keyof typeof before], to },
    ]),
  );
  if (entries.length > 0) {
    await userDocumentOf(db, account.id);
    await db
      .updateTable('userDocument')
      .set(Object.fromEntries(entries))
      .where('userId', '=', account.id)
      .execute();
  }
  const newTags = tags && [...new Set(tags)].sort();
  if (newTags && newTags.join('\n') !== record.tags.join('\n')) {
    await setTags(db, account.id, newTags);
    changed.tags = { from: record.tags, to: newTags };
  }
  return Object.keys(changed).length > 0 ? changed : null;
}

function flagsOf(account: Account) {
  return {
    bypassPaywallUntil: account.bypassPaywallUntil,
    accountSuspended: Boolean(account.accountSuspended),
    isMultipleScheduleStructuresEnabled: Boolean(account.isMultipleScheduleStructuresEnabled),
  };
}

/** A date in the one form in which dates are stored. */
function instant(date: string | null | undefined): { bypassPaywallUntil?: string } {
  return date ? { bypassPaywallUntil: new Date(date).toISOString() } : {};
}
