import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../test-support/test-database.ts';
import type { Database } from './open-database.ts';

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.destroy());

const store = async (value: unknown) => {
  const { rows } = await sql<{
    value: unknown;
    type: string;
  }>`select ${value} as value, typeof(${value}) as type`.execute(db);
  return rows[0];
};

describe('a value bound to an SQL statement', () => {
  it.each([
    ['true', true, 1, 'integer'],
    ['false', false, 0, 'integer'],
    ['a whole number', 7, 7, 'integer'],
    ['a large whole number', 1_795_168_453_738, 1_795_168_453_738, 'integer'],
    ['a fraction', 1.5, 1.5, 'real'],
    ['a bigint', 10n, 10, 'integer'],
    ['text', "d'été", "d'été", 'text'],
    ['a NUL in text', 'a\0b', 'a\uFFFDb', 'text'],
    ['null', null, null, 'null'],
    ['undefined', undefined, null, 'null'],
    ['a date', new Date(0), '1970-01-01T00:00:00.000Z', 'text'],
  ])('%s is kept', async (_, value, kept, type) => {
    expect(await store(value)).toEqual({ value: kept, type });
  });

  it.each([
    ['a Buffer', Buffer.from([1, 2])],
    ['a Uint8Array', new Uint8Array([1, 2])],
    ['an ArrayBuffer', new Uint8Array([1, 2]).buffer],
    ['a part of a Buffer', Buffer.from([0, 1, 2, 3]).subarray(1, 3)],
  ])('%s is kept as a blob', async (_, value) => {
    const row = await store(value);
    expect(row?.type).toBe('blob');
    expect(row?.value).toEqual(new Uint8Array([1, 2]));
  });

  it.each([
    ['an object', { a: 1 }],
    ['a list', [1]],
    ['a symbol', Symbol('s')],
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a map', new Map()],
  ])('%s is refused', async (_, value) => {
    await expect(store(value)).rejects.toThrow(/cannot be bound/);
  });
});
