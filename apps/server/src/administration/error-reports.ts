import { createId } from '@bellgrid/model';
import type { Database } from '../database/open-database.ts';
import { Refusal } from '../errors/refusal.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 90;
const A_DAY = 20;
const LISTED = 100;

/** Stores a report and deletes old ones. Throws TOO_MANY_REQUESTS after too many of one user. */
export async function keepErrorReport(
  db: Database,
  { userId, text, now }: { readonly userId: string; readonly text: string; readonly now: Date },
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await db.deleteFrom('errorReport').where('at', '<', ago(KEPT_DAYS)).execute();
  const { count } = await db
    .selectFrom('errorReport')
    .select((report) => report.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('at', '>', ago(1))
    .executeTakeFirstOrThrow();
  if (Number(count) >= A_DAY) {
    throw new Refusal('TOO_MANY_REQUESTS', `At most ${A_DAY} reports a day.`);
  }
  await db
    .insertInto('errorReport')
    .values({ id: createId(), userId, at: now.toISOString(), text })
    .execute();
}

/** The newest reports, with the school that each is from. */
export async function listErrorReports(db: Database) {
  const rows = await db
    .selectFrom('errorReport')
    .leftJoin('userDocument', 'userDocument.userId', 'errorReport.userId')
    .select(['errorReport.id', 'at', 'errorReport.userId as uid', 'schoolName', 'text'])
    .orderBy('at', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map(({ schoolName, ...report }) => ({ ...report, schoolName: schoolName ?? '' }));
}
