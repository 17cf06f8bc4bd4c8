import { existsSync } from 'node:fs';

// The Debian package fet-data puts the example schools of FET here.
const examples = '/usr/share/doc/fet-data/examples/FET-5-official';

/** The path of an example school such as `Spain/2-secondary-school/secondary-school`; throws when it is absent. */
export function fetDataFile(name: string): string {
  const path = `${examples}/${name}.fet`;
  if (!existsSync(path)) throw new Error(`${path} is missing: install the Debian package fet-data.`);
  return path;
}

/** True when the package is on this machine: specs that need it are skipped without. */
export const hasFetData = existsSync(examples);
