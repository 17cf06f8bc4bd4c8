import { type ClientSummary, licensedTeachers } from '@bellgrid/protocol';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';

export interface ClientQuestion {
  readonly search: string;
  readonly tag?: string | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly now: Date;
}

/** One page of the users that fit, by the school's name; `total` counts all of them. */
export async function listClients(
  db: Database,
  question: ClientQuestion,
): Promise<{ clients: ClientSummary[]; total: number }> {
  const fitting = db
    .selectFrom('user')
    .leftJoin('userDocument', 'userDocument.userId', 'user.id')
    .leftJoin('userState', 'userState.userId', 'user.id')
    .where((eb) =>
      eb.and([...wordsOf(question.search).map((word) => hasWord(eb, word)), ...tagged(eb, question)]),
    );
  const { total } = await fitting.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await fitting
    .select(['user.id', 'user.email', 'user.name', 'user.emailVerified', 'user.createdAt'])
    .select(['userDocument.schoolName', 'userDocument.shortName', 'userDocument.isAdministrator'])
    .select(['userDocument.accountSuspended', 'userDocument.bypassPaywallUntil'])
    .select(['userState.lastSeen', 'userState.lastLogin'])
    .orderBy('userDocument.schoolName')
    .orderBy('user.email')
    .offset(question.offset)
    .limit(question.limit)
    .execute();
  const uids = rows.map(({ id }) => id);
  const { tags, licenses } = await belongingsOf(db, uids);
  const clients = rows.map((row) => ({
    uid: row.id,
    email: row.email,
    displayName: row.name,
    schoolName: row.schoolName ?? '',
    shortName: row.shortName ?? '',
    tags: tags.filter(({ userId }) => userId === row.id).map(({ tag }) => tag),
    isVerified: Boolean(row.emailVerified),
    isAdministrator: Boolean(row.isAdministrator),
    accountSuspended: Boolean(row.accountSuspended),
    bypassPaywallUntil: row.bypassPaywallUntil,
    licensedTeachers: licensedTeachers(
      Object.fromEntries(
        licenses.filter(({ userId }) => userId === row.id).map((license) => [license.id, license]),
      ),
      question.now.getTime(),
    ),
    userMetadata: { lastSeen: row.lastSeen, lastLogin: row.lastLogin },
    createdAt: new Date(row.createdAt).toISOString(),
  }));
  return { clients, total: Number(total) };
}

type Fitting = ExpressionBuilder<Schema, 'user' | 'userDocument'>;

const wordsOf = (search: string) => search.split(/\s+/).filter(Boolean);

/** True when one of the names or the address has the word, in any case (SQLite folds ASCII letters alone). */
function hasWord(eb: Fitting, word: string) {
  const pattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const columns = ['user.email', 'user.name', 'userDocument.schoolName', 'userDocument.shortName'] as const;
  return eb.or(
    columns.flatMap((column) => [
      sql<SqlBool>`lower(${eb.ref(column)}) like ${pattern(word.toLowerCase())} escape '\\'`,
      sql<SqlBool>`${eb.ref(column)} like ${pattern(word)} escape '\\'`,
    ]),
  );
}

function tagged(eb: Fitting, { tag }: ClientQuestion) {
  if (tag === undefined) return [];
  const users = eb.selectFrom('userTag').select('userTag.userId').where('userTag.tag', '=', tag);
  return [eb('user.id', 'in', users)];
}

/** The tags and licences of these users. */
async function belongingsOf(db: Database, uids: readonly string[]) {
  if (uids.length === 0) return { tags: [], licenses: [] };
  const tags = await db
    .selectFrom('userTag')
    .selectAll()
    .where('userId', 'in', uids)
    .orderBy('tag')
    .execute();
  const licenses = await db.selectFrom('license').selectAll().where('userId', 'in', uids).execute();
  return { tags, licenses };
}
