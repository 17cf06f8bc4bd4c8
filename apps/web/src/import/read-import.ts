import type { ReadAnswer, ReadRequest } from './import-format.ts';

/**
 * Reads a file on a thread of its own, so that nothing waits for it. Rejects when the file cannot be read
 * or the reading breaks; aborting the signal ends the thread and rejects with the signal's reason.
 */
export async function readImport(file: File, signal: AbortSignal): Promise<ReadAnswer> {
  const bytes = await file.arrayBuffer();
  signal.throwIfAborted();
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ReadAnswer>((resolve, reject) => {
      worker.addEventListener('message', (event: MessageEvent<ReadAnswer>) => resolve(event.data));
      worker.addEventListener('error', (event) =>
        reject(new Error(event.message || 'the reading thread broke')),
      );
      signal.addEventListener('abort', () => reject(signal.reason));
      const request: ReadRequest = { name: file.name, bytes };
      worker.postMessage(request, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
