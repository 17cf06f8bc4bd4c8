import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Its output so far. */
  readonly output: { out: string; error: string };
  /** Its exit code, null when it was killed. */
  readonly exit: Promise<number | null>;
  /** Its address, once it serves; rejects when it ends before. */
  readonly url: () => Promise<string>;
}

/** Starts a built entry of the server in a process of its own. */
export function startProcess(
  entry: URL,
  environment: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): ServerProcess {
  const child = spawn(process.execPath, [...nodeOptions, fileURLToPath(entry)], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', error: '' };
  let tellAddress = (_url: string) => {};
  const address = new Promise<string>((resolve) => {
    tellAddress = resolve;
  });
  child.stdout.on('data', (chunk: Buffer) => {
    output.out += chunk;
    const url = /open (http\S+)\n/.exec(output.out)?.[1];
    if (url) tellAddress(url);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.error += chunk;
  });
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const ended = exit.then(() => {
    throw new Error(`Not started: ${output.out}${output.error}`);
  });
  ended.catch(() => {});
  return { child, output, exit, url: () => Promise.race([address, ended]) };
}
