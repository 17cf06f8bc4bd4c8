import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { expect, it } from 'vitest';
import type { Schema } from '../database/schema.ts';
import { createApp } from './create-app.ts';
import type { Services } from './services.ts';

/** A database without any row. */
const emptyDatabase = () =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });

it.each([
  ['https://timetable.example.org', 'max-age=15552000; includeSubDomains'],
  ['http://localhost:3000', null],
])('at %s browsers are held to https: %s, on published pages too', async (publicUrl, expected) => {
  const services = {
    ...{ db: emptyDatabase(), now: () => new Date(), publicUrl, log: { info: () => {}, warn: () => {} } },
    metrics: { observeRequest: () => {} },
  } as unknown as Services;
  const app = createApp(services, {
    ...{ publicUrl, trustedOrigins: [], trustProxy: null, callsPerMinute: 10, webFolder: '/nowhere' },
  });
  const incoming = { socket: { remoteAddress: '203.0.113.1' }, method: 'GET' };
  for (const [path, accept] of [
    ['/p/unknown/start', 'text/html'],
    ['/p/unknown/start', 'application/json'],
    ['/api/unknown', 'application/json'],
  ] as const) {
    const response = await app.request(path, { headers: { accept } }, { incoming });
    expect([path, response.status]).toEqual([path, 404]);
    expect([path, response.headers.get('strict-transport-security')]).toEqual([path, expected]);
  }
});
