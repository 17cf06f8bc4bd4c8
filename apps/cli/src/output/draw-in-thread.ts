import { existsSync } from 'node:fs';
import { BadInput } from '../command-line/bad-input.ts';
import { texts } from '../command-line/texts.ts';
import type { DrawnFile, ExportEvent, ExportJob } from './export-job.ts';
import { barOf, type TerminalLine } from './terminal-line.ts';

interface DrawOptions {
  /** Ends the thread when it is aborted. */
  readonly signal: AbortSignal;
  readonly line: TerminalLine;
  /** Called before the first page is drawn. */
  readonly onMissing: (characters: readonly string[]) => void;
}

/** Has a thread draw the file, which lies beside the built command; null when the signal ended it. */
export async function drawInThread(
  job: ExportJob,
  { signal, line, onMissing }: DrawOptions,
): Promise<DrawnFile | null> {
  const entry = new URL('./export-thread.mjs', import.meta.url);
  if (!existsSync(entry)) throw new BadInput(texts.t('cli.notBuilt'));
  const { Worker } = await import('node:worker_threads');
  const worker = new Worker(entry, { workerData: job });
  const stop = (): void => void worker.terminate();
  signal.addEventListener('abort', stop);
  try {
    return await new Promise<DrawnFile | null>((resolve, reject) => {
      worker.on('message', (event: ExportEvent) => {
        if (signal.aborted) return;
        if (event.kind === 'file') resolve(event);
        else if (event.kind === 'progress') line.write(progressText(event.share));
        else {
          line.clear();
          onMissing(event.characters);
        }
      });
      worker.on('error', reject);
      worker.on('exit', () =>
        signal.aborted ? resolve(null) : reject(new Error('The thread of the export ended without a file.')),
      );
    });
  } finally {
    signal.removeEventListener('abort', stop);
    line.clear();
    await worker.terminate();
  }
}

export const progressText = (share: number): string =>
  texts.t('cli.export.progress', { bar: barOf(share), percent: Math.round(share * 100) });
