import type { ExportAnswer, ExportQuestion } from './export-messages.ts';

/** A thread that has answered: it has the fonts already. */
let idle: Worker | null = null;
let isKept = false;
let onLetters: ((answer: LettersAnswer) => void) | null = null;

type LettersAnswer = Extract<ExportAnswer, { kind: 'letters' }>;

/** Keeps a thread between questions until the returned function is called, and hears what it tells of the letters of all pages. */
export function keepExportThread(hear: (answer: LettersAnswer) => void): () => void {
  isKept = true;
  onLetters = hear;
  return () => {
    isKept = false;
    onLetters = null;
    idle?.terminate();
    idle = null;
  };
}

function startThread(): Worker {
  const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ExportAnswer>) => {
    if (data.kind === 'letters') onLetters?.(data);
  });
  return worker;
}

/**
 * Asks a thread of its own; rejects when it breaks. Aborting the signal ends the thread and rejects with the signal's
 * reason.
 */
export async function askExport<Kind extends ExportAnswer['kind']>(
  question: ExportQuestion,
  kind: Kind,
  signal: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<Extract<ExportAnswer, { kind: Kind }>> {
  const worker = idle ?? startThread();
  idle = null;
  const heard = new AbortController();
  const { signal: until } = heard;
  try {
    const answer = await new Promise<Extract<ExportAnswer, { kind: Kind }>>((resolve, reject) => {
      const hear = ({ data }: MessageEvent<ExportAnswer>): void => {
        if (data.kind === 'progress') onProgress?.(data.share);
        else if (data.kind === kind) resolve(data as Extract<ExportAnswer, { kind: Kind }>);
      };
      const fail = (event: ErrorEvent): void => reject(new Error(event.message || 'the export thread broke'));
      worker.addEventListener('message', hear, { signal: until });
      worker.addEventListener('error', fail, { signal: until });
      signal.addEventListener('abort', () => reject(signal.reason), { signal: until });
      worker.postMessage(question);
    });
    if (isKept && idle === null) idle = worker;
    else worker.terminate();
    return answer;
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    heard.abort();
  }
}
