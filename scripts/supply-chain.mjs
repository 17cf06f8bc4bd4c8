// `npm run supply-chain`: audits the lock file without network access, and writes the parts list (SBOM, CycloneDX).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import { auditLock, partsList } from './lib/supply-chain.mjs';
import { readManifest, readText } from './lib/workspace.mjs';

const lock = JSON.parse(readText('package-lock.json'));
const faults = auditLock(lock);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

const folder = join(root, 'test-results');
mkdirSync(folder, { recursive: true });
const { version } = readManifest('.');
const file = join(folder, 'bellgrid.cdx.json');
writeFileSync(file, `${JSON.stringify(partsList(lock, { name: 'bellgrid', version }), null, 2)}\n`);
console.log(`The lock file has ${faults.length} faults; its parts list is test-results/bellgrid.cdx.json.`);
