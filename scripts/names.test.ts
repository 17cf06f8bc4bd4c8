import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/root.mjs';
import { readText, repositoryFiles } from './lib/workspace.mjs';

/** Sources whose exports are names of the code base: migrations are named after their number, texts after their area. */
const sources = repositoryFiles().filter(
  (file) =>
    /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(file) &&
    !/\.test\.tsx?$|\/(?:testing|test-support|migrations)\/|packages\/texts\/src\/(?:en|de)\/|\/cases\.ts$/.test(
      file,
    ) &&
    existsSync(join(root, file)),
);

it('a name is exported by one module', () => {
  const modules = new Map<string, string[]>();
  for (const file of sources) {
    const declared = /^export (?:async )?(?:function|const|class|interface|type) ([A-Za-z_$][\w$]*)/gm;
    for (const [, name = ''] of readText(file).matchAll(declared)) {
      modules.set(name, [...new Set([...(modules.get(name) ?? []), file])]);
    }
  }
  expect(modules.size).toBeGreaterThan(1000);
  const repeated = [...modules].filter(([, files]) => files.length > 1);
  expect(repeated.map(([name, files]) => `${name}: ${files.join(', ')}`)).toEqual([]);
});
