import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { isOutOfService } from '../database/out-of-service.ts';
import { insertUser } from '../test-support/insert-user.ts';
import { openTestDatabase } from '../test-support/test-database.ts';
import { countRecords } from './check-snapshot.ts';
import { latestVersionOf, saveVersion } from './version-store.ts';

it('a save on a full disk changes nothing, and saving continues when there is room again', async () => {
  const db = await openTestDatabase();
  await insertUser(db, 'u');
  const base = {
    userId: 'u',
    sessionID: 's',
    saveReason: null,
    size: 1,
    statistics: countRecords({}),
    schoolName: '',
    quota: null,
    now: new Date(0),
  };
  const save = (hash: string, baseHash: string, bytes: number) =>
    saveVersion(db, { ...base, hash, baseHash, snapshot: new Uint8Array(bytes) });
  await save('first', '', 10);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);

  const failed: unknown = await save('second', 'first', 500_000).catch((error) => error);
  expect(failed instanceof Error && isOutOfService(failed)).toBe(true);
  expect((await latestVersionOf(db, 'u'))?.version.hash).toBe('first');

  await sql.raw('pragma max_page_count = 100000').execute(db);
  expect(await save('second', 'first', 500_000)).toMatchObject({
    kind: 'saved',
    version: { hash: 'second' },
  });
  await db.destroy();
});
