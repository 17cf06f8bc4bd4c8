import { gzipSync } from 'node:zlib';
import { createExampleSchool, type Draft, serializeDraftFile } from '@bellgrid/model';
import {
  cancelSolverInstance,
  LIVE_PATH,
  latestVersion,
  me,
  restoreVersion,
  type ServerMessages,
  type SolverDocument,
  saveDraft,
  spawnSolverInstance,
  versions,
} from '@bellgrid/protocol';
import { io, type Socket } from 'socket.io-client';
import { afterAll, describe, expect, it } from 'vitest';
import { useWorld } from './test-support/use-world.ts';

const settings = {
  concurrency: { cloud_function: 1, cloud_run: 1 },
  threads: 2,
  memoryMb: 512,
  plateauSteps: null,
  leaseSeconds: 9,
};
const world = useWorld({ solver: settings }, 'solver-process/main.ts');

const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.disconnect();
});

describe('the whole way of a client', () => {
  it('leads from sign-up over verification, saving, solving and restoring to a cancelled run', {
    timeout: 60_000,
  }, async () => {
    const client = await world().newUser('school@example.org');
    await client.send('GET', await world().mailedLink('school@example.org', /verify/i));
    expect((await client.call(me, {})).body.isVerified).toBe(true);

    const socket: Socket<ServerMessages> = io(world().url, {
      path: LIVE_PATH,
      transports: ['websocket'],
      extraHeaders: { cookie: client.cookie },
      forceNew: true,
    });
    sockets.push(socket);
    const passing: string[] = [];
    socket.on('solverEvent', ({ event }) => passing.push(event.event));
    const hear = (fits: (document: SolverDocument) => boolean) =>
      new Promise<SolverDocument>((resolve) => {
        const listen = (document: SolverDocument) => {
          if (!fits(document)) return;
          socket.off('solver', listen);
          resolve(document);
        };
        socket.on('solver', listen);
      });
    await hear(({ isActive }) => !isActive);

    const save = async (dataStore: Draft) => {
      const solutionStore = { version: 2, solution: null } as const;
      const file = serializeDraftFile({ fileVersion: 21, dataStore, solutionStore, pageMemory: {} });
      const baseHash = (await client.call(latestVersion, {})).body.version?.hash ?? '';
      const request = { baseHash, sessionID: 's', saveReason: 'file-import' } as const;
      return (await client.call(saveDraft, request, gzipSync(file))).body.version;
    };

    const easy: Draft = { ...createExampleSchool(), constraints: {} };
    const version = await save(easy);
    const solved = hear(({ isActive }) => !isActive);
    const started = await client.call(spawnSolverInstance, { jobType: 'solve' });
    expect(started.body.executionInstance?.versionID).toBe(version.id);
    const result = (await solved).lastEvent?.data;
    if (result?.event !== 'calendar') throw new Error(`No timetable: ${JSON.stringify(result)}`);
    expect(result.solution.unplaced).toEqual([]);
    expect(result.solution.placements).toHaveLength(Object.keys(easy.lessons).length);
    expect(passing).toContain('progress');

    const fuller = await save(createExampleSchool());
    const restored = await client.call(restoreVersion, {
      id: version.id,
      baseHash: fuller.hash,
      sessionID: 's',
    });
    expect(restored.body.version).toMatchObject({ revertedFrom: version.id, hash: version.hash });
    const history = (await client.call(versions, {})).body;
    expect(history.currentID).toBe(restored.body.version.id);
    expect(history.versions.map(({ id }) => id)).toEqual(expect.arrayContaining([version.id, fuller.id]));
    await client.call(restoreVersion, { id: fuller.id, baseHash: version.hash, sessionID: 's' });

    const working = hear(({ lastEvent }) => lastEvent?.data.event === 'starting');
    await client.call(spawnSolverInstance, { jobType: 'solve' });
    await working;
    const ended = hear(({ isActive }) => !isActive);
    await client.call(cancelSolverInstance, {});
    expect((await ended).lastEvent?.data).toMatchObject({ event: 'cancelled' });
  });
});
