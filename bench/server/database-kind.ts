import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Cluster,
  createCluster,
  postgresPrograms,
} from '../../apps/server/src/test-support/postgres-cluster.ts';

export interface ServerData {
  /** The environment of a server on this data. */
  readonly environment: Record<string, string>;
  readonly dataDir: string;
  /** PostgreSQL; null with SQLite. */
  readonly cluster: Cluster | null;
  readonly remove: () => Promise<void>;
}

/** An empty data folder, with a PostgreSQL cluster that writes through to the disk when `kind` says so. */
export async function createData(kind: string): Promise<ServerData> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bellgrid-bench-'));
  const environment = { DATA_DIR: dataDir, AUTH_ATTEMPTS_PER_MINUTE: '100000', CALLS_PER_MINUTE: '100000' };
  const removeFolder = async () => rmSync(dataDir, { recursive: true, force: true });
  if (kind === 'sqlite') return { environment, dataDir, cluster: null, remove: removeFolder };
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
  const cluster = await createCluster(programs, { durable: true });
  return {
    environment: {
      ...environment,
      DATABASE_URL: cluster.url('postgres'),
      AUTH_SECRET: 'a secret for nothing but measurements',
    },
    dataDir,
    cluster,
    remove: async () => {
      await cluster.remove();
      await removeFolder();
    },
  };
}
