import { parentPort } from 'node:worker_threads';
import { makeEdition } from '../editions/make-edition.ts';
import { answerQuestions } from '../threads/answer-questions.ts';
import { checkSnapshot } from './check-snapshot.ts';
import { compareSnapshots } from './compare-snapshots.ts';
import type { SnapshotQuestion } from './snapshot-question.ts';

// The entry of the thread that unpacks, parses, hashes, compares and publishes saved drafts.
answerQuestions(parentPort, (question: SnapshotQuestion) => {
  if (question.kind === 'check') return checkSnapshot(question.bytes);
  if (question.kind === 'publish') return makeEdition(question.question);
  return compareSnapshots(question.from, question.to);
});
