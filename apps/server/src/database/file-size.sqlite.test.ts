import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tidyAccounts } from '../accounts/tidy-accounts.ts';
import { createInProcessBus } from '../live/bus.ts';
import { insertUser } from '../test-support/insert-user.ts';
import { connectTo } from '../test-support/test-database.ts';
import { countRecords } from '../versions/check-snapshot.ts';
import { removeVersion, versionsOf } from '../versions/version-history.ts';
import { latestVersionOf, saveVersion } from '../versions/version-store.ts';
import { checkAtStart } from './check-at-start.ts';
import type { Database as BellgridDatabase } from './open-database.ts';

const MB = 1024 * 1024;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellgrid-size-'));
  file = join(folder, 'bellgrid.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Saves eight drafts of a megabyte as versions of their own, and deletes all but the last. */
async function saveAndDelete(db: BellgridDatabase): Promise<void> {
  await insertUser(db, 'u');
  for (let edit = 1; edit <= 8; edit++) {
    await saveVersion(db, {
      ...{
        userId: 'u',
        schoolName: '',
        sessionID: 's',
        saveReason: 'export',
        statistics: countRecords({}),
        quota: null,
      },
      ...{ hash: `${edit}`, size: MB, snapshot: randomBytes(MB), now: new Date(edit) },
      baseHash: (await latestVersionOf(db, 'u'))?.version.hash ?? '',
    });
  }
  for (const version of (await versionsOf(db, 'u')).slice(1)) {
    await db.transaction().execute((transaction) => removeVersion(transaction, version));
  }
}

/** The size of the database's file when everything has come into it, in megabytes. */
function size(): number {
  const database = new Database(file);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
  return statSync(file).size / MB;
}

it('F5: the file shrinks after versions were deleted, when the server tidies up', async () => {
  const db = await connectTo({ url: null, file });
  await saveAndDelete(db);
  expect(size()).toBeGreaterThan(8);
  const queue = {
    enqueue: () => {},
    cancel: async () => {},
    recover: async () => {},
    close: async () => {},
  };
  await tidyAccounts({ db, bus: createInProcessBus(), queue, now: () => new Date(10) });
  await db.destroy();
  expect(size()).toBeLessThan(3);
  expect(size()).toBeGreaterThan(1);
});

it('F5: a file from before files could shrink is written anew at the start, once, and keeps its versions', async () => {
  const old = new Database(file);
  old.exec('pragma auto_vacuum = none');
  old.exec('create table "first" ("page" text)');
  old.close();
  const db = await connectTo({ url: null, file });
  await saveAndDelete(db);
  await db.destroy();
  expect(size()).toBeGreaterThan(8);
  expect(checkAtStart(folder, { mayBeNew: false })).toBe(false);
  expect(size()).toBeLessThan(3);
  const opened = new Database(file);
  expect(opened.pragma('auto_vacuum')).toMatchObject([{ auto_vacuum: 2 }]);
  opened.close();
  const again = await connectTo({ url: null, file });
  expect((await versionsOf(again, 'u')).map(({ hash }) => hash)).toEqual(['8']);
  await again.destroy();
});
