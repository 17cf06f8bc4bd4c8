/**
 * Runs work that Ctrl-C (or a termination signal) cancels; it then ends by itself with its best. A second
 * Ctrl-C ends the process at once. Tells whether it was cancelled.
 */
export async function withCancel<T>(
  work: (signal: AbortSignal) => Promise<T>,
): Promise<{ result: T; isCancelled: boolean }> {
  const controller = new AbortController();
  const cancel = (): void => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort();
  };
  process.on('SIGINT', cancel);
  process.on('SIGTERM', cancel);
  try {
    const result = await work(controller.signal);
    return { result, isCancelled: controller.signal.aborted };
  } finally {
    process.off('SIGINT', cancel);
    process.off('SIGTERM', cancel);
  }
}
