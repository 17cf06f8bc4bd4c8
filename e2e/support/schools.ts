import { createRequire } from 'node:module';
import { join } from 'node:path';

interface SeededDatabase {
  prepare(sql: string): { run(...values: unknown[]): unknown };
  exec(sql: string): void;
  close(): void;
}

// The driver is the server's own dependency.
const Database: new (file: string) => SeededDatabase = createRequire(
  new URL('../../apps/server/package.json', import.meta.url),
)('libsql');

const places = ['Hill', 'Lake', 'North', 'Bridge', 'Forest', 'Harbour', 'Meadow', 'Castle', 'Mill', 'Abbey'];
const kinds = ['School', 'Grammar School', 'Academy', 'College', 'Gymnasium'];
const DAY_MS = 24 * 60 * 60 * 1000;

/** Adds schools of many sizes and states to the database of the server under test; they have no password. */
export function addSchools(count: number, folder = process.env.BELLGRID_E2E_DATA_DIR): void {
  if (!folder) throw new Error('BELLGRID_E2E_DATA_DIR is not set: run the specs through `npm run e2e`.');
  const db = new Database(join(folder, 'bellgrid.db'));
  db.prepare('pragma busy_timeout = 20000').run();
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const user = db.prepare(
    'insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt") values (?, ?, ?, ?, ?, ?)',
  );
  const document = db.prepare(
    'insert into "userDocument" ("userId", "schoolName", "isSetUp", "hasAcceptedTerms", "isAdministrator", "isMultipleScheduleStructuresEnabled", "bypassPaywallUntil", "accountSuspended", "notes", "shortName") values (?, ?, 1, 1, 0, 0, ?, ?, \'\', \'\')',
  );
  const state = db.prepare('insert into "userState" ("userId", "lastSeen") values (?, ?)');
  const tag = db.prepare('insert into "userTag" ("userId", "tag") values (?, ?)');
  const license = db.prepare(
    'insert into "license" ("id", "userId", "count", "expiry", "source", "createdAt") values (?, ?, ?, ?, \'administrator\', ?)',
  );
  const version = db.prepare(
    'insert into "version" ("id", "userId", "date", "lastModified", "hash", "size", "autosaves", "statistics", "sequence") values (?, ?, ?, ?, ?, 0, 0, ?, 1)',
  );
  const pointer = db.prepare(
    'insert into "userWritable" ("userId", "latestVersionID", "sessionIdentifier") values (?, ?, \'\')',
  );
  db.exec('begin');
  for (let index = 0; index < count; index += 1) {
    const id = `seed${index}`;
    const name = `${places[index % 10]} ${kinds[Math.floor(index / 10) % 5]} ${Math.floor(index / 50) + 1}`;
    const signedUp = at(-(index % 900) - 1);
    user.run(
      id,
      `Head ${index}`,
      `office${index}@schools.example`,
      index % 11 === 0 ? 0 : 1,
      signedUp,
      signedUp,
    );
    document.run(id, name, index % 4 === 0 ? at(20) : null, index % 37 === 0 ? 1 : 0);
    if (index % 9 !== 0) state.run(id, at(-(index % 120) / 2));
    if (index % 5 === 0) tag.run(id, index % 10 === 0 ? 'north' : 'south');
    if (index % 3 === 0)
      license.run(`${id}l`, id, 20 + (index % 60), index % 6 === 0 ? at((index % 400) - 60) : null, signedUp);
    if (index % 8 !== 0) {
      const size = index % 100;
      const statistics = {
        groups: size,
        teachers: size * 2,
        classrooms: size,
        subjects: size * 12,
        lessons: size * 24,
        placedLessons: (index % 2) * size * 24,
        constraints: 0,
      };
      version.run(`${id}v`, id, signedUp, at(-(index % 60)), `seed${index}`, JSON.stringify(statistics));
      pointer.run(id, `${id}v`);
    }
  }
  db.exec('commit');
  db.close();
}
