import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCertificate } from '../test-support/certificates.ts';
import { type Cluster, createCluster, postgresPrograms } from '../test-support/postgres-cluster.ts';
import { createPostgresPool } from './postgres-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'bellgrid-tls-'));
let cluster: Cluster;
beforeAll(async () => {
  const own = createCertificate('localhost');
  writeFileSync(join(folder, 'own.pem'), own.authority);
  writeFileSync(join(folder, 'other.pem'), createCertificate('localhost').authority);
  cluster = await createCluster(postgresPrograms() ?? '', { certificate: own });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await cluster.remove();
});

/** Connects as docs/deploy.md says; true when the connection is encrypted. */
async function isEncrypted(host: string, authority: string): Promise<boolean> {
  const url = new URL(cluster.url('postgres'));
  url.hostname = host;
  url.search = `?sslmode=verify-full&sslrootcert=${join(folder, authority)}`;
  const pool = createPostgresPool(url.href, { connections: 1, values: 'native', onLost: () => {} });
  try {
    const { rows } = await pool.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
    return rows[0].ssl;
  } finally {
    await pool.end();
  }
}

it('speaks TLS with a PostgreSQL that proves who it is', async () => {
  expect(await isEncrypted('localhost', 'own.pem')).toBe(true);
});

it('refuses a PostgreSQL whose certificate another authority signed, or that is for another host', async () => {
  await expect(isEncrypted('localhost', 'other.pem')).rejects.toThrow('certificate');
  await expect(isEncrypted('127.0.0.1', 'own.pem')).rejects.toThrow('does not match certificate');
});
