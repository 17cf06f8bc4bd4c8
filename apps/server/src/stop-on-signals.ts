const STOP_WITHIN_MS = 8000;

/** The first SIGINT or SIGTERM stops what runs in this process in good order, the second at once. */
export function stopOnSignals(running: { close(): Promise<void> }): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(130);
    isStopping = true;
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
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
