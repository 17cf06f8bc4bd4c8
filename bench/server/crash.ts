import { buildEntries } from '../../apps/server/src/test-support/build-entries.ts';
import { CrashWriter, writeThroughCrash } from '../../apps/server/src/test-support/crash-writers.ts';
import { startProcess } from '../../apps/server/src/test-support/server-process.ts';
import { signUp } from '../../apps/server/src/test-support/sign-up.ts';
import { createData } from './database-kind.ts';

export interface CrashFigures {
  readonly database: string;
  readonly rounds: number;
  /** Rounds in which PostgreSQL itself was broken off, not the server. */
  readonly databaseCrashes: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly failedStarts: number;
}

const WRITERS = 4;
/** Of each draft, so that a save takes more than one page. */
const PADDING = 40_000;

/** Kills the server, or every second time PostgreSQL, under writers, and looks for their acknowledged saves. */
export async function measureCrashes(database: string, rounds: number): Promise<CrashFigures> {
  const entries = await buildEntries();
  const data = await createData(database);
  const random = () => Math.floor(Math.random() * 30) + 1;
  let server = startProcess(entries.main, { ...data.environment, PORT: '0' });
  let failedStarts = 0;
  let databaseCrashes = 0;
  const lost = new Set<string>();
  try {
    const url = await server.url();
    const restart = async () => {
      server = startProcess(entries.main, { ...data.environment, PORT: new URL(url).port });
      await server.url();
    };
    const writers = await Promise.all(
      Array.from({ length: WRITERS }, async (_, n) => {
        return new CrashWriter(await signUp(url, `school-${n}@example.org`, data.dataDir), PADDING);
      }),
    );
    for (let round = 0; round < rounds; round++) {
      const crashesDatabase = data.cluster !== null && round % 2 === 1;
      const crashed: Promise<unknown>[] = [];
      const kill = () => {
        if (crashesDatabase && data.cluster) crashed.push(data.cluster.stop('SIGQUIT'));
        else server.child.kill('SIGKILL');
      };
      await writeThroughCrash(writers, { acknowledgements: random(), kill });
      await Promise.all(crashed);
      if (crashesDatabase) {
        databaseCrashes++;
        await data.cluster?.start();
      } else {
        await server.exit;
        await restart().catch(() => {
          failedStarts++;
          return restart();
        });
      }
      for (const writer of writers) for (const hash of await writer.lost()) lost.add(hash);
      process.stderr.write(`${database}: round ${round + 1} of ${rounds}, ${lost.size} lost\n`);
    }
    const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
    return { database, rounds, databaseCrashes, acknowledged, lost: lost.size, failedStarts };
  } finally {
    server.child.kill('SIGKILL');
    await server.exit;
    await data.remove();
  }
}
