import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/root.mjs';
import { readManifest, readText, repositoryFiles, workspacePackages } from './lib/workspace.mjs';

const textFiles = repositoryFiles().filter(
  (file) => !/\.(png|jpe?g|webp|ico|woff2?|gz|zip|wlz)$/.test(file) && existsSync(join(root, file)),
);

const machinePath = new RegExp(`(?<![\\w.}])/(?:${['work', 'root', 'Users'].join('|')})/\\w|/home/\\w+/`);
const registryHost = new RegExp(
  ['registry\\.npm', 'registry\\.yarn', 'npm\\.pkg'].map((name) => `${name}[\\w.]*\\.(?:org|com)`).join('|'),
);

function linesWith(pattern: RegExp): string[] {
  return textFiles.flatMap((file) =>
    readText(file)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
      ),
  );
}

describe('the repository', () => {
  it('names no path of a particular machine', () => {
    expect(linesWith(machinePath)).toEqual([]);
  });

  it('names no package registry', () => {
    expect(linesWith(registryHost)).toEqual([]);
  });

  it('has a lock file that resolves nothing but the workspace itself', () => {
    const lock: { packages: Record<string, { resolved?: string; link?: boolean }> } = JSON.parse(
      readText('package-lock.json'),
    );
    const resolved = Object.entries(lock.packages).filter(([, entry]) => entry.resolved !== undefined);
    expect(resolved.filter(([, entry]) => !entry.link).map(([path]) => path)).toEqual([]);
    expect(resolved.length).toBe(workspacePackages().length);
  });

  it('pins every dependency to one version', () => {
    const manifests = [{ folder: '.', manifest: readManifest('.') }, ...workspacePackages()];
    const loose = manifests.flatMap(({ folder, manifest }) =>
      Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
        .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${folder}: ${name} ${version}`),
    );
    expect(loose).toEqual([]);
  });

  it('has one version of its own, everywhere', () => {
    const { version } = readManifest('.');
    expect(workspacePackages().map(({ manifest }) => manifest.version)).toEqual(
      workspacePackages().map(() => version),
    );
    expect(readText('apps/web/src/platform/version.ts')).toContain(`'${version}'`);
  });

  it('has one version of each dependency', () => {
    const versions = new Map<string, Set<string>>();
    for (const { manifest } of [{ manifest: readManifest('.') }, ...workspacePackages()]) {
      for (const [name, version] of Object.entries({
        ...manifest.dependencies,
        ...manifest.devDependencies,
      })) {
        versions.set(name, (versions.get(name) ?? new Set()).add(version));
      }
    }
    expect(
      [...versions].filter(([, set]) => set.size > 1).map(([name, set]) => `${name}: ${[...set].join(', ')}`),
    ).toEqual([]);
  });
});
