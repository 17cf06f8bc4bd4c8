import { parentPort, workerData } from 'node:worker_threads';
import { answerQuestions } from '../threads/answer-questions.ts';
import { type LibsqlSession, openLibsql } from './libsql-session.ts';
import type { DatabaseQuestion } from './worker-channel.ts';

// The entry of the database's own thread: a commit waits for the disk here, never in the event loop.
const session = open((workerData as { file: string }).file);

answerQuestions(parentPort, (question: DatabaseQuestion) =>
  question === 'close' ? session.close() : session.execute(question),
);

/** An error of the driver does not come through to another thread: its text does. */
function open(file: string): LibsqlSession {
  try {
    return openLibsql(file);
  } catch (error) {
    throw new Error(error instanceof Error ? error.message : String(error));
  }
}
