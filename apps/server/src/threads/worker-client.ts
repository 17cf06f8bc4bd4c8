import { Worker } from 'node:worker_threads';
import type { WorkerAnswer, WorkerQuestion } from './worker-messages.ts';

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

export interface WorkerOptions {
  readonly workerData?: unknown;
  readonly memoryMb?: number;
  /** Whether a thread that has ended is replaced. */
  readonly restarts: boolean;
  /** Called when the thread ends without having been closed. */
  readonly onLost?: (reason: Error) => void;
}

/**
 * Asks a worker thread questions and matches the answers. A thread that ends refuses every open question;
 * the next question starts a new one when `restarts` is set.
 */
export class WorkerClient {
  readonly #entry: URL;
  readonly #options: WorkerOptions;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #nextId = 1;
  #closed = false;

  constructor(entry: URL, options: WorkerOptions) {
    this.#entry = entry;
    this.#options = options;
    this.#worker = this.#start();
  }

  /** Resolves with the worker's answer; rejects with its error or when the thread ends first. */
  ask(body: unknown): Promise<unknown> {
    if (this.#closed) return Promise.reject(new Error('The worker thread is closed.'));
    if (!this.#worker && this.#options.restarts) this.#worker = this.#start();
    const worker = this.#worker;
    if (!worker) return Promise.reject(new Error('The worker thread has ended.'));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, body } satisfies WorkerQuestion);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const { workerData, memoryMb } = this.#options;
    const worker = new Worker(this.#entry, {
      workerData,
      ...(memoryMb ? { resourceLimits: { maxOldGenerationSizeMb: memoryMb } } : {}),
    });
    worker.on('message', (answer: WorkerAnswer) => this.#take(answer));
    worker.on('error', (error) =>
      this.#end(worker, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on('exit', () => this.#end(worker, new Error('The worker thread has ended.')));
    return worker;
  }

  #take(answer: WorkerAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('error' in answer)
      waiting?.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }));
    else waiting?.resolve(answer.value);
  }

  #end(worker: Worker, reason: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const waiting of this.#waiting.values()) waiting.reject(reason);
    this.#waiting.clear();
    if (!this.#closed) this.#options.onLost?.(reason);
  }
}
