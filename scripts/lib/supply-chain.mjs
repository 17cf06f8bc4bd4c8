import { createHash } from 'node:crypto';

/** Packages that may run a program when they are installed, with the reason. */
export const ALLOWED_INSTALL_SCRIPTS = new Map([
  ['esbuild', 'puts its binary in the place of the script that starts it'],
]);

/**
 * @typedef {{ version?: string, integrity?: string, license?: string, link?: boolean, dev?: boolean, optional?: boolean,
 *   resolved?: string, hasInstallScript?: boolean }} LockEntry
 * @typedef {{ lockfileVersion: number, packages: Record<string, LockEntry> }} Lock
 */

/** @param {string} path @returns {string} the package's name, of its path in the lock file */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** @param {Lock} lock @returns {[string, LockEntry][]} what is installed from outside */
const installed = (lock) =>
  Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

/**
 * @param {Lock} lock
 * @returns {string[]} what is wrong with a lock file: a package without a checksum, from elsewhere than the registry, or
 *   with a program that runs at its installation and is not allowed
 */
export function auditLock(lock) {
  return installed(lock).flatMap(([path, entry]) => {
    const name = nameOf(path);
    const faults = [];
    if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? ''))
      faults.push(`${path} has no sha512 checksum`);
    if (!/^\d+\.\d+\.\d+/.test(entry.version ?? '')) faults.push(`${path} has no version`);
    if (entry.resolved !== undefined) faults.push(`${path} is fetched from ${entry.resolved}`);
    if (entry.hasInstallScript && !ALLOWED_INSTALL_SCRIPTS.has(name)) {
      faults.push(`${path} runs a program when it is installed and is not allowed to`);
    }
    return faults;
  });
}

/**
 * @param {Lock} lock
 * @param {{ name: string, version: string }} product
 * @returns {object} the parts list in CycloneDX's format: the same for the same lock file
 */
export function partsList(lock, product) {
  const components = new Map();
  for (const [path, { version = '', integrity = '', license, dev }] of installed(lock)) {
    const name = nameOf(path);
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const known = components.get(purl);
    // Needed in production as soon as one of its places is.
    const scope = dev && known?.scope !== 'required' ? 'excluded' : 'required';
    components.set(purl, {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      scope,
      hashes: [
        { alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') },
      ],
      ...(license
        ? { licenses: [/[ ()]/.test(license) ? { expression: license } : { license: { id: license } }] }
        : {}),
      purl,
    });
  }
  const sorted = [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1));
  const digest = createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
  const serial = digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: { component: { type: 'application', ...product } },
    components: sorted,
  };
}
