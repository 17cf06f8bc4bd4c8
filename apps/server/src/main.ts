import { fileURLToPath } from 'node:url';
import { readEnvironment } from './config/environment.ts';
import { StartError } from './errors/start-error.ts';
import { createLogger } from './logging/logger.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { stopOnSignals } from './stop-on-signals.ts';

// The server's entry: importing this file starts it. Everything is put together in start-server.ts.
const entry = (name: string) => new URL(name, import.meta.url);

async function main(): Promise<RunningServer> {
  // Other users of this machine may not read sessions, password hashes and mails.
  process.umask(0o077);
  const config = readEnvironment(process.env);
  return startServer({
    config,
    entries: {
      databaseWorker: entry('./database-worker.js'),
      publishWorker: entry('./publish-worker.js'),
      snapshotWorker: entry('./snapshot-worker.js'),
      solverProcess: entry('./solver-process.js'),
      searchThread: entry('./search-thread.js'),
    },
    webFolder: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    log: createLogger(config.logLevel),
    announce: (line) => console.log(line),
    onFatal: () => process.exit(1),
  });
}

try {
  const server = await main();
  stopOnSignals(server);
  console.log(`Bellgrid is running: open ${server.url}`);
  if (server.outbox) console.log(`Mails are not sent but written to ${server.outbox}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(2);
}
