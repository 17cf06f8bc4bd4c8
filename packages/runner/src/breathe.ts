/** Lets the host's event loop take its turn: timers, messages, sockets, an abort. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
