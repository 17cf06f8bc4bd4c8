import type { ExportAnswer, ExportQuestion } from './export-messages.ts';

type LettersAnswer = Extract<ExportAnswer, { kind: 'letters' }>;
type PageAnswer = Extract<ExportAnswer, { kind: 'page' }>;

/** The thread of the pages that the screen shows, with their fonts and plans. */
interface PageThread {
  readonly worker: Worker;
  /** The version of the latest question, and that of the plans. */
  asked: number;
  planned: number | null;
}

let pages: PageThread | null = null;
let onLetters: ((answer: LettersAnswer) => void) | null = null;

/** Hears what the thread of the pages tells of the letters of all of them, until the returned function ends both. */
export function keepPageThread(hear: (answer: LettersAnswer) => void): () => void {
  onLetters = hear;
  return () => {
    onLetters = null;
    endPageThread();
  };
}

function endPageThread(): void {
  pages?.worker.terminate();
  pages = null;
}

const startThread = (): Worker =>
  new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' });

function startPageThread(version: number): PageThread {
  const thread: PageThread = { worker: startThread(), asked: version, planned: null };
  thread.worker.addEventListener('message', ({ data }: MessageEvent<ExportAnswer>) => {
    if (data.kind === 'letters') onLetters?.(data);
    if (data.kind === 'page') thread.planned = data.version;
  });
  return thread;
}

/**
 * Asks the thread of the pages for one of them. Aborting the signal rejects with its reason, but the thread stays: another
 * page of the same version needs its plans. Only work on the plans of a version that is no longer wanted is ended.
 */
export async function askPage(
  question: Extract<ExportQuestion, { ask: 'page' }>,
  signal: AbortSignal,
): Promise<PageAnswer> {
  const { version, index } = question;
  if (pages !== null && pages.asked !== version && pages.asked !== pages.planned) endPageThread();
  pages ??= startPageThread(version);
  const thread = pages;
  thread.asked = version;
  const isAnswer = (data: ExportAnswer): data is PageAnswer =>
    data.kind === 'page' && data.version === version && data.asked === index;
  try {
    return await answerOf(thread.worker, question, isAnswer, signal);
  } catch (error) {
    if (!signal.aborted && pages === thread) endPageThread();
    throw error;
  }
}

/** Asks a thread of its own, which ends with the answer, or when the signal is aborted. */
export async function askExport<Kind extends 'pages' | 'file'>(
  question: ExportQuestion,
  kind: Kind,
  signal: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<Extract<ExportAnswer, { kind: Kind }>> {
  const worker = startThread();
  type Answer = Extract<ExportAnswer, { kind: Kind }>;
  try {
    return await answerOf(worker, question, (data): data is Answer => data.kind === kind, signal, onProgress);
  } finally {
    worker.terminate();
  }
}

/** The answer of a thread; rejects when it breaks, and with the reason of the signal when this is aborted. */
async function answerOf<Answer extends ExportAnswer>(
  worker: Worker,
  question: ExportQuestion,
  isAnswer: (data: ExportAnswer) => data is Answer,
  signal: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<Answer> {
  const heard = new AbortController();
  const { signal: until } = heard;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const hear = ({ data }: MessageEvent<ExportAnswer>): void => {
        if (data.kind === 'progress') onProgress?.(data.share);
        else if (isAnswer(data)) resolve(data);
      };
      const fail = (event: ErrorEvent): void => reject(new Error(event.message || 'the export thread broke'));
      worker.addEventListener('message', hear, { signal: until });
      worker.addEventListener('error', fail, { signal: until });
      signal.addEventListener('abort', () => reject(signal.reason), { signal: until });
      worker.postMessage(question);
    });
  } finally {
    heard.abort();
  }
}
