import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { ServerCertificate } from './certificates.ts';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, as Debian installs them, the newest first; null when there is none. */
export function postgresPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

export interface Cluster {
  /** The address of a database in the cluster. */
  readonly url: (database: string) => string;
  /** Runs a statement in the database that every cluster has. */
  readonly execute: (sql: string) => Promise<void>;
  readonly start: () => Promise<void>;
  /** Stops at once, as a crash does, or when every transaction has been broken off. */
  readonly stop: (signal?: 'SIGQUIT' | 'SIGINT') => Promise<void>;
  /** Stops it and deletes its data. */
  readonly remove: () => Promise<void>;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

interface ClusterOptions {
  /** Without it nothing waits for the disk. */
  readonly durable?: boolean;
  /** With it connections may use TLS. */
  readonly certificate?: ServerCertificate;
}

const READY_WITHIN_MS = 300_000;

/**
 * Makes a PostgreSQL cluster in a folder of its own and starts it, on a free port of this machine. Its server
 * refuses to run as root, so that it then runs as the user `postgres`. It ends with this process.
 */
export async function createCluster(
  programs: string,
  { durable = false, certificate }: ClusterOptions = {},
): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'bellgrid-postgres-'));
  const owner = ownerOfServer();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), [...initdb, '--no-instructions'], {
    ...owner,
    stdio: 'pipe',
    cwd: folder,
  });
  const port = await freePort();
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const settings = [
    ...['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'max_connections=200'],
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']),
    ...(certificate ? tlsSettings(folder, certificate, owner) : []),
  ].flatMap((setting) => ['-c', setting]);
  let end = () => {};
  let ended = Promise.resolve();

  const start = async () => {
    const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
      ...owner,
      stdio: 'ignore',
      cwd: folder,
    });
    const kill = () => void server.kill('SIGQUIT');
    process.once('exit', kill);
    end = () => {
      process.off('exit', kill);
    };
    ended = new Promise((resolve) => server.once('close', () => resolve()));
    stopWith = (signal) => void server.kill(signal);
    await untilReady(url('postgres'));
  };
  let stopWith: (signal: NodeJS.Signals) => void = () => {};
  const stop = async (signal: NodeJS.Signals = 'SIGQUIT') => {
    stopWith(signal);
    await ended;
    end();
  };
  await start();
  return {
    url,
    execute: (sql) => execute(url('postgres'), sql),
    start,
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes the certificate and its key where the cluster's owner may read them. */
function tlsSettings(folder: string, { certificate, key }: ServerCertificate, owner?: Owner): string[] {
  const write = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    if (owner) chownSync(path, owner.uid, owner.gid);
    return path;
  };
  return [
    'ssl=on',
    `ssl_cert_file=${write('cert.pem', certificate)}`,
    `ssl_key_file=${write('key.pem', key)}`,
  ];
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function untilReady(url: string): Promise<void> {
  const giveUpAt = performance.now() + READY_WITHIN_MS;
  for (;;) {
    try {
      return await execute(url, 'select 1');
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** The user that the server runs as when this process is root's. */
function ownerOfServer(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
