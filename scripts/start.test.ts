import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './lib/root.mjs';
import { readText } from './lib/workspace.mjs';

/** Runs a script under a Node that claims to be of this version. */
function runAsNode(version: string, script: string) {
  const disguise = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
  return spawnSync(process.execPath, ['--import', `data:text/javascript,${disguise}`, join(root, script)], {
    encoding: 'utf8',
  });
}

describe.each(['scripts/start.mjs', 'scripts/test.mjs'])('%s', (script) => {
  it.each(['16.20.2', '20.18.3'])('refuses Node %s in one line with exit code 2', (version) => {
    const result = runAsNode(version, script);
    expect(result.stderr).toBe(`Bellgrid needs Node 20.19 or newer; this is Node ${version}.\n`);
    expect(result.status).toBe(2);
  });
});

describe.skipIf(process.platform === 'win32')('what npm started', () => {
  let folder = '';

  beforeAll(() => {
    const { scripts } = JSON.parse(readText('package.json'));
    const start = scripts.start.replaceAll('scripts/', '');
    folder = mkdtempSync(join(tmpdir(), 'bellgrid-npm-'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }));
    const library = new URL('./lib/end-with-npm.mjs', import.meta.url).href;
    writeFileSync(
      join(folder, 'start.mjs'),
      `import { endWithNpm } from '${library}';
      endWithNpm();
      const end = () => { console.log('Ended.'); process.exit(); };
      for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, end);
      setTimeout(() => process.exit(), 20_000);
      console.log('Started by ' + process.ppid + '.');`,
    );
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  /** Sends a signal to npm or to its child, and answers what was printed until all of them had ended. */
  async function endedBy(signal: NodeJS.Signals, target: 'npm' | 'child'): Promise<string> {
    const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
    let printed = '';
    npm.stdout.on('data', (chunk: Buffer) => {
      printed += chunk;
      const child = /Started by (\d+)\.\n$/.exec(printed)?.[1];
      if (child) process.kill(target === 'npm' ? (npm.pid ?? 0) : Number(child), signal);
    });
    await once(npm, 'close');
    return printed;
  }

  it.concurrent.each([
    ['SIGTERM', 'npm'],
    ['SIGINT', 'npm'],
    ['SIGHUP', 'npm'],
    ['SIGTERM', 'child'],
    ['SIGINT', 'child'],
    ['SIGHUP', 'child'],
  ] as const)('ends in good order at %s to its %s', async (signal, target) => {
    expect(await endedBy(signal, target)).toMatch(/\nEnded\.\n$/);
  });
});
