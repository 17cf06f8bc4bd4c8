import { vi } from 'vitest';

/** Runs a thread within the test; its messages are copied as between threads. Once in a file: the thread hears the first page. */
export async function useThreadInProcess(load: () => Promise<unknown>): Promise<void> {
  const thread = new EventTarget();
  let page: EventTarget | null = null;
  const deliver = (to: EventTarget | null, data: unknown) =>
    to?.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
  class ThreadInProcess extends EventTarget {
    constructor() {
      super();
      page = this;
    }
    postMessage(data: unknown): void {
      deliver(thread, data);
    }
    terminate(): void {
      page = null;
    }
  }
  // The address of the thread is made from that of the page, where there is one.
  const { location } = globalThis;
  const postMessage = (data: unknown) => deliver(page, data);
  vi.stubGlobal('self', Object.assign(thread, { location, postMessage }));
  vi.stubGlobal('Worker', ThreadInProcess);
  await load();
}
