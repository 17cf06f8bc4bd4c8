const STOP_WITHIN_MS = 8000;

/** npm and shells repeat a signal that the terminal has sent already. */
const ECHO_MS = 1000;

/** The first SIGINT, SIGTERM or SIGHUP stops what runs in this process in good order, a later one at once. */
export function stopOnSignals(running: { close(): Promise<void> }): void {
  let since: number | null = null;
  const stop = (signal: NodeJS.Signals) => {
    if (since !== null) {
      if (performance.now() - since > ECHO_MS) process.exit(130);
      return;
    }
    since = performance.now();
    console.log(`${signal}: stopping.`);
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    running.close().then(
      () => process.exit(0),
      (error) => {
        console.error('The process did not stop in good order.', error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
