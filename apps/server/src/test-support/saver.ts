import { createHash, randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createChannelDialect } from '../database/channel-dialect.ts';
import { createDirectChannel } from '../database/direct-channel.ts';
import { openDatabase } from '../database/open-database.ts';
import { openPostgresStorage } from '../database/storage.ts';
import { latestVersionOf, saveVersion } from '../versions/version-store.ts';
import { insertUser } from './insert-user.ts';

// A small process that opens a database and saves through the server's own store until it is killed. Prints what the
// school has when it opens, and each save that is acknowledged.
const [database = '', school = ''] = process.argv.slice(2);
const statistics = {
  groups: 0,
  teachers: 0,
  classrooms: 0,
  subjects: 0,
  lessons: 0,
  placedLessons: 0,
  constraints: 0,
};
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const tell = (line: string) => writeSync(1, `${line}\n`);

const isAddress = database.startsWith('postgres:');
const db = isAddress
  ? (await openPostgresStorage(database, () => process.exit(3))).db
  : await openDatabase(createChannelDialect(createDirectChannel(database)));
const known = await db.selectFrom('user').select('id').where('id', '=', school).executeTakeFirst();
if (!known) await insertUser(db, school);
const kept = await db
  .selectFrom('version')
  .innerJoin('snapshot', (join) =>
    join.onRef('snapshot.userId', '=', 'version.userId').onRef('snapshot.hash', '=', 'version.hash'),
  )
  .select(['version.hash', 'snapshot.bytes'])
  .where('version.userId', '=', school)
  .execute();
const whole = kept.filter(({ bytes, hash }) => sha256(gunzipSync(bytes)) === hash);
tell(`has ${whole.map(({ hash }) => hash).join(' ')}`);
let baseHash = (await latestVersionOf(db, school))?.version.hash ?? '';
for (;;) {
  const file = Buffer.from(JSON.stringify({ padding: randomBytes(1500).toString('base64') }));
  const hash = sha256(file);
  const save = { userId: school, baseHash, sessionID: 's', saveReason: 'export', hash } as const;
  const snapshot = gzipSync(file);
  const rest = { size: file.length, statistics, schoolName: '', quota: null, now: new Date() };
  const outcome = await saveVersion(db, { ...save, snapshot, ...rest });
  if (outcome.kind !== 'saved') throw new Error(`A save was refused: ${outcome.kind}`);
  baseHash = hash;
  tell(`saved ${hash}`);
}
