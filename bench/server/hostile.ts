import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import {
  cancelSolverInstance,
  compareVersions,
  latestVersion,
  MAX_DRAFT_BYTES,
  SOLVER_STREAM_PATH,
  saveDraft,
  spawnSolverInstance,
} from '@bellgrid/protocol';
import { io } from 'socket.io-client';
import type { Client } from '../../apps/server/src/test-support/client.ts';
import { signUp } from '../../apps/server/src/test-support/sign-up.ts';
import { percentiles } from './percentiles.ts';
import { draftFiles } from './sample-drafts.ts';
import { startWatchedServer } from './watched-server.ts';

const SAVE_EVERY_MS = 500;
const DRAFT_BYTES = 500_000;
/** The sample drafts are larger by a few percent: their size is near the limit of a save. */
const LARGEST_BYTES = 0.92 * MAX_DRAFT_BYTES;

/** The bodies of the review: too deep, too many values, too many elements, as many values as are let in, random bytes. */
function hostileBodies(): Uint8Array[] {
  const file = (store: string) =>
    gzipSync(`{"fileVersion":21,"dataStore":${store},"solutionStore":{"version":2}}`);
  const list = (count: number, element: string) => `[${`${element},`.repeat(count - 1)}${element}]`;
  const lists = Array.from({ length: 19 }, () => list(99_000, '0')).join(',');
  return [
    gzipSync('['.repeat(9_900_000)),
    file(`{"version":27,"x":${list(6_500_000, '[]')}}`),
    file(`{"version":27,"constraints":${list(90_000, '{"kind":7}')}}`),
    file(`{"version":27,"lessons":[${lists}]}`),
    gzipSync(Buffer.alloc(200_000_000, 'x')),
  ];
}

/** Two schools as large as a save takes them, with no lesson in common. */
function largestSchools(): readonly [Uint8Array, Uint8Array] {
  return [draftFiles(LARGEST_BYTES, 'a')({}), draftFiles(LARGEST_BYTES, 'b')({})];
}

/** While two accounts do their worst, a school saves twice a second; tells how that went. */
export async function measureHostile(database: string, seconds: number) {
  const server = await startWatchedServer(database);
  const { url, dataDir } = server;
  const largest = largestSchools();
  const bodies = [...hostileBodies(), ...largest];
  const answers = new Map<string, number>();
  const count = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);
  const answered = (what: string) => (answer: { status: number }) => count(`${what} ${answer.status}`);
  const failed = (what: string) => () => count(`${what} broken off`);
  try {
    const school = await signUp(url, 'school@example.org', dataDir);
    const enemies = await Promise.all([1, 2].map((n) => signUp(url, `enemy-${n}@example.org`, dataDir)));
    let isOver = false;
    const always = async (act: () => Promise<unknown>) => {
      while (!isOver) await act();
    };
    const attack = (enemy: Client, kept: readonly string[]) => {
      const hash = async () => (await enemy.call(latestVersion, {})).body.version;
      let next = 0;
      const save = async () => {
        const body = bodies[next++ % bodies.length];
        // The server also ends connections on which the other requests of the account were refused.
        await hash()
          .then((version) => enemy.call(saveDraft, { baseHash: version?.hash ?? '', sessionID: 'x' }, body))
          .then(answered('save'), failed('save'));
      };
      const compare = async () => {
        const [id = '', other = ''] = kept;
        await enemy.call(compareVersions, { id, with: other }).then(answered('compare'), failed('compare'));
      };
      const solve = async () => {
        await enemy.call(spawnSolverInstance, { jobType: 'check' }).then(answered('solve'), failed('solve'));
        await setTimeout(500);
        await enemy.call(cancelSolverInstance, {}).catch(() => {});
      };
      const slowBody = async () => {
        const body = new ReadableStream<Uint8Array>({
          start: (stream) => stream.enqueue(new Uint8Array(1_000_000)),
        });
        const init = { method: 'PUT', body, duplex: 'half', headers: { cookie: enemy.cookie, origin: url } };
        const address = `${url}/api/versions/current?baseHash=&sessionID=x`;
        await fetch(address, init as RequestInit).then(answered('slow body'), failed('slow body'));
      };
      const stream = () =>
        new Promise<void>((resolve) => {
          const socket = io(url, {
            path: SOLVER_STREAM_PATH,
            transports: ['websocket'],
            extraHeaders: { cookie: enemy.cookie },
            reconnection: false,
            forceNew: true,
          });
          const end = (what: string) => () => {
            count(`stream ${what}`);
            socket.disconnect();
            resolve();
          };
          socket.once('connect', () =>
            socket.emit('solve', Buffer.from(bodies[next++ % bodies.length] ?? [])),
          );
          socket.once('error', end('refused'));
          socket.once('connect_error', end('not let in'));
          socket.once('disconnect', end('ended'));
        });
      return [save, save, save, compare, solve, slowBody, stream, stream].map(always);
    };
    const kept: string[][] = [];
    for (const enemy of enemies) kept.push(await keepVersions(enemy, largest));
    const attacks = enemies.flatMap((enemy, index) => attack(enemy, kept[index] ?? []));
    await server.loopDelay();
    const file = draftFiles(DRAFT_BYTES);
    const latencies: number[] = [];
    const errors: string[] = [];
    let baseHash = (await school.call(latestVersion, {})).body.version?.hash ?? '';
    for (const begun = performance.now(); performance.now() - begun < seconds * 1000; ) {
      const body = file({ at: performance.now() });
      const started = performance.now();
      const answer = await school
        .call(saveDraft, { baseHash, sessionID: 'school' }, body)
        .catch((error: Error) => error);
      if (!(answer instanceof Error) && answer.status === 200) {
        baseHash = answer.body.version.hash;
        latencies.push(performance.now() - started);
      } else {
        errors.push(answer instanceof Error ? answer.message : `${answer.status}`);
      }
      await setTimeout(Math.max(0, SAVE_EVERY_MS - (performance.now() - started)));
    }
    const loop = await server.loopDelay();
    isOver = true;
    await Promise.race([Promise.all(attacks), setTimeout(30_000)]);
    return {
      database,
      seconds,
      saves: percentiles(latencies),
      errors,
      loop,
      memoryMb: Math.round(server.memory()),
      attacks: Object.fromEntries([...answers].sort()),
      loadAverage: loadavg()[0],
    };
  } finally {
    await server.close();
  }
}

/** Saves each draft as a version that no later save overwrites; answers their ids. */
async function keepVersions(client: Client, drafts: readonly Uint8Array[]): Promise<string[]> {
  const ids: string[] = [];
  for (const draft of drafts) {
    const { version } = (await client.call(latestVersion, {})).body;
    const request = { baseHash: version?.hash ?? '', sessionID: 'x', saveReason: 'export' } as const;
    const save = () => client.call(saveDraft, request, draft);
    let answer = await save();
    // A busy machine may take more than the time for one draft.
    for (let tries = 1; answer.status === 503 && tries < 10; tries++) answer = await save();
    if (answer.status !== 200) throw new Error(`The largest draft is refused: ${JSON.stringify(answer)}`);
    ids.push(answer.body.version.id);
  }
  return ids;
}
