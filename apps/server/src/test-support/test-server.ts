import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { confirmAgain, me } from '@bellgrid/protocol';
import { readEnvironment, type ServerConfig } from '../config/environment.ts';
import { createChannelDialect } from '../database/channel-dialect.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { createWorkerChannel } from '../database/worker-channel.ts';
import { createLogger } from '../logging/logger.ts';
import { type Entries, type RunningServer, startServer } from '../start-server.ts';
import { type RunningWorker, startWorker } from '../start-worker.ts';
import { Client } from './client.ts';
import { mailedLink } from './mailed-link.ts';
import { enrol } from './second-factor.ts';
import { signUp } from './sign-up.ts';
import { connectTo, newPostgresUrl } from './test-database.ts';

const AUTH_SECRET = 'a secret that all servers of a test share';

/** The time to wait for an answer that is immediate on an idle machine. */
export const PATIENCE = { timeout: 30_000, interval: 20 };

/** A data folder and a database of its own, and servers on it. */
export class World {
  readonly dataDir: string;
  /** Null: SQLite in the data folder. */
  readonly databaseUrl: string | null;
  readonly #entries: Entries;
  /** The apps with the second factors of administrators, by their address of e-mail. */
  readonly #apps = new Map<string, () => string>();
  readonly announced: string[] = [];
  readonly logged: string[] = [];
  #server: RunningServer | null = null;
  /** On PostgreSQL; an embedded server works on its runs itself. */
  #worker: RunningWorker | null = null;

  private constructor(dataDir: string, databaseUrl: string | null, entries: Entries) {
    this.dataDir = dataDir;
    this.databaseUrl = databaseUrl;
    this.#entries = entries;
  }

  static async create(entries: Entries): Promise<World> {
    const [folder, databaseUrl] = await Promise.all([
      mkdtemp(join(tmpdir(), 'bellgrid-server-')),
      newPostgresUrl(),
    ]);
    return new World(folder, databaseUrl, entries);
  }

  /**
   * The server's database, for a look past the server; to be destroyed. SQLite is in a thread of its own: the
   * server shares this one, and could never end the transaction for which a statement waits here.
   */
  openDatabase(): Promise<Database> {
    if (this.databaseUrl) return connectTo({ url: this.databaseUrl, file: '' });
    const file = join(this.dataDir, 'bellgrid.db');
    const channel = createWorkerChannel(this.#entries.databaseWorker, file, () => {});
    return openDatabase(createChannelDialect(channel));
  }

  /** The environment of a server process on this data, with a free port. */
  get environment(): Record<string, string> {
    const embedded = { PORT: '0', DATA_DIR: this.dataDir };
    return this.databaseUrl ? { ...embedded, DATABASE_URL: this.databaseUrl, AUTH_SECRET } : embedded;
  }

  /** Starts a server on a free port, with the worker that it needs. */
  async start(
    changes: Partial<ServerConfig> = {},
    webFolder = join(this.dataDir, 'web'),
  ): Promise<RunningServer> {
    const environment = {
      ...this.environment,
      AUTH_ATTEMPTS_PER_MINUTE: '1000',
      // Tests wait by asking again and again; those of the limit set it.
      CALLS_PER_MINUTE: '100000',
      LOG_LEVEL: 'info',
      MULTIPLE_STRUCTURES: '0',
    };
    const config: ServerConfig = { ...readEnvironment(environment), ...changes };
    const log = createLogger(config.logLevel, { write: (line) => void this.logged.push(line) });
    this.#server = await startServer({
      config,
      entries: this.#entries,
      webFolder,
      log,
      announce: (line) => void this.announced.push(line),
      onFatal: () => {
        throw new Error('The server under test cannot go on.');
      },
    });
    if (this.databaseUrl) this.#worker = await startWorker({ config, entries: this.#entries, log });
    return this.#server;
  }

  get url(): string {
    if (!this.#server) throw new Error('The server was not started.');
    return `http://localhost:${this.#server.port}`;
  }

  /** Every method and path that the server answers, apart from the web application's. */
  get routes(): readonly string[] {
    return this.#server?.routes ?? [];
  }

  async stop(): Promise<void> {
    await this.#worker?.close();
    await this.#server?.close();
    this.#worker = null;
    this.#server = null;
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Signs a new user up, sets the account up, verifies the address and answers the client. */
  newUser(email: string): Promise<Client> {
    return signUp(this.url, email, this.dataDir);
  }

  /** Signs a new administrator up, with a second factor, whose session is confirmed. */
  async newAdministrator(email: string): Promise<Client> {
    const client = await this.newUser(email);
    await this.makeAdministrator(client);
    const nextCode = await enrol(client);
    this.#apps.set(email, nextCode);
    await client.call(confirmAgain, { code: nextCode() });
    return client;
  }

  /** Signs in as a user in another browser, with a code where the user is one of `newAdministrator`. */
  async signIn(email: string, password = 'hill-secret-1'): Promise<Client> {
    const client = new Client(this.url);
    await client.post('/api/auth/sign-in/email', { email, password });
    const nextCode = this.#apps.get(email);
    if (nextCode) await client.post('/api/auth/two-factor/verify-totp', { code: nextCode() });
    return client;
  }

  /** Makes a user an administrator, who has no second factor yet. */
  async makeAdministrator(client: Client): Promise<void> {
    const { uid } = (await client.call(me, {})).body;
    const db = await this.openDatabase();
    await db.updateTable('userDocument').set({ isAdministrator: true }).where('userId', '=', uid).execute();
    await db.destroy();
  }

  /** The link in the newest mail to an address whose subject matches. */
  mailedLink(to: string, subject: RegExp): Promise<string> {
    return mailedLink(this.dataDir, to, subject);
  }
}
