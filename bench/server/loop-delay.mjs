// Loaded into the server that is measured: at SIGUSR2 prints how late its event loop was since the last time.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  process.on('SIGUSR2', () => {
    const [p99, p999, max] = [delay.percentile(99), delay.percentile(99.9), delay.max].map((ns) => ns / 1e6);
    process.stdout.write(`loop ${JSON.stringify({ p99, p999, max })}\n`);
    delay.reset();
  });
}
