import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';

// A stamp keeps the fingerprint of the sources of an installation or a build: file times are not enough, a
// fresh clone or a change of branch renews them.
const installStamp = join(root, 'node_modules/.bellgrid-installed');
const buildStamp = join(root, 'apps/server/dist/.built');

/** @returns {string[]} the folders of the workspace, such as `packages/model` */
function workspaceFolders() {
  return ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .filter((name) => existsSync(join(root, parent, name, 'package.json')))
      .map((name) => `${parent}/${name}`),
  );
}

function installSources() {
  return [
    'package.json',
    'package-lock.json',
    ...workspaceFolders().map((folder) => `${folder}/package.json`),
  ];
}

function buildSources() {
  return [
    ...installSources(),
    ...workspaceFolders().map((folder) => `${folder}/src`),
    'apps/web/index.html',
    'apps/web/public',
    'apps/web/vite.config.ts',
    'apps/web/postcss.config.cjs',
    'scripts/build.mjs',
  ];
}

/**
 * @param {string} stamp
 * @param {readonly string[]} sources
 */
function isCurrent(stamp, sources) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(sources);
}

/** True when node_modules was installed from today's lock file and package files. */
export const isInstalled = () => isCurrent(installStamp, installSources());

const outputs = ['apps/server/dist/main.js', 'apps/cli/dist/bellgrid.js', 'apps/web/dist/index.html'];

/** True when the bundles exist and were built from today's sources. */
export const isBuilt = () =>
  outputs.every((file) => existsSync(join(root, file))) && isCurrent(buildStamp, buildSources());

export const markInstalled = () => writeFileSync(installStamp, fingerprint(installSources()));
export const markBuilt = () => writeFileSync(buildStamp, fingerprint(buildSources()));
