import { describe, expect, it } from 'vitest';
import { readText, repositoryFiles, workspacePackages } from './lib/workspace.mjs';

const libraries = workspacePackages().filter(({ folder }) => folder.startsWith('packages/'));
const files = repositoryFiles();

describe.each(libraries)('the package $folder', ({ folder, manifest }) => {
  it('is named after its folder', () => {
    expect(manifest.name).toBe(folder.replace('packages/', '@bellgrid/'));
  });

  it('has one index; texts and libraries that load later are the only other files that can be imported', () => {
    const { exports } = manifest;
    const index = typeof exports === 'object' ? exports['.'] : exports;
    expect(index).toBe('./src/index.ts');
    expect(typeof exports === 'object').toBe(['packages/texts', 'packages/formats'].includes(folder));
    expect(files).toContain(`${folder}/src/index.ts`);
  });

  it('exports by name only', () => {
    const index = readText(`${folder}/src/index.ts`);
    expect(index).toMatch(/export (type )?\{/);
    expect(index).not.toMatch(/export\s*\*|export\s+default/);
  });
});
