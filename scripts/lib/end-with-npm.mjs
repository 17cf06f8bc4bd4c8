const LOOK_EVERY_MS = 250;

/**
 * Ends this process by SIGHUP as soon as the npm that started it is gone: npm passes SIGINT and SIGTERM on, and dies of
 * everything else by itself.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGHUP');
  }, LOOK_EVERY_MS).unref();
}
