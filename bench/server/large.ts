import { loadavg } from 'node:os';
import { latestVersion, saveDraft } from '@bellgrid/protocol';
import { signUp } from '../../apps/server/src/test-support/sign-up.ts';
import { percentiles } from './percentiles.ts';
import { draftFiles } from './sample-drafts.ts';
import { startWatchedServer } from './watched-server.ts';

const DRAFT_BYTES = 5_000_000;
const WARM_UP = 10;
const SAVES = 50;

/** One school that saves a very large draft again and again, without any other client. */
export async function measureLargeDraft(database: string) {
  const server = await startWatchedServer(database);
  try {
    const client = await signUp(server.url, 'large@example.org', server.dataDir);
    let baseHash = (await client.call(latestVersion, {})).body.version?.hash ?? '';
    const file = draftFiles(DRAFT_BYTES);
    const latencies: number[] = [];
    let cpuBefore = 0;
    for (let count = 0; count < WARM_UP + SAVES; count++) {
      if (count === WARM_UP) {
        await server.loopDelay();
        cpuBefore = server.cpu();
      }
      const body = file({ count });
      const started = performance.now();
      const answer = await client.call(saveDraft, { baseHash, sessionID: 'large' }, body);
      if (answer.status !== 200) throw new Error(`A save was refused: ${JSON.stringify(answer.body)}`);
      if (count >= WARM_UP) latencies.push(performance.now() - started);
      baseHash = answer.body.version.hash;
    }
    const cpu = server.cpu() - cpuBefore;
    return {
      database,
      megabytes: DRAFT_BYTES / 1_000_000,
      compressed: file({}).length,
      saves: percentiles(latencies),
      serverCpuPerSave: Math.round((cpu / SAVES) * 10_000) / 10,
      loop: await server.loopDelay(),
      memoryMb: Math.round(server.memory()),
      loadAverage: loadavg()[0],
    };
  } finally {
    await server.close();
  }
}
