import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/root.mjs';

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
