import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface KillRounds {
  /** The built `saver.ts`. */
  readonly saver: URL;
  /** An address of PostgreSQL or an SQLite file. */
  readonly database: string;
  readonly rounds: number;
  /** The number of rounds after which another school saves. */
  readonly roundsOfSchool: number;
  /** Told after each round; may break the database itself off until it settles. */
  readonly afterRound?: (round: number) => Promise<void>;
}

export interface KillFigures {
  readonly rounds: number;
  readonly acknowledged: number;
  /** Acknowledged saves that were gone or damaged afterwards. */
  readonly lost: readonly string[];
}

/** Kills a process that saves (`kill -9`), over and over; each one is asked first for what the ones before have saved. */
export async function killRounds(options: KillRounds): Promise<KillFigures> {
  const { rounds, roundsOfSchool, afterRound } = options;
  const lost: string[] = [];
  const mark = Math.random().toString(36).slice(2);
  let acknowledged = 0;
  let ofSchool: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const isLast = round % roundsOfSchool === roundsOfSchool - 1 || round === rounds - 1;
    const school = `school-${mark}-${Math.floor(round / roundsOfSchool)}`;
    const saves = 1 + Math.floor(Math.random() * 4);
    const { has, saved } = await killOne(options, school, saves);
    lost.push(...ofSchool.filter((hash) => !has.has(hash)));
    ofSchool.push(...saved);
    acknowledged += saved.length;
    await afterRound?.(round);
    if (!isLast) continue;
    const after = await killOne(options, school, 0);
    lost.push(...ofSchool.filter((hash) => !after.has.has(hash)));
    ofSchool = [];
  }
  return { rounds, acknowledged, lost };
}

/** Starts a saver and kills it within its next save after so many; answers what it had found and what it has saved. */
async function killOne({ saver, database }: KillRounds, school: string, saves: number) {
  const child = spawn(process.execPath, [fileURLToPath(saver), database, school], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  let has: Set<string> | null = null;
  const saved: string[] = [];
  let isKilled = false;
  for await (const line of createInterface({ input: child.stdout })) {
    const [word, ...hashes] = line.trim().split(' ');
    if (word === 'has') has = new Set(hashes);
    else saved.push(...hashes);
    if (isKilled || saved.length < saves) continue;
    isKilled = true;
    void setTimeout(Math.random() * 4).then(() => child.kill('SIGKILL'));
  }
  await ended;
  if (!has || !isKilled) throw new Error('A process that saves has ended by itself.');
  return { has, saved };
}
