import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../test-support/test-database.ts';
import type { Database } from './open-database.ts';

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.destroy());

describe('a value in PostgreSQL', () => {
  it.each([
    ['true', 'integer', true, 1],
    ['false in an account', 'boolean', false, 0],
    ['a whole number', 'integer', 7, 7],
    ['a large whole number', 'bigint', 1_795_168_453_738, 1_795_168_453_738],
    ['a bigint', 'bigint', 10n, 10],
    ['a sum', 'numeric', 12, 12],
    ['a fraction', 'double precision', 1.5, 1.5],
    ['text', 'text', "d'été", "d'été"],
    ['a NUL in text', 'text', 'a\0b', 'a\uFFFDb'],
    ['undefined', 'text', undefined, null],
    ['a date', 'text', new Date(0), '1970-01-01T00:00:00.000Z'],
    ['a date in an account', 'timestamptz', new Date(0), '1970-01-01T00:00:00.000Z'],
    ['a part of a Buffer', 'bytea', Buffer.from([0, 1, 2, 3]).subarray(1, 3), new Uint8Array([1, 2])],
    ['an empty Buffer', 'bytea', Buffer.alloc(0), new Uint8Array()],
  ])('%s is kept in %s', async (_, type, value, kept) => {
    const { rows } = await sql<{ kept: unknown }>`select ${value}::${sql.raw(type)} as kept`.execute(db);
    expect(rows[0]?.kept).toEqual(kept);
  });

  it('that is an object is refused', async () => {
    await expect(sql`select ${{ a: 1 }}`.execute(db)).rejects.toThrow(/cannot be bound/);
  });
});
