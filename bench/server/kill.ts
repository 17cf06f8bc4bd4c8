import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSaver } from '../../apps/server/src/test-support/build-entries.ts';
import { killRounds } from '../../apps/server/src/test-support/kill-rounds.ts';
import { createData } from './database-kind.ts';

const BATCH = 25;
/** Every so many rounds PostgreSQL itself is broken off too. */
const DATABASE_CRASH_EVERY = 25;

interface Figures {
  rounds: number;
  databaseCrashes: number;
  acknowledged: number;
  lost: number;
}

/**
 * Kills a process that saves until a database has seen so many rounds, counting those of earlier times, which
 * `figures` keeps: it may be ended at any time.
 */
export async function measureKills(database: string, rounds: number, figures: string) {
  const read = (): Record<string, Figures> => {
    try {
      return JSON.parse(readFileSync(figures, 'utf8'));
    } catch {
      return {};
    }
  };
  const saver = await buildSaver();
  const data = await createData(database);
  try {
    const address = data.environment.DATABASE_URL ?? join(data.dataDir, 'bellgrid.db');
    for (;;) {
      const sum = read()[database] ?? { rounds: 0, databaseCrashes: 0, acknowledged: 0, lost: 0 };
      if (sum.rounds >= rounds) return { database, ...sum };
      const batch = Math.min(BATCH, rounds - sum.rounds);
      let databaseCrashes = 0;
      const { acknowledged, lost } = await killRounds({
        ...{ saver, database: address, rounds: batch, roundsOfSchool: 50 },
        afterRound: async (round) => {
          if (!data.cluster || round % DATABASE_CRASH_EVERY !== 0) return;
          databaseCrashes++;
          await data.cluster.stop('SIGQUIT');
          await data.cluster.start();
        },
      });
      const total = {
        rounds: sum.rounds + batch,
        databaseCrashes: sum.databaseCrashes + databaseCrashes,
        acknowledged: sum.acknowledged + acknowledged,
        lost: sum.lost + lost.length,
      };
      // The other database's rounds may go on at the same time.
      writeFileSync(figures, `${JSON.stringify({ ...read(), [database]: total }, null, 2)}\n`);
      process.stderr.write(`${database}: ${JSON.stringify(total)}\n`);
    }
  } finally {
    await data.remove();
  }
}
