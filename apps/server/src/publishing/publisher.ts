import type { Edition, EditionQuestion } from '../editions/make-edition.ts';
import type { MailsQuestion, WrittenMails } from '../teacher-mails/write-mails.ts';
import { stateOfAll, type ThreadState, WorkerClient, WorkerLost } from '../threads/worker-client.ts';
import type { PublishQuestion } from './publish-question.ts';

/** Makes editions and mails to teachers away from the event loop. */
export interface Publisher {
  /** Null when the version cannot be read, or not within the time for it; `tooLarge` when its pages are. */
  makeEdition(question: EditionQuestion): Promise<Edition | 'tooLarge' | null>;
  /** Null when a version cannot be read, or not within the time for it. */
  writeMails(question: MailsQuestion): Promise<WrittenMails | null>;
  state(): ThreadState;
  close(): Promise<void>;
}

const MEMORY_MB = 512;
const TIME_LIMITS_MS = { edition: 30_000, mails: 120_000 } as const;

/**
 * A publisher in threads that start with their first question: one for editions and one for mails, which take longer;
 * `entry` is the built `publish-worker.js`.
 */
export function createPublisher(entry: URL): Publisher {
  const clients = new Map<PublishQuestion['kind'], WorkerClient>();
  const ask = async <Answer>(question: PublishQuestion): Promise<Answer | null> => {
    const { kind } = question;
    const options = { memoryMb: MEMORY_MB, restarts: true, timeLimitMs: TIME_LIMITS_MS[kind] };
    const client = clients.get(kind) ?? new WorkerClient(entry, options);
    clients.set(kind, client);
    try {
      return (await client.ask(question)) as Answer | null;
    } catch (error) {
      if (error instanceof WorkerLost) return null;
      throw error;
    }
  };
  return {
    makeEdition: (question) => ask<Edition | 'tooLarge'>({ kind: 'edition', question }),
    writeMails: (question) => ask<WrittenMails>({ kind: 'mails', question }),
    state: () => stateOfAll(clients.values()),
    close: async () => {
      await Promise.all([...clients.values()].map((client) => client.close()));
    },
  };
}
