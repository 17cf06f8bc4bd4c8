import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type LibsqlSession, openLibsql } from './libsql-session.ts';

const folder = mkdtempSync(join(tmpdir(), 'bellgrid-session-'));
let session: LibsqlSession | null = null;
afterEach(() => {
  session?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('gives all free pages back, and transactions are committed afterwards', () => {
  const opened = openLibsql(join(folder, 'pages.db'));
  session = opened;
  const run = (sql: string, ...parameters: unknown[]) => opened.execute({ sql, parameters });
  const freePages = () => Number(run('pragma freelist_count').rows[0]?.freelist_count);
  run('create table page (content text)');
  for (let page = 0; page < 50; page += 1) run('insert into page values (?)', 'x'.repeat(4000));
  run('delete from page');
  expect(freePages()).toBeGreaterThan(40);
  run('pragma incremental_vacuum');
  expect(freePages()).toBe(0);
  run('begin');
  run('insert into page values (?)', 'kept');
  run('commit');
  expect(run('select content from page').rows).toEqual([{ content: 'kept' }]);
});
