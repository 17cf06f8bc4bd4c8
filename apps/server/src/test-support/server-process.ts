import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { PATIENCE, type World } from './test-server.ts';

export interface ServerProcess {
  readonly child: ChildProcess;
  /** What it has printed so far. */
  readonly output: { out: string; error: string };
  /** Its exit code, null when it was killed. */
  readonly exit: Promise<number | null>;
  /** Its address, once it serves. */
  readonly url: () => Promise<string>;
}

/** Starts a built entry of the server in a process of its own, on the world's data folder and database. */
export function startProcess(
  world: World,
  entry: URL,
  environment: Record<string, string> = {},
): ServerProcess {
  const child = spawn(process.execPath, [fileURLToPath(entry)], {
    env: { PATH: process.env.PATH, ...world.environment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.error += chunk;
  });
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const url = () =>
    vi.waitFor(() => {
      const address = /open (http\S+)/.exec(output.out)?.[1];
      if (!address) throw new Error(`Not started: ${output.out}${output.error}`);
      return address;
    }, PATIENCE);
  return { child, output, exit, url };
}
