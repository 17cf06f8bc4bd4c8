import { parentPort, workerData } from 'node:worker_threads';
import { answerQuestions } from '../threads/answer-questions.ts';
import { openLibsql } from './libsql-session.ts';
import type { DatabaseQuestion } from './worker-channel.ts';

// The entry of the database's own thread: a commit waits for the disk here, never in the event loop.
const session = openLibsql((workerData as { file: string }).file);

answerQuestions(parentPort, (question: DatabaseQuestion) =>
  question === 'close' ? session.close() : session.execute(question),
);
