import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { lockUser } from '../database/lock-user.ts';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import type { TeacherMail } from './write-mails.ts';

/** One mail of a school leaves after the other, so that other mails get their turn in between. */
const APART_MS = 1000;

/** The weeks that the teachers of a school got by mail last, by the id of the teacher. */
export async function mailedWeeks(db: Database, userId: string): Promise<Record<string, Uint8Array>> {
  const rows = await db
    .selectFrom('teacherMail')
    .select(['teacher', 'week'])
    .where('userId', '=', userId)
    .where('week', 'is not', null)
    .execute();
  return Object.fromEntries(rows.flatMap(({ teacher, week }) => (week ? [[teacher, week]] : [])));
}

/** The number of mails of each edition of a school. */
export async function mailedCounts(db: Database, userId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('teacherMail')
    .select(({ fn }) => ['edition', fn.countAll().as('count')])
    .where('userId', '=', userId)
    .groupBy('edition')
    .execute();
  return new Map(rows.map(({ edition, count }) => [edition, Number(count)]));
}

/** The addresses that want no more mails of a school. */
export async function unsubscribedAddresses(db: Database, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('teacherAddress')
    .select('email')
    .where('userId', '=', userId)
    .where('unsubscribedAt', 'is not', null)
    .execute();
  return new Set(rows.map(({ email }) => email));
}

export interface MailsToSend {
  readonly userId: string;
  readonly edition: number;
  readonly versionID: string;
  readonly mails: readonly TeacherMail[];
  readonly replyTo: string;
  /** The end of a mail, with the address at which one click unsubscribes. */
  readonly ending: (token: string) => { readonly unsubscribe: string; readonly text: string };
  readonly now: Date;
}

/**
 * Puts mails into the table from which they are sent and notes them, in a transaction: a teacher who got one of this
 * edition gets no second one. Returns how many were taken.
 */
export async function takeTeacherMails(
  transaction: Transaction<Schema>,
  { userId, edition, versionID, mails, replyTo, ending, now }: MailsToSend,
): Promise<number> {
  await lockUser(transaction, userId);
  let taken = 0;
  for (const { teacher, email, week, subject, text, file } of mails) {
    const noted = await transaction
      .insertInto('teacherMail')
      .values({ userId, teacher, edition, versionID, email, sentAt: now.toISOString(), week })
      .onConflict((conflict) => conflict.columns(['userId', 'teacher', 'edition']).doNothing())
      .executeTakeFirst();
    if (noted.numInsertedOrUpdatedRows === 0n) continue;
    await transaction
      .updateTable('teacherMail')
      .set({ week: null })
      .where('userId', '=', userId)
      .where('teacher', '=', teacher)
      .where('edition', '!=', edition)
      .execute();
    const { unsubscribe, text: end } = ending(await tokenOf(transaction, userId, email));
    const time = now.getTime();
    await transaction
      .insertInto('mail')
      .values({
        ...{ userId, to: email, subject, text: `${text}\n\n${end}`, replyTo, unsubscribe },
        ...{ attachment: file?.bytes ?? null, attachmentName: file?.name ?? null },
        ...{ createdAt: time, state: 'waiting', attempts: 0, nextAt: time + taken * APART_MS },
      })
      .execute();
    taken += 1;
  }
  return taken;
}

async function tokenOf(transaction: Transaction<Schema>, userId: string, email: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await transaction
    .insertInto('teacherAddress')
    .values({ userId, email, token, unsubscribedAt: null })
    .onConflict((conflict) => conflict.columns(['userId', 'email']).doNothing())
    .execute();
  const row = await transaction
    .selectFrom('teacherAddress')
    .select('token')
    .where('userId', '=', userId)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return row.token;
}

/** The school whose mails a token ends; null when there is no such token. */
export async function addressAt(db: Database, token: string) {
  const row = await db
    .selectFrom('teacherAddress')
    .innerJoin('userDocument', 'userDocument.userId', 'teacherAddress.userId')
    .select(['teacherAddress.email', 'teacherAddress.unsubscribedAt', 'userDocument.schoolName'])
    .where('token', '=', token)
    .executeTakeFirst();
  return row ?? null;
}

/** Ends the mails to the address of a token, or lets them come again; false when there is no such token. */
export async function setSubscribed(
  db: Database,
  token: string,
  isSubscribed: boolean,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('teacherAddress')
    .set({ unsubscribedAt: isSubscribed ? null : now.toISOString() })
    .where('token', '=', token)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
