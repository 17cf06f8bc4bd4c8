import type { MessagePort } from 'node:worker_threads';
import type { WorkerAnswer, WorkerQuestion } from './worker-messages.ts';

/** The worker's side of WorkerClient: answers each question with what `answer` returns or throws. */
export function answerQuestions(port: MessagePort | null, answer: (body: never) => unknown): void {
  if (!port) throw new Error('This file is the entry of a worker thread.');
  port.on('message', (question: WorkerQuestion) => {
    void answerOne(question, answer).then((answered) => port.postMessage(answered));
  });
}

async function answerOne(
  { id, body }: WorkerQuestion,
  answer: (body: never) => unknown,
): Promise<WorkerAnswer> {
  try {
    return { id, value: await answer(body as never) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    return { id, error: { message, code } };
  }
}
