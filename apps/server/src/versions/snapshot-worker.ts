import { parentPort } from 'node:worker_threads';
import { brokenParts, verify } from '@bellgrid/constraints';
import { answerQuestions } from '../threads/answer-questions.ts';
import { checkSnapshot } from './check-snapshot.ts';
import { compareSnapshots } from './compare-snapshots.ts';
import { draftInSnapshot } from './draft-in-snapshot.ts';
import type { SnapshotQuestion } from './snapshot-question.ts';

// The entry of the thread that unpacks, parses, hashes, checks and compares saved drafts.
answerQuestions(parentPort, (question: SnapshotQuestion) => {
  if (question.kind === 'check') return checkSnapshot(question.bytes);
  if (question.kind === 'broken') {
    const draft = draftInSnapshot(question.bytes);
    return draft && brokenParts(verify(draft));
  }
  return compareSnapshots(question.from, question.to, question.shown);
});
