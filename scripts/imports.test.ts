import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/root.mjs';
import {
  cyclesOf,
  importsOf,
  readManifest,
  readText,
  repositoryFiles,
  valueImports,
  workspacePackages,
} from './lib/workspace.mjs';

/** The workspace packages that each package may import: the list of docs/architecture.md. */
const allowed: Record<string, readonly string[]> = {
  'packages/model': [],
  'packages/solver': [],
  'packages/texts': ['model'],
  'packages/constraints': ['model', 'solver'],
  'packages/runner': ['solver', 'constraints', 'model', 'protocol'],
  'packages/formats': ['model', 'constraints', 'texts'],
  'packages/protocol': ['model'],
  'apps/cli': ['model', 'solver', 'constraints', 'runner', 'formats', 'protocol', 'texts'],
  'apps/server': ['model', 'solver', 'constraints', 'runner', 'formats', 'protocol', 'texts'],
  'apps/web': ['model', 'solver', 'constraints', 'runner', 'formats', 'protocol', 'texts'],
};

const withoutPlatform = [
  'packages/model',
  'packages/solver',
  'packages/constraints',
  'packages/formats',
  'packages/protocol',
  'packages/texts',
];

const packages = workspacePackages();
const rootTools = Object.keys(readManifest('.').devDependencies ?? {});
const sources = repositoryFiles().filter(
  (file) => /^(packages|apps)\/[^/]+\/src\/.*\.(ts|tsx)$/.test(file) && existsSync(join(root, file)),
);

const isTest = (file: string) => /\.test\.tsx?$|\/(?:testing|test-support)\//.test(file);
const folderOf = (file: string) => file.split('/').slice(0, 2).join('/');
const workspaceNames = (names: readonly string[]) => names.filter((name) => name.startsWith('@bellgrid/'));
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

const bareImports = sources.flatMap((file) =>
  importsOf(readText(file))
    .filter((name) => !name.startsWith('.') && !name.startsWith('/') && !name.startsWith('virtual:'))
    .map((name) => ({ file, name, folder: folderOf(file) })),
);

describe('imports between the packages of the workspace', () => {
  it('are listed for every package and application', () => {
    expect(packages.map(({ folder }) => folder).sort()).toEqual(Object.keys(allowed).sort());
  });

  it.each(packages)('of $folder are declared within the list', ({ folder, manifest }) => {
    const isAllowed = (name: string) => allowed[folder]?.includes(name.slice('@bellgrid/'.length));
    const declared = workspaceNames(Object.keys(manifest.dependencies ?? {}));
    expect(declared.filter((name) => !isAllowed(name))).toEqual([]);
    // Tests compare rendered sentences; the sources of a library know codes and values only.
    const inTests = workspaceNames(Object.keys(manifest.devDependencies ?? {}));
    expect(inTests.filter((name) => !isAllowed(name) && name !== '@bellgrid/texts')).toEqual([]);
  });

  it('are declared in the package.json of the package that uses them', () => {
    const undeclared = bareImports.filter(({ file, name, folder }) => {
      if (name.startsWith('node:')) return false;
      const { dependencies = {}, devDependencies = {} } = readManifest(folder);
      const known = [
        ...Object.keys(dependencies),
        ...(isTest(file) ? [...Object.keys(devDependencies), ...rootTools] : []),
      ];
      return !known.includes(packageOf(name));
    });
    expect(undeclared.map(({ file, name }) => `${file} imports ${name}`)).toEqual([]);
  });

  it('go through the entries of the package', () => {
    const entries = new Set(
      packages.flatMap(({ manifest: { name, exports } }) =>
        typeof exports === 'object' ? Object.keys(exports).map((path) => name + path.slice(1)) : [],
      ),
    );
    const deep = bareImports.filter(
      ({ name }) => name.startsWith('@bellgrid/') && name.split('/').length > 2 && !entries.has(name),
    );
    expect(deep.map(({ file, name }) => `${file} imports ${name}`)).toEqual([]);
  });

  it('never leave the package by a relative path', () => {
    const leaving = sources.flatMap((file) =>
      importsOf(readText(file))
        .filter((name) => name.startsWith('.'))
        .filter((name) => !join(file, '..', name).startsWith(`${folderOf(file)}/`))
        .filter((name) => !(isTest(file) && /^(scripts|e2e\/support)\//.test(join(file, '..', name))))
        .map((name) => `${file} imports ${name}`),
    );
    expect(leaving).toEqual([]);
  });
});

const edges = valueImports(sources.filter((file) => !isTest(file)));
const webLayers = ['platform', 'document', 'ui', 'features', 'boot'];

describe('imports between the folders of a package', () => {
  it.each(Object.keys(allowed))('of %s make no cycle', (folder) => {
    const ofFolder = edges.filter(({ from }) => from.startsWith(`${folder}/src/`));
    expect(ofFolder.length).toBeGreaterThan(0);
    expect(cyclesOf(ofFolder.map(({ from, to }) => ({ from: dirname(from), to: dirname(to) })))).toEqual([]);
  });

  it(`of the web go down the layers: ${webLayers.join(', ')}`, () => {
    const layerOf = (file: string) => webLayers.indexOf(file.split('/')[3] ?? '');
    const upwards = edges.filter(
      ({ from, to }) => from.startsWith('apps/web/src/') && layerOf(to) > layerOf(from),
    );
    expect(upwards.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });
});

describe('packages that run anywhere', () => {
  it('import nothing of Node outside their tests', () => {
    const node = bareImports.filter(
      ({ file, name, folder }) =>
        withoutPlatform.includes(folder) && !isTest(file) && name.startsWith('node:'),
    );
    expect(node.map(({ file, name }) => `${file} imports ${name}`)).toEqual([]);
  });
});
