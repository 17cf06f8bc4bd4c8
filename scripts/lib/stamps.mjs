import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

const passedOver = new Set(['node_modules', 'dist']);

/**
 * The files below a path of the repository (or the file itself), sorted, relative to the root.
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [path];
  return readdirSync(absolute)
    .filter((name) => !passedOver.has(name))
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`));
}

/**
 * A hash over names and contents of the files below the given paths.
 * @param {readonly string[]} paths
 */
function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
