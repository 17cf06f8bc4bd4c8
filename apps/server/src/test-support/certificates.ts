import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ServerCertificate {
  /** PEM. */
  readonly certificate: string;
  /** PEM. */
  readonly key: string;
  /** PEM: the certificate of the authority that signed it. */
  readonly authority: string;
}

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];

/** A certificate for a host, signed by an authority that is made for it alone, by `openssl`. */
export function createCertificate(host: string): ServerCertificate {
  const folder = mkdtempSync(join(tmpdir(), 'bellgrid-certificate-'));
  const request = (...options: string[]) =>
    void execFileSync('openssl', ['req', '-x509', ...KEY, ...options], { cwd: folder, stdio: 'pipe' });
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  try {
    request('-subj', '/CN=Test authority', '-keyout', 'ca.key', '-out', 'ca.pem');
    request(
      ...[
        '-CA',
        'ca.pem',
        '-CAkey',
        'ca.key',
        '-subj',
        `/CN=${host}`,
        '-addext',
        `subjectAltName=DNS:${host}`,
      ],
      ...['-addext', 'basicConstraints=critical,CA:FALSE', '-keyout', 'key.pem', '-out', 'cert.pem'],
    );
    return { certificate: read('cert.pem'), key: read('key.pem'), authority: read('ca.pem') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
