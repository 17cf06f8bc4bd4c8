import { parentPort } from 'node:worker_threads';
import { answerQuestions } from '../threads/answer-questions.ts';
import { type MailsQuestion, writeMails } from './write-mails.ts';

// The entry of the thread that writes mails to teachers: a thread of its own, because the libraries for paper are large.
answerQuestions(parentPort, (question: MailsQuestion) => writeMails(question));
