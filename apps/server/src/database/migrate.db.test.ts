import { getMigrations } from 'better-auth/db/migration';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { StartError } from '../config/start-error.ts';
import { createDirectChannel } from './direct-channel.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/registry.ts';
import { openDatabase } from './open-database.ts';

describe('the migrations', () => {
  it('are numbered from 1 without a gap', () => {
    expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1));
  });

  it('make every table and column that the accounts library wants', async () => {
    const db = await openDatabase(createDirectChannel(':memory:'));
    const wanted = await getMigrations({
      database: { db, type: 'sqlite' },
      emailAndPassword: { enabled: true },
    });
    expect(wanted.toBeCreated).toEqual([]);
    expect(wanted.toBeAdded).toEqual([]);
    expect(wanted.schemaProblems).toEqual([]);
    await db.destroy();
  });

  it('run once', async () => {
    const db = await openDatabase(createDirectChannel(':memory:'));
    await migrate(db, migrations);
    const { rows } = await sql`select "number" from "schemaVersion"`.execute(db);
    expect(rows).toHaveLength(migrations.length);
    await db.destroy();
  });

  it('leave nothing behind of a step that fails', async () => {
    const db = await openDatabase(createDirectChannel(':memory:'));
    const broken = {
      number: migrations.length + 1,
      statements: ['create table "half" ("id" text)', 'nonsense'],
    };
    await expect(migrate(db, [...migrations, broken])).rejects.toThrow(/nonsense/);
    const { rows } = await sql`select "name" from "sqlite_master" where "name" = 'half'`.execute(db);
    expect(rows).toEqual([]);
    await db.destroy();
  });

  it('refuse a database of a newer structure', async () => {
    const db = await openDatabase(createDirectChannel(':memory:'));
    await sql`insert into "schemaVersion" ("number") values (99)`.execute(db);
    await expect(migrate(db, migrations)).rejects.toThrow(StartError);
    await db.destroy();
  });
});
