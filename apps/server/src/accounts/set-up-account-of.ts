import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createSchool, type NewDraftOptions, serializeDraftFile } from '@bellgrid/model';
import type { Database } from '../database/open-database.ts';
import { checkSnapshot } from '../versions/check-snapshot.ts';
import type { VersionRow } from '../versions/version-row.ts';
import { latestVersionOf, saveVersion } from '../versions/version-store.ts';
import { newUserDocument } from './user-document.ts';

export interface AccountSetUp {
  readonly userId: string;
  readonly displayName: string;
  readonly schoolName: string;
  /** The end of the free trial; an account that was set up before keeps its own. */
  readonly bypassPaywallUntil: string;
  /** Sets up an account that was not set up before. */
  readonly isMultipleScheduleStructuresEnabled: boolean;
  /** The names that the first draft begins with; English ones where it is undefined. */
  readonly firstNames?: Pick<NewDraftOptions, 'dayLabels' | 'structureName'> | undefined;
  readonly now: Date;
}

/**
 * Names the person and the school of a new account, notes that the terms were accepted and saves a first,
 * empty draft unless there is one. Answers the first version when it was saved now.
 */
export async function setUpAccountOf(db: Database, setUp: AccountSetUp): Promise<VersionRow | null> {
  const { userId, displayName, schoolName, bypassPaywallUntil, isMultipleScheduleStructuresEnabled } = setUp;
  const changes = { schoolName, isSetUp: true, hasAcceptedTerms: true };
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('user').set({ name: displayName }).where('id', '=', userId).execute();
    await transaction
      .insertInto('userDocument')
      .values({
        ...newUserDocument,
        ...{ userId, bypassPaywallUntil, isMultipleScheduleStructuresEnabled },
        ...changes,
      })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(changes))
      .execute();
  });
  if (await latestVersionOf(db, userId)) return null;
  return saveFirstDraft(db, setUp);
}

async function saveFirstDraft(
  db: Database,
  { userId, schoolName, firstNames, now }: AccountSetUp,
): Promise<VersionRow | null> {
  const draft = createSchool({ schoolName, hasAcceptedTerms: true, isUninitialized: true, ...firstNames });
  const solutionStore = { version: 2, solution: null } as const;
  const text = serializeDraftFile({ fileVersion: 21, dataStore: draft, solutionStore, pageMemory: {} });
  const snapshot = await promisify(gzip)(text);
  const check = checkSnapshot(snapshot);
  if (!check.ok) throw new Error(`The first draft is not valid: ${check.message}`);
  const { hash, size, statistics } = check;
  const outcome = await saveVersion(db, {
    userId,
    baseHash: '',
    sessionID: '',
    saveReason: null,
    snapshot,
    hash,
    size,
    statistics,
    schoolName: check.schoolName,
    quota: null,
    now,
  });
  // Out of sync: a session of the same user was faster, and its draft is kept.
  return outcome.kind === 'saved' ? outcome.version : null;
}
