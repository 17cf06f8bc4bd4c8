import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildEntries } from '../../apps/server/src/test-support/build-entries.ts';
import { startProcess } from '../../apps/server/src/test-support/server-process.ts';
import { createData } from './database-kind.ts';

/** In ms. */
export interface LoopDelay {
  readonly p99: number;
  readonly p999: number;
  readonly max: number;
  /** The most processor time of its thread between two ticks of a timer. */
  readonly busiest: number;
}

export interface WatchedServer {
  readonly url: string;
  readonly dataDir: string;
  /** Processor seconds so far. */
  readonly cpu: () => number;
  /** The most memory that it has held, in MB. */
  readonly memory: () => number;
  /** The delay of the event loop since the last question, in ms. */
  readonly loopDelay: () => Promise<LoopDelay>;
  readonly close: () => Promise<void>;
}

const TICKS_PER_SECOND = 100;

/** Starts the whole server in a process of its own on a new database. */
export async function startWatchedServer(database: string): Promise<WatchedServer> {
  const entries = await buildEntries('solver-process/main.ts');
  const data = await createData(database);
  const preload = fileURLToPath(new URL('../../../../bench/server/loop-delay.mjs', import.meta.url));
  const server = startProcess(entries.main, { ...data.environment, PORT: '0' }, ['--import', preload]);
  const url = await server.url();
  const { pid } = server.child;
  return {
    url,
    dataDir: data.dataDir,
    cpu: () => {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    },
    memory: () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    loopDelay: async () => {
      const before = server.output.out.length;
      server.child.kill('SIGUSR2');
      for (;;) {
        const line = /^loop (.*)$/m.exec(server.output.out.slice(before))?.[1];
        if (line) return JSON.parse(line) as LoopDelay;
        if (server.child.stdout) await once(server.child.stdout, 'data');
      }
    },
    close: async () => {
      server.child.kill('SIGTERM');
      await server.exit;
      await data.remove();
    },
  };
}
