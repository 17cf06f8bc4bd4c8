import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { LIVE_PATH, latestVersion, type ServerMessages, saveDraft } from '@bellgrid/protocol';
import { io, type Socket } from 'socket.io-client';
import type { Client } from '../../apps/server/src/test-support/client.ts';
import { signUp } from '../../apps/server/src/test-support/sign-up.ts';
import { percentiles } from './percentiles.ts';
import { draftFiles } from './sample-drafts.ts';
import { startWatchedServer, type WatchedServer } from './watched-server.ts';

const EVERY_MS = 10_000;
const SIGN_UPS_AT_ONCE = 8;
const DRAFT_BYTES = 500_000;

interface School {
  readonly client: Client;
  readonly socket: Socket<ServerMessages>;
  baseHash: string;
}

/** Schools that save every ten seconds, each with its live channel open, for a number of seconds. */
export async function measureLoad(database: string, count: number, seconds: number) {
  const server = await startWatchedServer(database);
  const schools: School[] = [];
  try {
    while (schools.length < count) {
      const numbers = Array.from({ length: Math.min(SIGN_UPS_AT_ONCE, count - schools.length) }, (_, n) => n);
      const first = schools.length;
      schools.push(...(await Promise.all(numbers.map((n) => enter(server, first + n)))));
      process.stderr.write(`\r${database}: ${schools.length} schools are in`);
    }
    const file = draftFiles(DRAFT_BYTES);
    const result = { latencies: [] as number[], errors: new Map<string, number>() };
    // The times at which each draft was sent and the school's live channel reported it.
    const sentAt = new Map<string, number>();
    const toldAt = new Map<string, number>();
    for (const { socket } of schools) {
      socket.on('version', (message) => void toldAt.set(message?.version.hash ?? '', performance.now()));
    }
    let isWarm = false;
    let isOver = false;
    const live = async (school: School, index: number) => {
      await setTimeout((index / count) * EVERY_MS);
      for (let round = 0; !isOver; round++) {
        const started = performance.now();
        const request = { baseHash: school.baseHash, sessionID: 'load' };
        const body = file({ index, round });
        const answer = await school.client.call(saveDraft, request, body).catch((error: Error) => error);
        const took = performance.now() - started;
        if (!(answer instanceof Error) && answer.status === 200) {
          school.baseHash = answer.body.version.hash;
          if (isWarm) {
            result.latencies.push(took);
            sentAt.set(school.baseHash, started);
          }
        } else {
          const name = answer instanceof Error ? answer.message : `${answer.status}`;
          result.errors.set(name, (result.errors.get(name) ?? 0) + 1);
        }
        await setTimeout(Math.max(0, EVERY_MS - took));
      }
    };
    const lives = schools.map(live);
    await setTimeout(EVERY_MS * 1.5);
    await server.loopDelay();
    const cpuBefore = server.cpu();
    const ownBefore = process.cpuUsage();
    isWarm = true;
    await setTimeout(seconds * 1000);
    isWarm = false;
    const cpu = server.cpu() - cpuBefore;
    const own = process.cpuUsage(ownBefore);
    const loop = await server.loopDelay();
    isOver = true;
    await Promise.all(lives);
    const saves = percentiles(result.latencies);
    return {
      database,
      schools: count,
      seconds,
      saves,
      errors: Object.fromEntries(result.errors),
      told: percentiles([...sentAt].map(([hash, at]) => (toldAt.get(hash) ?? Number.POSITIVE_INFINITY) - at)),
      serverCpuPerSave: Math.round((cpu / saves.count) * 10_000) / 10,
      serverProcessors: Math.round((cpu / seconds) * 100) / 100,
      loadProcessors: Math.round(((own.user + own.system) / 1e6 / seconds) * 100) / 100,
      loop,
      memoryMb: Math.round(server.memory()),
      connected: schools.filter(({ socket }) => socket.connected).length,
      loadAverage: loadavg()[0],
    };
  } finally {
    for (const { socket } of schools) socket.disconnect();
    await server.close();
  }
}

async function enter({ url, dataDir }: WatchedServer, index: number): Promise<School> {
  const client = await signUp(url, `school-${index}@example.org`, dataDir);
  const baseHash = (await client.call(latestVersion, {})).body.version?.hash ?? '';
  const socket: Socket<ServerMessages> = io(url, {
    path: LIVE_PATH,
    transports: ['websocket'],
    extraHeaders: { cookie: client.cookie },
    forceNew: true,
  });
  await new Promise<void>((resolve) => socket.once('site', () => resolve()));
  return { client, socket, baseHash };
}
