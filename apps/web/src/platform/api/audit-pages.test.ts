import type { AuditEntry } from '@bellgrid/protocol';
import { expect, it } from 'vitest';
import { allEntries, nextCursor } from './audit-pages.ts';

const log = Array.from({ length: 1200 }, (_, index): AuditEntry => {
  const at = '2026-11-23T08:00:00.000Z';
  return { id: `e${index}`, at, actor: { uid: null, name: '' }, action: 'a', subject: null, details: {} };
});

it('loads every page of the log, each from the last entry of the one before', async () => {
  const asked: unknown[] = [];
  const all = await allEntries(async ({ limit, ...cursor }) => {
    asked.push(cursor);
    const from = log.findIndex(({ id }) => id === cursor.beforeID) + 1;
    return { entries: log.slice(from, from + limit) };
  });
  expect(all).toEqual(log);
  const { at } = log[0] as AuditEntry;
  expect(asked).toEqual([{}, { before: at, beforeID: 'e499' }, { before: at, beforeID: 'e999' }]);
});

it('loads no more pages once there are so many entries', async () => {
  let pages = 0;
  const load = async ({ limit }: { readonly limit: number }) => {
    pages++;
    return { entries: log.slice(0, limit) };
  };
  expect(await allEntries(load, 1500)).toHaveLength(1500);
  expect(pages).toBe(3);
});

it('ends after a page that is not full', () => {
  expect(nextCursor(log.slice(0, 3), 3)).toEqual({ before: log[2]?.at, beforeID: 'e2' });
  expect(nextCursor(log.slice(0, 2), 3)).toBeNull();
  expect(nextCursor([], 3)).toBeNull();
});
