import { createHash } from 'node:crypto';
import type { Database } from '../database/open-database.ts';

/** The most attempts within a number of seconds. */
export interface AttemptRule {
  readonly points: number;
  readonly seconds: number;
}

/** Counts attempts by key within a window, in the database: for all servers alike, and past a restart. */
export interface AttemptCounters {
  /** Counts an attempt. Answers the seconds until the next one may succeed; null when this one may. */
  consume(key: string, rule: AttemptRule): Promise<number | null>;
  /** Takes an attempt back that turned out to be none. */
  giveBack(key: string): Promise<void>;
  /** Forgets windows that are over. */
  tidy(): Promise<void>;
}

/** Keys name people and addresses, and are kept as hashes. */
export const attemptKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export function createAttemptCounters(db: Database, now: () => Date): AttemptCounters {
  return {
    consume: async (key, { points, seconds }) => {
      const time = now().getTime();
      const until = time + seconds * 1000;
      const row = await db
        .insertInto('attemptCounter')
        .values({ key: attemptKey(key), account: null, count: 1, until, nextAt: 0 })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((counter) => ({
            count: counter
              .case()
              .when('attemptCounter.until', '<=', time)
              .then(1)
              .else(counter('attemptCounter.count', '+', 1))
              .end(),
            until: counter
              .case()
              .when('attemptCounter.until', '<=', time)
              .then(until)
              .else(counter.ref('attemptCounter.until'))
              .end(),
          })),
        )
        .returning(['count', 'until'])
        .executeTakeFirstOrThrow();
      return row.count > points ? Math.max(1, Math.ceil((row.until - time) / 1000)) : null;
    },
    giveBack: async (key) => {
      await db
        .updateTable('attemptCounter')
        .set((counter) => ({ count: counter('count', '-', 1) }))
        .where('key', '=', attemptKey(key))
        .where('count', '>', 0)
        .execute();
    },
    tidy: async () => {
      await db.deleteFrom('attemptCounter').where('until', '<=', now().getTime()).execute();
    },
  };
}
