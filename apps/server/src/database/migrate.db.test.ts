import type { SaveReason } from '@bellgrid/protocol';
import { getMigrations } from 'better-auth/db/migration';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { noteState } from '../accounts/user-state.ts';
import { StartError } from '../errors/start-error.ts';
import { insertUser } from '../test-support/insert-user.ts';
import { connectTo, newPostgresUrl, openTestDatabase } from '../test-support/test-database.ts';
import { countRecords } from '../versions/check-snapshot.ts';
import { type Quota, storageUsed } from '../versions/quota.ts';
import { latestVersionOf, saveVersion } from '../versions/version-store.ts';
import { isPostgres } from './is-postgres.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/registry.ts';

/** A database without any tables. */
async function emptyDatabase() {
  const db = await openTestDatabase();
  if (isPostgres(db)) {
    await sql.raw('drop schema public cascade').execute(db);
    await sql.raw('create schema public').execute(db);
  } else {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    await sql.raw('pragma foreign_keys = off').execute(db);
    for (const { name } of tables) await sql.raw(`drop table "${name}"`).execute(db);
    await sql.raw('pragma foreign_keys = on').execute(db);
  }
  return db;
}

/** A database in which a school has published, from before the bytes of editions were counted: this one has 13. */
async function withEdition() {
  const db = await emptyDatabase();
  await migrate(
    db,
    migrations.filter(({ number }) => number < 30),
  );
  await insertUser(db, 'u');
  await sql`insert into "edition" ("userId", "versionID", "publishedAt", "settings", "schoolName", "hasLogo",
    "calendar", "entries", "changes", "data") values ('u', 'v', '', '{}', 'School', 0, '[1]', 0, 0,
    ${new Uint8Array(10)})`.execute(db);
  return db;
}

describe('the migrations', () => {
  it('are numbered from 1, in order', () => {
    const numbers = migrations.map(({ number }) => number);
    expect(numbers[0]).toBe(1);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  });

  it('make every table and column that the accounts library wants', async () => {
    const db = await openTestDatabase();
    const wanted = await getMigrations({
      database: { db, type: isPostgres(db) ? 'postgres' : 'sqlite' },
      emailAndPassword: { enabled: true },
    });
    expect(wanted.toBeCreated).toEqual([]);
    expect(wanted.toBeAdded).toEqual([]);
    expect(wanted.schemaProblems).toEqual([]);
    await db.destroy();
  });

  it('run once', async () => {
    const db = await openTestDatabase();
    await migrate(db, migrations);
    const { rows } = await sql`select "number" from "schemaVersion"`.execute(db);
    expect(rows).toHaveLength(migrations.length);
    await db.destroy();
  });

  it('run once when several servers start at the same time', async () => {
    const url = await newPostgresUrl();
    if (url)
      await sql`drop schema public cascade; create schema public`.execute(await connectTo({ url, file: '' }));
    const opened = await Promise.all([1, 2, 3].map(() => connectTo({ url, file: ':memory:' })));
    for (const db of opened) {
      const { rows } = await sql`select "number" from "schemaVersion"`.execute(db);
      expect(rows).toHaveLength(migrations.length);
      await db.destroy();
    }
  });

  it('keep the audit log that there was, without the addresses in it', async () => {
    const db = await emptyDatabase();
    await migrate(
      db,
      migrations.filter(({ number }) => number < 11),
    );
    const entry = { at: '2026-01-01T00:00:00.000Z', subjectId: 'u', details: '{}' };
    const old = [
      { ...entry, id: 'b', actorId: 'a', actorName: 'a@example.org', action: 'impersonate' },
      { ...entry, id: 'a', actorId: null, actorName: 'command line', action: 'grantAdministrator' },
    ];
    await db.insertInto('auditEntry').values(old).execute();
    await migrate(db, migrations);
    const kept = await db.selectFrom('auditEntry').selectAll().orderBy('sequence').execute();
    expect(kept).toMatchObject([old[1], { ...old[0], actorName: '' }]);
    await expect(db.deleteFrom('auditEntry').execute()).rejects.toThrow(/only ever added to/);
    await db.destroy();
  });

  it('note the last day and month in which a school was there before such days were noted', async () => {
    const db = await emptyDatabase();
    await migrate(
      db,
      migrations.filter(({ number }) => number < 26),
    );
    for (const [id, state] of [
      ['seen', { lastSeen: '2026-06-30T23:59:59.999Z' }],
      ['also', { lastSeen: '2026-06-30T00:00:00.000Z' }],
      ['never', { language: 'de' }],
    ] as const) {
      await insertUser(db, id);
      await noteState(db, id, state);
    }
    await migrate(db, migrations);
    const spans = await db.selectFrom('activeSpan').selectAll().orderBy('unit').orderBy('userId').execute();
    expect(spans.map(({ unit, begin, userId }) => [unit, begin, userId])).toEqual([
      ['day', '2026-06-30', 'also'],
      ['day', '2026-06-30', 'seen'],
      ['month', '2026-06-01', 'also'],
      ['month', '2026-06-01', 'seen'],
    ]);
    await db.destroy();
  });

  it('count the bytes of the editions that there are', async () => {
    const db = await withEdition();
    const { sequence } = await db.selectFrom('edition').select('sequence').executeTakeFirstOrThrow();
    await db
      .insertInto('publishedPage')
      .values(
        [null, '12345'].map((facts, index) => ({
          ...{ edition: sequence, type: 't', etag: 'e', changes: 0, bytes: new Uint8Array(100) },
          ...{ path: `${index}`, facts },
        })),
      )
      .execute();
    await migrate(db, migrations);
    const { length } = await db.selectFrom('edition').select('length').executeTakeFirstOrThrow();
    expect(Number(length)).toBe(218);
    await db.destroy();
  });

  it('take no work from a school whose editions put it above its quota: it saves, and is refused more only', async () => {
    const db = await withEdition();
    const quota = { bytes: 2008, versions: 10 };
    const save = async (hash: string, saveReason: SaveReason | null, limit: Quota | null = quota) => {
      const latest = await latestVersionOf(db, 'u');
      return saveVersion(db, {
        ...{ userId: 'u', baseHash: latest?.version.hash ?? '', sessionID: 's', schoolName: '' },
        ...{ saveReason, hash, snapshot: new Uint8Array(1000), size: 1, statistics: countRecords({}) },
        ...{ quota: limit, now: new Date(0) },
      });
    };
    await save('first', 'export', null);
    await migrate(db, migrations);
    expect(await storageUsed(db, 'u')).toEqual({ bytes: 1013, versions: 1 });
    await expect(save('kept', 'export')).rejects.toMatchObject({ code: 'QUOTA_REACHED' });
    // An exported version is never overwritten: the autosave is a version of its own, and the next one is in its place.
    expect(await save('edit', null)).toMatchObject({ kind: 'saved' });
    expect(await save('another edit', null)).toMatchObject({ kind: 'saved' });
    expect(await storageUsed(db, 'u')).toEqual({ bytes: 2013, versions: 2 });
    await db.deleteFrom('edition').execute();
    await expect(save('kept', 'export')).rejects.toMatchObject({ code: 'QUOTA_REACHED' });
    await db.destroy();
  });

  it('leave nothing behind of a step that fails', async () => {
    const db = await openTestDatabase();
    const broken = {
      number: 98,
      statements: ['create table "half" ("id" text)', 'nonsense'],
    };
    await expect(migrate(db, [...migrations, broken])).rejects.toThrow(/nonsense/);
    await expect(sql`select * from "half"`.execute(db)).rejects.toThrow(/half/);
    await db.destroy();
  });

  it('refuse a database of a newer structure', async () => {
    const db = await openTestDatabase();
    await sql`insert into "schemaVersion" ("number") values (99)`.execute(db);
    await expect(migrate(db, migrations)).rejects.toThrow(StartError);
    await db.destroy();
  });
});
