import { type FileImport, sizeFinding } from '@bellgrid/formats';

/** A file as it goes to the reading thread, which answers with a `FileImport`. */
export interface ReadRequest {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/**
 * Reads a file on a thread of its own, so that nothing waits for it. Rejects when the file cannot be read
 * or the reading breaks; aborting the signal ends the thread and rejects with the signal's reason.
 */
export async function readImport(file: File, signal: AbortSignal): Promise<FileImport> {
  const tooLarge = sizeFinding(file.size);
  if (tooLarge) return { ok: false, format: null, findings: [tooLarge] };
  const bytes = await file.arrayBuffer();
  signal.throwIfAborted();
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<FileImport>((resolve, reject) => {
      worker.addEventListener('message', (event: MessageEvent<FileImport>) => resolve(event.data));
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
