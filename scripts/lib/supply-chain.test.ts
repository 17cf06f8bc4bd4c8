import { expect, it } from 'vitest';
import { ALLOWED_INSTALL_SCRIPTS, auditLock, partsList } from './supply-chain.mjs';
import { readText } from './workspace.mjs';

const integrity = `sha512-${'A'.repeat(86)}==`;
const entry = { version: '1.2.3', integrity, license: 'MIT' };
const lock = (packages: Record<string, object>) => ({ lockfileVersion: 3, packages });
const product = { name: 'bellgrid', version: '1.0.0' };

it('the lock file has no fault, and no permission is left over', () => {
  const own = JSON.parse(readText('package-lock.json'));
  expect(auditLock(own)).toEqual([]);
  const running = Object.entries<{ hasInstallScript?: boolean }>(own.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13));
  expect([...ALLOWED_INSTALL_SCRIPTS.keys()].filter((name) => !running.includes(name))).toEqual([]);
});

it.each([
  ['runs a program', { ...entry, hasInstallScript: true }],
  ['no sha512', { version: '1.2.3' }],
  ['no sha512', { ...entry, integrity: 'sha1-abc' }],
  ['is fetched from', { ...entry, resolved: 'git+ssh://example.org/evil.git' }],
  ['no version', { ...entry, version: 'latest' }],
])('a package is refused: %s', (fault, packages) => {
  const faults = auditLock(lock({ 'node_modules/good': entry, 'apps/web/node_modules/evil': packages }));
  expect(faults).toEqual([expect.stringContaining(fault)]);
  expect(faults[0]).toContain('evil');
});

it('the parts list names every package once, and is the same for the same lock file', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/@scope/one': { ...entry, dev: true },
    'apps/web/node_modules/@scope/one': entry,
    'node_modules/two': { ...entry, license: '(MIT OR Apache-2.0)', dev: true },
    'node_modules/@bellgrid/web': { link: true, resolved: 'apps/web' },
  };
  const list = partsList(lock(packages), product);
  expect(list).toMatchObject({
    bomFormat: 'CycloneDX',
    serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    components: [
      {
        purl: 'pkg:npm/%40scope/one@1.2.3',
        scope: 'required',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: '0'.repeat(128) }],
      },
      { name: 'two', scope: 'excluded', licenses: [{ expression: '(MIT OR Apache-2.0)' }] },
    ],
  });
  const turned = Object.fromEntries(Object.entries(packages).reverse());
  expect(JSON.stringify(partsList(lock(turned), product))).toBe(JSON.stringify(list));
});
