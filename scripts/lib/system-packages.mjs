import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const wanted = [
  'caddy',
  'cadical',
  'chromium',
  'fet',
  'fet-data',
  'libreoffice-calc-nogui',
  'nginx-light',
  'openssl',
  'poppler-utils',
  'postgresql',
];

const fetExamples = '/usr/share/doc/fet-data/examples';
const postgresVersions = '/usr/lib/postgresql';

/** @param {string} name true when this Debian package is installed with all its files, by dpkg */
function isInstalled(name) {
  const result = spawnSync('dpkg', ['-s', name], { encoding: 'utf8' });
  const isThere = result.status === 0 && result.stdout.includes('Status: install ok installed');
  return isThere && (name !== 'fet-data' || existsSync(fetExamples));
}

const isDebianRoot = () =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/usr/bin/dpkg');

/** @param {readonly string[]} packages */
function aptInstall(packages) {
  // In runlevel 1 the packages of servers start none.
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  // Slim images leave documentation out of every package, and fet-data is documentation.
  const withDocumentation = ['-o', `Dpkg::Options::=--path-include=${fetExamples}/*`];
  const install = [
    'install',
    '-y',
    '-qq',
    '--reinstall',
    '--no-install-recommends',
    ...withDocumentation,
    ...packages,
  ];
  console.log(`Installing Debian packages: ${packages.join(', ')} …`);
  if (run('apt-get', ['update', '-qq'], options) !== 0) console.error('apt-get update failed: see above.');
  if (run('apt-get', install, options) !== 0) console.error('apt-get install failed: see above.');
}

/** Playwright's own browser, downloaded when it is not there yet. */
function hasPlaywrightBrowser() {
  const cli = createRequire(join(root, 'package.json')).resolve('@playwright/test/cli');
  return run(process.execPath, [cli, 'install', 'chromium'], { quiet: true }) === 0;
}

/**
 * Brings what the tests need from outside npm: a browser, PostgreSQL, a SAT solver, readers of PDF and Excel files,
 * proxies, the program and school files of FET.
 * As root on Debian it installs packages, elsewhere it asks Playwright for a browser.
 * @returns {string[]} what is still missing, in words
 */
export function installSystemPackages() {
  if (isDebianRoot()) {
    const absent = wanted.filter((name) => !isInstalled(name));
    if (absent.length > 0) aptInstall(absent);
  }
  const missing = [];
  if (!existsSync('/usr/bin/chromium') && !hasPlaywrightBrowser()) missing.push('a browser');
  if (!existsSync('/usr/bin/fet-cl') && !existsSync('/usr/bin/fet')) missing.push('fet');
  if (!existsSync(fetExamples)) missing.push('fet-data');
  if (!existsSync(postgresVersions)) missing.push('postgresql');
  if (!existsSync('/usr/bin/cadical')) missing.push('cadical');
  if (!existsSync('/usr/bin/pdftotext')) missing.push('poppler-utils');
  if (!existsSync('/usr/bin/soffice')) missing.push('libreoffice-calc-nogui');
  if (!existsSync('/usr/sbin/nginx')) missing.push('nginx-light');
  if (!existsSync('/usr/bin/openssl')) missing.push('openssl');
  if (!existsSync('/usr/bin/caddy')) missing.push('caddy');
  return missing;
}
