import { parentPort } from 'node:worker_threads';
import { answerQuestions } from '../threads/answer-questions.ts';
import { checkSnapshot } from './check-snapshot.ts';

// The entry of the thread that unpacks, parses and hashes saved drafts.
answerQuestions(parentPort, (bytes: Uint8Array) => checkSnapshot(bytes));
