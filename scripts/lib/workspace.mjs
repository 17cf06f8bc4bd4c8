import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './root.mjs';

/**
 * @typedef {{ name: string, version: string, exports?: string | Record<string, string>, dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string> }} Manifest
 * @typedef {{ folder: string, manifest: Manifest }} WorkspacePackage
 */

/** @param {string} path relative to the root @returns {string} */
export const readText = (path) => readFileSync(join(root, path), 'utf8');

/** @param {string} folder @returns {Manifest} */
export const readManifest = (folder) => JSON.parse(readText(`${folder}/package.json`));

/** @returns {WorkspacePackage[]} every package and application of the workspace */
export function workspacePackages() {
  return ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${parent}/${entry.name}`)
      .map((folder) => ({ folder, manifest: readManifest(folder) })),
  );
}

/** @returns {string[]} the files that belong to the repository: tracked, or new and not ignored */
export function repositoryFiles() {
  const list = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  return list.split('\0').filter((file) => file !== '');
}

/** @param {string} text @returns {string[]} the module names that a source imports or re-exports */
export function importsOf(text) {
  const pattern =
    /^\s*(?:import|export)\b[\w$*\s,{}]*?\bfrom\s*['"]([^'"\n]+)['"]|^\s*import\s*['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/gm;
  return [...text.matchAll(pattern)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((name) => name !== '');
}

/**
 * @param {readonly string[]} files TypeScript sources of the repository
 * @returns {{ from: string, to: string }[]} their imports of each other's values; imports of types alone are left out
 */
export function valueImports(files) {
  const known = new Set(files);
  return files.flatMap((from) =>
    importsOf(readText(from).replace(/^\s*(?:import|export) type\b[^;]*;/gm, ''))
      .filter((name) => name.startsWith('.'))
      .map((name) => ({ from, to: posix.join(from, '..', name) }))
      .filter(({ to }) => known.has(to)),
  );
}

/**
 * @param {readonly { from: string, to: string }[]} edges
 * @returns {string[][]} each set of nodes that reach each other, sorted
 */
export function cyclesOf(edges) {
  /** @type {Map<string, Set<string>>} */
  const targets = new Map();
  for (const { from, to } of edges) {
    if (from === to) continue;
    targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  /** @param {string} start @returns {Set<string>} */
  const reachedFrom = (start) => {
    const reached = new Set([...(targets.get(start) ?? [])]);
    for (const node of reached) for (const next of targets.get(node) ?? []) reached.add(next);
    return reached;
  };
  const reach = new Map([...targets.keys()].map((node) => [node, reachedFrom(node)]));
  const cycles = [...reach.keys()].map((node) =>
    [...reach.keys()].filter((other) => reach.get(node)?.has(other) && reach.get(other)?.has(node)).sort(),
  );
  return [
    ...new Map(cycles.filter((cycle) => cycle.length > 0).map((cycle) => [cycle.join(), cycle])).values(),
  ];
}
