import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { openTestDatabase } from '../test-support/test-database.ts';
import { createApp } from './create-app.ts';
import type { Services } from './services.ts';

let db: Database;
let stopping: AbortController;
beforeEach(async () => {
  db = await openTestDatabase();
  stopping = new AbortController();
});
afterEach(() => db.destroy());

/** The answers of `/readyz` and `/healthz` of a server on this database. */
async function states(): Promise<number[]> {
  const publicUrl = 'http://localhost:3000';
  const services = {
    ...{ db, stopping, publicUrl, now: () => new Date(), log: { info: () => {}, warn: () => {} } },
    metrics: { observeRequest: () => {} },
  } as unknown as Services;
  const app = createApp(services, {
    ...{ publicUrl, trustedOrigins: [], trustProxy: null, callsPerMinute: 10, webFolder: '/nowhere' },
  });
  const incoming = { socket: { remoteAddress: '203.0.113.1' }, method: 'GET' };
  const answers = await Promise.all(
    ['/readyz', '/healthz'].map((path) => app.request(path, {}, { incoming })),
  );
  return answers.map(({ status }) => status);
}

it.each(['user', 'version', 'schemaVersion'])(
  'F10: a server whose table %s cannot be read lives and is not ready',
  async (table) => {
    expect(await states()).toEqual([200, 200]);
    await sql`alter table ${sql.table(table)} rename to "lost"`.execute(db);
    expect(await states()).toEqual([503, 200]);
  },
);

it('F10: a server that is stopping lives and is not ready', async () => {
  expect(await states()).toEqual([200, 200]);
  stopping.abort();
  expect(await states()).toEqual([503, 200]);
});
