import type { TableAnswers, TableQuestion } from './table-messages.ts';

/**
 * Asks a thread of its own to read a table or to plan its import, so that nothing waits for thousands of
 * rows. Aborting the signal ends the thread and rejects with the signal's reason.
 */
export async function askTableWorker<Question extends TableQuestion>(
  question: Question,
  signal: AbortSignal,
): Promise<TableAnswers[Question['ask']]> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', (event: MessageEvent<TableAnswers[Question['ask']]>) =>
        resolve(event.data),
      );
      worker.addEventListener('error', (event) =>
        reject(new Error(event.message || 'the reading thread broke')),
      );
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
