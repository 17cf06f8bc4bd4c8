import type { UserDocument } from '@bellgrid/protocol';
import type { Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import { licensesOf } from '../licenses/license-store.ts';

/** A user with everything that the user document shows; the defaults until the account is set up. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: number;
  readonly twoFactorEnabled: number | null;
  readonly schoolName: string;
  readonly isSetUp: number;
  readonly hasAcceptedTerms: number;
  readonly isAdministrator: number;
  readonly isMultipleScheduleStructuresEnabled: number;
  readonly bypassPaywallUntil: string | null;
  readonly accountSuspended: number;
  readonly deleteAt: string | null;
  readonly lastAcknowledgedUpdate: string | null;
  readonly language: string | null;
  readonly licenses: UserDocument['licenses'];
  readonly logo: { readonly originalFilename: string; readonly lastUpdated: string } | null;
}

/** Loads a user; null when there is none. */
export async function loadAccount(
  db: Database | Transaction<Schema>,
  userId: string,
): Promise<Account | null> {
  const row = await db
    .selectFrom('user')
    .leftJoin('userDocument', 'userDocument.userId', 'user.id')
    .leftJoin('userState', 'userState.userId', 'user.id')
    .leftJoin('logo', 'logo.userId', 'user.id')
    .select([
      'user.id',
      'user.name',
      'user.email',
      'user.emailVerified',
      'user.twoFactorEnabled',
      ...documentColumns,
    ])
    .select([
      'userState.lastAcknowledgedUpdate',
      'userState.language',
      'logo.originalFilename',
      'logo.lastUpdated',
    ])
    .where('user.id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const licenses = await licensesOf(db, userId);
  const { originalFilename, lastUpdated, ...rest } = row;
  return {
    ...rest,
    logo: originalFilename && lastUpdated ? { originalFilename, lastUpdated } : null,
    schoolName: row.schoolName ?? '',
    isSetUp: row.isSetUp ?? 0,
    hasAcceptedTerms: row.hasAcceptedTerms ?? 0,
    isAdministrator: row.isAdministrator ?? 0,
    isMultipleScheduleStructuresEnabled: row.isMultipleScheduleStructuresEnabled ?? 0,
    accountSuspended: row.accountSuspended ?? 0,
    licenses,
  };
}

const documentColumns = [
  'userDocument.schoolName',
  'userDocument.isSetUp',
  'userDocument.hasAcceptedTerms',
  'userDocument.isAdministrator',
  'userDocument.isMultipleScheduleStructuresEnabled',
  'userDocument.bypassPaywallUntil',
  'userDocument.accountSuspended',
  'userDocument.deleteAt',
] as const;
