import { Worker } from 'node:worker_threads';
import type { WorkerAnswer, WorkerQuestion } from './worker-messages.ts';

export interface WorkerOptions {
  readonly workerData?: unknown;
  readonly memoryMb?: number;
  /** Threads at the same time, one unless told; each has one question at a time. */
  readonly threads?: number;
  /** A thread that takes longer for a question is ended. Without it there is no limit. */
  readonly timeLimitMs?: number;
  /** True when a thread that has ended is replaced. */
  readonly restarts: boolean;
  /** Called when a thread ends without having been closed. */
  readonly onLost?: (reason: Error) => void;
}

/** A question took its thread with it: it exceeded the time limit, or the thread died, of too little memory say. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
  readonly reason: 'timeLimit' | 'died';

  constructor(reason: 'timeLimit' | 'died', message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Questions that wait for a thread, and threads that were lost, by cause. */
export interface ThreadState {
  readonly waiting: number;
  readonly lost: Readonly<Record<WorkerLost['reason'], number>>;
}

/** The state of several clients together; those not started yet count nothing. */
export function stateOfAll(clients: Iterable<WorkerClient | null>): ThreadState {
  let waiting = 0;
  const lost = { timeLimit: 0, died: 0 };
  for (const client of clients) {
    if (client === null) continue;
    waiting += client.state.waiting;
    lost.timeLimit += client.state.lost.timeLimit;
    lost.died += client.state.lost.died;
  }
  return { waiting, lost };
}

interface Question {
  readonly id: number;
  readonly body: unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  question: Question | null;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Asks worker threads questions, in the order of asking. A thread that ends takes only its own question with it: those
 * that wait go to a new one when `restarts` is set, and are refused otherwise.
 */
export class WorkerClient {
  readonly #entry: URL;
  readonly #options: WorkerOptions;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Question[] = [];
  readonly #lost = { timeLimit: 0, died: 0 };
  #nextId = 1;
  #closed = false;

  constructor(entry: URL, options: WorkerOptions) {
    this.#entry = entry;
    this.#options = options;
    this.#start();
  }

  get state(): ThreadState {
    return { waiting: this.#waiting.length, lost: { ...this.#lost } };
  }

  /** Resolves with the worker's answer; rejects with its error, or with WorkerLost when the thread ends first. */
  ask(body: unknown): Promise<unknown> {
    if (this.#closed) return Promise.reject(new Error('The worker thread is closed.'));
    if (this.#threads.size === 0 && !this.#options.restarts) {
      return Promise.reject(new Error('The worker thread has ended.'));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id: this.#nextId++, body, resolve, reject });
      this.#assign();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const threads = [...this.#threads];
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  /** Gives questions that wait to free threads, starting threads as needed and allowed. */
  #assign(): void {
    while (this.#waiting.length > 0 && !this.#closed) {
      const mayStart = this.#options.restarts && this.#threads.size < (this.#options.threads ?? 1);
      const free = [...this.#threads].find(({ question }) => question === null);
      const thread = free ?? (mayStart ? this.#start() : null);
      const question = thread && this.#waiting.shift();
      if (!question) return;
      const { timeLimitMs } = this.#options;
      thread.question = question;
      if (timeLimitMs !== undefined) {
        thread.timer = setTimeout(() => {
          this.#end(thread, new WorkerLost('timeLimit', `The answer took more than ${timeLimitMs} ms.`));
          void thread.worker.terminate();
        }, timeLimitMs);
      }
      thread.worker.postMessage({ id: question.id, body: question.body } satisfies WorkerQuestion);
    }
  }

  #start(): Thread {
    const { workerData, memoryMb } = this.#options;
    const worker = new Worker(this.#entry, {
      workerData,
      ...(memoryMb ? { resourceLimits: { maxOldGenerationSizeMb: memoryMb } } : {}),
    });
    const thread: Thread = { worker, question: null, timer: undefined };
    this.#threads.add(thread);
    worker.on('message', (answer: WorkerAnswer) => this.#take(thread, answer));
    worker.on('error', (error) => this.#end(thread, new WorkerLost('died', String(error.message ?? error))));
    worker.on('exit', () => this.#end(thread, new WorkerLost('died', 'The worker thread has ended.')));
    return thread;
  }

  #take(thread: Thread, answer: WorkerAnswer): void {
    const { question } = thread;
    if (question?.id !== answer.id) return;
    clearTimeout(thread.timer);
    thread.question = null;
    if ('error' in answer)
      question.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }));
    else question.resolve(answer.value);
    this.#assign();
  }

  #end(thread: Thread, reason: WorkerLost): void {
    if (!this.#threads.delete(thread)) return;
    clearTimeout(thread.timer);
    thread.question?.reject(reason);
    if (this.#closed || !this.#options.restarts) {
      for (const { reject } of this.#waiting.splice(0)) reject(reason);
    }
    if (this.#closed) return;
    this.#lost[reason.reason]++;
    this.#options.onLost?.(reason);
    this.#assign();
  }
}
