/** Runs something when the browser has nothing to do, within two seconds. Returns what takes it back. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(id);
}
