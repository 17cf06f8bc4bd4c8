import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createAccountLimits } from './accounts/account-limits.ts';
import { passwordChangedMail } from './accounts/account-mails.ts';
import { createAfterAnswer } from './accounts/after-answer.ts';
import { createAttemptCounters } from './accounts/attempt-counters.ts';
import { authSecret } from './accounts/auth-secret.ts';
import { createAuth } from './accounts/create-auth.ts';
import { endImpersonationsOf, endSession } from './accounts/end-session.ts';
import { loadAccount } from './accounts/load-account.ts';
import { takeAddressRequest, voidLinks } from './accounts/mailed-links.ts';
import { countedPasswords } from './accounts/passwords.ts';
import { tidyAccounts } from './accounts/tidy-accounts.ts';
import { trustedOrigins } from './accounts/trusted-origins.ts';
import { noteState } from './accounts/user-state.ts';
import { ownAct, recordAct } from './audit/audit-log.ts';
import type { ServerConfig } from './config/environment.ts';
import { checkAtStart } from './database/check-at-start.ts';
import { lockDataFolder } from './database/lock-file.ts';
import type { Database } from './database/open-database.ts';
import { backupBeforeMigration } from './database/rotate-backups.ts';
import { openEmbeddedStorage, openPostgresStorage, type Storage } from './database/storage.ts';
import { createBodyRoom } from './http/body-room.ts';
import { createApp } from './http/create-app.ts';
import { listen } from './http/listen.ts';
import { createPlaces } from './http/places.ts';
import type { Services } from './http/services.ts';
import { createPayments } from './licenses/payments.ts';
import { type Bus, createInProcessBus } from './live/bus.ts';
import { openLiveChannel } from './live/live-channel.ts';
import { createPostgresBus } from './live/postgres-bus.ts';
import { watchSessions } from './live/session-watch.ts';
import { openSolverStream } from './live/solver-stream.ts';
import type { Logger } from './logging/logger.ts';
import type { SendMail } from './mail/mail.ts';
import { createOutbox, tidyOutbox } from './mail/outbox.ts';
import { createPostOffice, tidyMails } from './mail/post-office.ts';
import { createSmtpSender } from './mail/smtp.ts';
import { createMetrics } from './metrics/metrics.ts';
import { openQueue } from './open-queue.ts';
import { presentUser } from './presenters/present-user.ts';
import { createPublisher } from './publishing/publisher.ts';
import { createSiteReader } from './site/site-reader.ts';
import { createSnapshotChecker } from './versions/snapshot-checker.ts';

/** The built files that run outside the server's own thread. */
export interface Entries {
  readonly databaseWorker: URL;
  readonly snapshotWorker: URL;
  readonly publishWorker: URL;
  readonly solverProcess: URL;
  readonly searchThread: URL;
}

export interface StartOptions {
  readonly config: ServerConfig;
  readonly entries: Entries;
  /** The folder of the built web application. */
  readonly webFolder: string;
  readonly log: Logger;
  /** Prints a line for the person who started the server. */
  readonly announce: (line: string) => void;
  /** Called when the server cannot go on and must be started again. */
  readonly onFatal: () => void;
  readonly now?: () => Date;
}

export interface RunningServer {
  /** The address to open. */
  readonly url: string;
  readonly port: number;
  /** The folder of mails; null when they are sent. */
  readonly outbox: string | null;
  /** Every method and path that is answered, apart from the web application's. */
  readonly routes: readonly string[];
  /** Stops everything, in the order in which nothing is lost. */
  close(): Promise<void>;
}

/** The limit of one user for drafts that are checked or compared. A browser sends one after the other. */
const LONG_REQUESTS_AT_ONCE = 8;
/** The counts of one user: one that is under way and one that waits. */
const COUNTS_AT_ONCE = 2;
/** The limit of one user for drafts and pictures that arrive. */
const BODIES_AT_ONCE = 2;
const MB = 1024 * 1024;

/** Starts the server. Throws StartError when it cannot, with everything closed that was opened. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  // The opened resources, to be closed in the opposite order.
  const opened: (() => unknown)[] = [];
  const close = async () => {
    for (let shut = opened.pop(); shut; shut = opened.pop()) await shut();
  };
  try {
    return { ...(await openAll(options, opened)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openAll(
  options: StartOptions,
  opened: (() => unknown)[],
): Promise<Omit<RunningServer, 'close'>> {
  const { config, entries, log, now = () => new Date() } = options;
  if (!config.databaseUrl) opened.push(lockDataFolder(config.dataDir));
  const listening = await listen(config.host, config.port);
  opened.push(() => listening.server.close());
  const url = config.publicUrl ?? `http://localhost:${listening.port}`;
  const origins = trustedOrigins(url, config.trustedOrigins);

  const isNew = !config.databaseUrl && checkAtStart(config.dataDir, { mayBeNew: config.newDatabase });
  const saved = !config.databaseUrl && !isNew && backupBeforeMigration(config.dataDir, now());
  if (saved)
    options.announce(`The database is brought up to date; as it was before, it is saved in ${saved}.`);
  const storage = await openStorage(options);
  if (isNew) options.announce(`A new database was made in ${config.dataDir}.`);
  const { db } = storage;
  opened.push(() => storage.close());
  const bus = config.databaseUrl ? await createPostgresBus(config.databaseUrl, log) : createInProcessBus();
  opened.push(() => bus.close());
  const snapshots = createSnapshotChecker(entries.snapshotWorker);
  opened.push(() => snapshots.close());
  const publisher = createPublisher(entries.publishWorker);
  opened.push(() => publisher.close());
  const outbox = config.smtpUrl ? null : join(config.dataDir, 'outbox');
  const metrics = createMetrics();
  const counters = createAttemptCounters(db, now);
  const limits = createAccountLimits(db, counters, now);
  const send = createSender(config, outbox, options.announce);
  const mails = createPostOffice({ db, send, limits, log, now });
  opened.push(() => mails.settle());
  const afterAnswer = createAfterAnswer(log);
  opened.push(() => afterAnswer.settle());
  const auth = createAuth({
    database: storage.accounts,
    log,
    publicUrl: url,
    trustedOrigins: origins,
    secret: config.authSecret ?? authSecret(config.dataDir),
    attemptsPerMinute: config.authAttemptsPerMinute,
    post: mails.post,
    later: afterAnswer.later,
    limits,
    counters,
    passwords: countedPasswords(metrics),
    isAdministrator: async (userId) => Boolean((await loadAccount(db, userId))?.isAdministrator),
    isSuspended: async (userId) => Boolean((await loadAccount(db, userId))?.accountSuspended),
    onSignedIn: (userId) => noteState(db, userId, { lastLogin: now().toISOString() }),
    onPasswordReset: async (user) => {
      const { id } = user;
      await limits.forgive(user.email);
      await voidLinks(db, id);
      await recordAct(db, { ...ownAct(id), action: 'resetPassword', at: now() });
      const link = `${url}/dashboard/forgotpassword`;
      mails.post(user, undefined, (language) => passwordChangedMail(user, link, language), 'notice');
    },
    onVerified: async ({ id, email }) => {
      if (await takeAddressRequest(db, id, email))
        await recordAct(db, { ...ownAct(id), action: 'addressChanged', at: now() });
      await publishUser(db, bus, log, id);
    },
    onSessionEnding: (sessionId) => endImpersonationsOf({ db, bus, now }, sessionId),
    onSessionEnded: (session) => endSession({ db, bus, now }, session),
  });
  const queue = openQueue(config, entries, { db, bus, log, now });
  opened.push(() => queue.close());

  const { freeTrialDays, hasMultipleStructures, metricsToken, dataDir, securityContact, supportEmail } =
    config;
  const site = createSiteReader(db);
  const payments = config.stripe ? await createPayments(config.stripe, url) : null;
  const stopping = new AbortController();
  const services: Services = {
    payments,
    limits,
    counters,
    places: createPlaces(LONG_REQUESTS_AT_ONCE),
    comparisons: createPlaces(LONG_REQUESTS_AT_ONCE),
    counts: createPlaces(COUNTS_AT_ONCE),
    bodies: createBodyRoom({
      perUser: BODIES_AT_ONCE,
      maxBytes: config.bodyMemoryMb * MB,
      reservedBytes: (config.bodyMemoryMb * MB) / 4,
    }),
    db,
    auth,
    post: mails.post,
    deliver: () => void mails.sendDue(),
    publisher,
    publicUrl: url,
    bus,
    queue,
    snapshots,
    site,
    metrics,
    quota: config.quota,
    stopping,
    freeTrialDays,
    hasMultipleStructures,
    metricsToken,
    dataDir,
    securityContact,
    supportEmail,
    mailsGoToOutbox: outbox !== null,
    log,
    now,
  };
  const { trustProxy, callsPerMinute } = config;
  const app = createApp(services, {
    ...{ publicUrl: url, trustedOrigins: origins, trustProxy, callsPerMinute },
    webFolder: options.webFolder,
  });
  const watch = watchSessions(services);
  const live = openLiveChannel(listening.server, services, watch, origins);
  const stream = openSolverStream(listening.server, services, watch, origins);
  opened.push(async () => {
    stopping.abort();
    // Channels stay open meanwhile: what a save that is under way publishes reaches them.
    await listening.drain(DRAIN_MS);
    watch.close();
    const closed = Promise.all([live.close(), stream.close()]);
    listening.server.closeAllConnections();
    await closed;
  });
  const tidy = async () => {
    try {
      await counters.tidy();
      await tidyAccounts(services);
      await tidyMails(db, now());
      if (outbox) await tidyOutbox(outbox, now());
    } catch (error) {
      log.warn({ err: error }, 'what is over was not cleared away');
    }
  };
  opened.push(repeat(tidy, TIDY_EVERY_MS));
  opened.push(repeat(mails.sendDue, MAILS_EVERY_MS));
  await queue.recover();
  listening.serve(getRequestListener(app.fetch));
  return { url, port: listening.port, outbox, routes: routesOf(app) };
}

function routesOf({ routes }: { readonly routes: readonly { method: string; path: string }[] }): string[] {
  const answered = routes.filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'));
  return [...new Set(answered.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`))];
}

function openStorage({ config, entries, log, onFatal }: StartOptions): Promise<Storage> {
  if (config.databaseUrl) {
    return openPostgresStorage(config.databaseUrl, (error) => {
      log.warn({ err: error }, 'a connection to the database is lost');
    });
  }
  return openEmbeddedStorage(config.dataDir, entries.databaseWorker, (error) => {
    log.fatal({ err: error }, 'the thread of the database has ended: the server ends too, start it again');
    onFatal();
  });
}

function createSender(
  config: ServerConfig,
  outbox: string | null,
  announce: (line: string) => void,
): SendMail {
  if (config.smtpUrl) return createSmtpSender(config.smtpUrl, config.mailFrom);
  return createOutbox(outbox ?? config.dataDir, config.mailFrom, announce);
}

/** The time for requests under way to finish when the server stops. */
const DRAIN_MS = 3000;

const MAILS_EVERY_MS = 5000;
const TIDY_EVERY_MS = 60 * 60 * 1000;

/** Does something now and from time to time; returns the end of it, which waits for work under way. */
function repeat(act: () => Promise<void>, everyMs: number): () => Promise<void> {
  let acting = act();
  const timer = setInterval(() => {
    acting = acting.then(act);
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return acting;
  };
}

async function publishUser(db: Database, bus: Bus, log: Logger, userId: string): Promise<void> {
  const account = await loadAccount(db, userId);
  if (account) bus.publish({ kind: 'message', userId, name: 'user', payload: presentUser(account) });
  else log.warn({ user: userId }, 'a user that was verified is gone');
}
