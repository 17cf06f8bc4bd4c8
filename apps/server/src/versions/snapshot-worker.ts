import { parentPort } from 'node:worker_threads';
import { answerQuestions } from '../threads/answer-questions.ts';
import { brokenPartsOf } from './broken-parts-of.ts';
import { checkSnapshot } from './check-snapshot.ts';
import { compareSnapshots } from './compare-snapshots.ts';
import type { SnapshotQuestion } from './snapshot-question.ts';

// The entry of the thread that unpacks, parses, hashes, checks and compares saved drafts.
answerQuestions(parentPort, (question: SnapshotQuestion) => {
  if (question.kind === 'check') return checkSnapshot(question.bytes);
  if (question.kind === 'broken') return brokenPartsOf(question.bytes);
  return compareSnapshots(question.from, question.to);
});
