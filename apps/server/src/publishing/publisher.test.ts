import { expect, it } from 'vitest';
import type { EditionQuestion } from '../editions/make-edition.ts';
import type { MailsQuestion } from '../teacher-mails/write-mails.ts';
import { createPublisher } from './publisher.ts';

/** A thread that ends with its first question, as one does that needs more memory than there is. */
const dying = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => process.exit(1));
  `)}`,
);

it('counts the threads that were lost, of editions and of e-mails', async () => {
  const publisher = createPublisher(dying);
  expect(publisher.state()).toEqual({ waiting: 0, lost: { timeLimit: 0, died: 0 } });
  expect(await publisher.makeEdition({} as EditionQuestion)).toBeNull();
  expect(await publisher.writeMails({} as MailsQuestion)).toBeNull();
  expect(publisher.state()).toEqual({ waiting: 0, lost: { timeLimit: 0, died: 2 } });
  await publisher.close();
});

it('counts the questions that wait for a thread', async () => {
  const publisher = createPublisher(dying);
  const answers = [1, 2, 3].map(() => publisher.makeEdition({} as EditionQuestion));
  expect(publisher.state().waiting).toBe(2);
  expect(await Promise.all(answers)).toEqual([null, null, null]);
  expect(publisher.state().waiting).toBe(0);
  await publisher.close();
});
