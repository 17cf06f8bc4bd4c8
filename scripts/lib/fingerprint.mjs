import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const passedOver = new Set(['node_modules', 'dist']);

/**
 * The files below a path of the repository (or the file itself), sorted, relative to the root.
 * @param {string} path
 * @returns {string[]}
 */
export function filesBelow(path) {
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
export function fingerprint(paths) {
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
