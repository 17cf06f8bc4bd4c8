import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { insertUser } from '../test-support/insert-user.ts';
import { openTestDatabase } from '../test-support/test-database.ts';
import { type AuditQuestion, auditEntries, recordAct } from './audit-log.ts';

let db: Database;
const ids: string[] = [];
beforeAll(async () => {
  db = await openTestDatabase();
  await insertUser(db, 'chief');
  await insertUser(db, 'hill');
  const at = new Date('2026-11-23T08:00:00.000Z');
  const add = async (action: string, subjectId: string | null, details = {}, moment = at) =>
    ids.unshift(await recordAct(db, { actorId: 'chief', action, subjectId, details, at: moment }));
  await add('changeSite', null, {}, new Date('2026-11-22T08:00:00.000Z'));
  await add('addLicense', 'hill', { count: 12 });
  await add('changeClient', 'hill', { tags: { from: [], to: ['50% off'] } });
  await add('addLicense', 'gone');
  await add('saveAnnouncement', null, { title: 'Works' });
});
afterAll(() => db.destroy());

const idsOf = async (question: Partial<AuditQuestion>) =>
  (await auditEntries(db, { limit: 100, ...question })).map(({ id }) => id);

it('is read page by page without a loss, also of entries of one moment', async () => {
  const read: string[] = [];
  for (let cursor = {}; ; ) {
    const [entry] = await auditEntries(db, { ...cursor, limit: 1 });
    if (!entry) break;
    read.push(entry.id);
    cursor = { before: entry.at, beforeID: entry.id };
  }
  expect(read).toEqual(ids);
  expect(await idsOf({ before: '2026-11-23T08:00:00.000Z' })).toEqual(ids.slice(4));
});

it('is filtered by actions, and searched by words in addresses, actions and details', async () => {
  expect(await idsOf({ actions: 'addLicense,changeSite' })).toEqual([ids[1], ids[3], ids[4]]);
  expect(await idsOf({ search: 'HILL@example' })).toEqual([ids[2], ids[3]]);
  expect(await idsOf({ search: 'chief works' })).toEqual([ids[0]]);
  expect(await idsOf({ search: '0% o' })).toEqual([ids[2]]);
  expect(await idsOf({ search: 'addlicense', actions: 'addLicense', uid: 'hill' })).toEqual([ids[3]]);
  expect(await idsOf({ search: 'nothing' })).toEqual([]);
});
