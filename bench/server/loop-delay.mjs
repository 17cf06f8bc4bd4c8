// Loaded into the server that is measured: at SIGUSR2 prints how late its event loop was since the last time, and the most
// processor time that the thread of the event loop took between two ticks of a timer: what would be a standstill on a
// machine with nothing else to do.
import { existsSync, openSync, readSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const TICK_MS = 5;
/** Of Linux; 0 is told elsewhere. */
const STATISTICS = '/proc/self/schedstat';

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: TICK_MS });
  delay.enable();
  const statistics = existsSync(STATISTICS) ? openSync(STATISTICS, 'r') : null;
  const text = Buffer.alloc(100);
  const processorMs = () =>
    statistics === null
      ? 0
      : Number.parseInt(text.toString('latin1', 0, readSync(statistics, text, 0, 100, 0)), 10) / 1e6;
  let last = processorMs();
  let busiest = 0;
  setInterval(() => {
    const now = processorMs();
    busiest = Math.max(busiest, now - last);
    last = now;
  }, TICK_MS).unref();
  process.on('SIGUSR2', () => {
    const [p99, p999, max] = [delay.percentile(99), delay.percentile(99.9), delay.max].map((ns) => ns / 1e6);
    process.stdout.write(`loop ${JSON.stringify({ p99, p999, max, busiest })}\n`);
    delay.reset();
    busiest = 0;
  });
}
