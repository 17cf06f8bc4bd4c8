import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { LIVE_PATH, latestVersion, publish, type ServerMessages, saveDraft } from '@bellgrid/protocol';
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

/**
 * Schools that save every ten seconds, each with its live channel open, for a number of seconds; beside them as many
 * views of published pages a minute.
 */
export async function measureLoad(database: string, count: number, seconds: number, viewsPerMinute = 0) {
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
    const [publisher] = schools;
    const readers = createReaders();
    if (publisher && viewsPerMinute > 0) {
      readers.addresses = await publishedPages(server.url, publisher, file({ index: -1, round: 0 }));
      readers.start(viewsPerMinute);
    }
    const lives = schools.map(live);
    await setTimeout(EVERY_MS * 1.5);
    readers.forget();
    await server.loopDelay();
    const cpuBefore = server.cpu();
    const ownBefore = process.cpuUsage();
    isWarm = true;
    await setTimeout(seconds * 1000);
    isWarm = false;
    const views = viewsPerMinute > 0 ? readers.figures() : undefined;
    const cpu = server.cpu() - cpuBefore;
    const own = process.cpuUsage(ownBefore);
    const loop = await server.loopDelay();
    isOver = true;
    await Promise.all([...lives, readers.stop()]);
    const saves = percentiles(result.latencies);
    return {
      database,
      schools: count,
      seconds,
      saves,
      ...(views ? { views } : {}),
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

/** Publishes a draft of the school; the addresses of the weeks and calendars of all its classes, teachers and rooms. */
async function publishedPages(url: string, school: School, file: Uint8Array): Promise<string[]> {
  const request = { baseHash: school.baseHash, sessionID: 'load' };
  const { version } = (await school.client.call(saveDraft, request, file)).body;
  school.baseHash = version.hash;
  const settings = { teachers: 'full', rooms: true, language: 'en', color: '#3b6fe0' } as const;
  const { id: versionID, hash } = version;
  const published = await school.client.call(publish, { versionID, hash, settings, validFrom: null });
  const start = `${url}${published.body.publication?.path}/start`;
  const page = await (await fetch(start)).text();
  const links = [...page.matchAll(/href="((?:classes|teachers|rooms)\/[^"]+)"/g)];
  return [start, ...links.map(([, path = '']) => new URL(path, start).href)];
}

/** Readers of published pages: every second view is of a page that the reader has already. */
function createReaders() {
  const etags = new Map<string, string>();
  const underWay = new Set<Promise<void>>();
  let latencies: number[] = [];
  let statuses = new Map<string, number>();
  let isOver = false;
  let count = 0;
  const view = async (address: string, isAgain: boolean): Promise<void> => {
    const started = performance.now();
    const known = isAgain ? etags.get(address) : undefined;
    const headers = { accept: 'text/html', ...(known ? { 'if-none-match': known } : {}) };
    const read = async (): Promise<string> => {
      const answer = await fetch(address, { headers });
      await answer.arrayBuffer();
      etags.set(address, answer.headers.get('etag') ?? '');
      return `${answer.status}`;
    };
    const status = await read().catch((error: Error) => error.message);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    latencies.push(performance.now() - started);
  };
  let going = Promise.resolve();
  const readers = {
    addresses: [] as string[],
    start: (perMinute: number): void => {
      const began = performance.now();
      const go = async (): Promise<void> => {
        while (!isOver) {
          const due = ((performance.now() - began) / 60_000) * perMinute;
          for (; count < due; count += 1) {
            const address = readers.addresses[(count * 7) % readers.addresses.length] ?? '';
            const viewed = view(address, count % 2 === 1).finally(() => underWay.delete(viewed));
            underWay.add(viewed);
          }
          await setTimeout(20);
        }
      };
      going = go();
    },
    forget: (): void => {
      latencies = [];
      statuses = new Map();
    },
    figures: () => ({ ...percentiles(latencies), statuses: Object.fromEntries(statuses) }),
    stop: async (): Promise<void> => {
      isOver = true;
      await going;
      await Promise.all(underWay);
    },
  };
  return readers;
}
