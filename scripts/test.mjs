// `npm test`: everything, from a bare clone: set-up, types, lint, dead code, unit and
// integration tests, build, browser tests.
// Its last line counts the tests. With BELLGRID_NO_SKIPS=1 (the CI) a test that was passed over is a failure.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import { runNpm } from './lib/run.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Bellgrid needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(2);
}

const { ensureInstalled } = await import('./lib/prepare-to-run.mjs');
const { installSystemPackages } = await import('./lib/system-packages.mjs');
const { readBrowserCounts, readCounts, readUnitCounts } = await import('./lib/test-counts.mjs');

const forbidsSkips = process.env.BELLGRID_NO_SKIPS === '1';
const reports = join(root, 'test-results/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

ensureInstalled();
const missing = installSystemPackages();

/** @type {string[]} */
const failedSteps = [];

/** @param {string} step */
function runStep(step) {
  console.log(`\n== ${step}`);
  if (runNpm(['run', '--silent', step], { env: { BELLGRID_REPORTS: reports } }) !== 0) failedSteps.push(step);
}

runStep('check');
runStep('supply-chain');
runStep('integration');
runStep('build');
if (!failedSteps.includes('build')) runStep('node-versions');
if (missing.includes('a browser')) {
  console.log('\nThe browser tests are skipped: there is no browser and none could be installed.');
} else if (!failedSteps.includes('build')) {
  runStep('e2e');
}

const unit = readUnitCounts(join(reports, 'unit.json'));
const integration = readUnitCounts(join(reports, 'integration.json'));
const nodes = readCounts(join(reports, 'node-versions.json'));
const browser = readBrowserCounts(join(reports, 'e2e.json'));
const skipped = [...unit.skipped, ...integration.skipped, ...nodes.skipped, ...browser.skipped];

console.log('');
if (missing.length > 0) console.log(`Not on this machine: ${missing.join(', ')}.`);
for (const name of skipped) console.log(`skipped: ${name}`);
const failures = [...unit.failures, ...integration.failures, ...nodes.failures, ...browser.failures];
for (const failure of failures) console.log(`failed: ${failure}`);
if (failedSteps.length > 0) console.log(`failed steps: ${failedSteps.join(', ')}`);
if (forbidsSkips && (skipped.length > 0 || missing.length > 0)) console.log('Nothing may be skipped here.');

const failed = unit.failed + integration.failed + nodes.failed + browser.failed;
const hasSkipFailure = forbidsSkips && (skipped.length > 0 || missing.length > 0);
if (failed > 0 || failedSteps.length > 0 || hasSkipFailure) process.exitCode = 1;
console.log(`${unit.passed + integration.passed + nodes.passed + browser.passed} passed, ${failed} failed`);
