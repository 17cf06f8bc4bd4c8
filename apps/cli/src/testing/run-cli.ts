import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../bin/bellgrid.js', import.meta.url));

export interface CliResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built command. `onOutput` sees what it has written so far, to the standard output and then to the standard error, `nodeOptions` are for Node itself. */
export function runCli(
  args: readonly string[],
  onOutput: (written: string, child: ChildProcess) => void = () => {},
  nodeOptions: readonly string[] = [],
): Promise<CliResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeOptions, command, ...args], {
      // English in any language of the shell, unless `--lang` names another.
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      onOutput(out + err, child);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
      onOutput(out + err, child);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}
