import { parentPort } from 'node:worker_threads';
import { makeEdition } from '../editions/make-edition.ts';
import { writeMails } from '../teacher-mails/write-mails.ts';
import { answerQuestions } from '../threads/answer-questions.ts';
import type { PublishQuestion } from './publish-question.ts';

// The entry of the threads that make editions and the mails to teachers: of their own, because the libraries for paper
// are large.
answerQuestions(parentPort, (asked: PublishQuestion) =>
  asked.kind === 'edition' ? makeEdition(asked.question) : writeMails(asked.question),
);
