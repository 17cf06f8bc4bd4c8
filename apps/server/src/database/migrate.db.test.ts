import { getMigrations } from 'better-auth/db/migration';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { StartError } from '../config/start-error.ts';
import { connectTo, newPostgresUrl, openTestDatabase } from '../test-support/test-database.ts';
import { isPostgres } from './is-postgres.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/registry.ts';

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
