import { readEnvironment } from './config/environment.ts';
import { StartError } from './errors/start-error.ts';
import { createLogger } from './logging/logger.ts';
import { startWorker } from './start-worker.ts';
import { stopOnSignals } from './stop-on-signals.ts';

// The entry of `bellgrid worker`: importing this file starts it.
const entry = (name: string) => new URL(name, import.meta.url);

try {
  const config = readEnvironment(process.env);
  const worker = await startWorker({
    config,
    entries: { solverProcess: entry('./solver-process.js'), searchThread: entry('./search-thread.js') },
    log: createLogger(config.logLevel),
  });
  stopOnSignals(worker);
  const { cloud_function: short, cloud_run: long } = config.solver.concurrency;
  console.log(`The worker is running: ${short} short and ${long} longer solver runs at a time.`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(2);
}
