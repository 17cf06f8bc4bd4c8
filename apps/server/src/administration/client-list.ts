import { type ClientSummary, isLicenceValid, licensedTeachers } from '@bellgrid/protocol';
import type { ExpressionBuilder } from 'kysely';
import { hasWord, wordsOf } from '../database/has-word.ts';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';

export interface ClientQuestion {
  readonly search: string;
  readonly tag?: string | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly now: Date;
}

/** The columns that are searched. */
const named = ['user.email', 'user.name', 'userDocument.schoolName', 'userDocument.shortName'] as const;

/** One page of the users that fit, by the school's name; `total` counts all of them. */
export async function listClients(
  db: Database,
  question: ClientQuestion,
): Promise<{ clients: ClientSummary[]; total: number }> {
  const fitting = db
    .selectFrom('user')
    .leftJoin('userDocument', 'userDocument.userId', 'user.id')
    .leftJoin('userState', 'userState.userId', 'user.id')
    .leftJoin('userWritable', 'userWritable.userId', 'user.id')
    .leftJoin('version', 'version.id', 'userWritable.latestVersionID')
    .where((eb) =>
      eb.and([
        ...wordsOf(question.search).map((word) =>
          hasWord(
            named.map((column) => eb.ref(column)),
            word,
          ),
        ),
        ...tagged(eb, question),
      ]),
    );
  const { total } = await fitting.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await fitting
    .select(['user.id', 'user.email', 'user.name', 'user.emailVerified', 'user.createdAt'])
    .select(['userDocument.schoolName', 'userDocument.shortName', 'userDocument.isAdministrator'])
    .select(['userDocument.accountSuspended', 'userDocument.bypassPaywallUntil'])
    .select(['userState.lastSeen', 'userState.lastLogin'])
    .select(['version.statistics', 'version.lastModified'])
    .orderBy('userDocument.schoolName')
    .orderBy('user.email')
    .offset(question.offset)
    .limit(question.limit)
    .execute();
  const uids = rows.map(({ id }) => id);
  const { tags, licenses } = await belongingsOf(db, uids);
  const time = question.now.getTime();
  const clients = rows.map((row): ClientSummary => {
    const own = licenses.get(row.id) ?? [];
    const valid = own.filter((licence) => isLicenceValid(licence, time));
    const ends = valid.map(({ expiry }) => expiry);
    return {
      uid: row.id,
      email: row.email,
      displayName: row.name,
      schoolName: row.schoolName ?? '',
      shortName: row.shortName ?? '',
      tags: (tags.get(row.id) ?? []).map(({ tag }) => tag),
      isVerified: Boolean(row.emailVerified),
      isAdministrator: Boolean(row.isAdministrator),
      accountSuspended: Boolean(row.accountSuspended),
      bypassPaywallUntil: row.bypassPaywallUntil,
      licensedTeachers: licensedTeachers(Object.fromEntries(own.entries()), time),
      license: valid.length > 0 ? 'valid' : own.length > 0 ? 'ended' : 'none',
      licenseExpiry: ends.includes(null) ? null : (ends.sort().at(-1) ?? null),
      statistics: row.statistics === null ? null : JSON.parse(row.statistics),
      lastSaved: row.lastModified,
      userMetadata: { lastSeen: row.lastSeen, lastLogin: row.lastLogin },
      createdAt: new Date(row.createdAt).toISOString(),
    };
  });
  return { clients, total: Number(total) };
}

type Fitting = ExpressionBuilder<Schema, 'user' | 'userDocument'>;

function tagged(eb: Fitting, { tag }: ClientQuestion) {
  if (tag === undefined) return [];
  const users = eb.selectFrom('userTag').select('userTag.userId').where('userTag.tag', '=', tag);
  return [eb('user.id', 'in', users)];
}

/** More users than this are not named one by one. */
const NAMED_USERS = 500;

/** The tags and licences of these users, and possibly of others. */
async function belongingsOf(db: Database, uids: readonly string[]) {
  if (uids.length === 0) return { tags: byUser([]), licenses: byUser([]) };
  const isNamed = uids.length <= NAMED_USERS;
  const tags = await db
    .selectFrom('userTag')
    .selectAll()
    .$if(isNamed, (query) => query.where('userId', 'in', uids))
    .orderBy('tag')
    .execute();
  const licenses = await db
    .selectFrom('license')
    .select(['userId', 'count', 'expiry'])
    .$if(isNamed, (query) => query.where('userId', 'in', uids))
    .execute();
  return { tags: byUser(tags), licenses: byUser(licenses) };
}

function byUser<Row extends { readonly userId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.userId);
    if (group) group.push(row);
    else groups.set(row.userId, [row]);
  }
  return groups;
}
