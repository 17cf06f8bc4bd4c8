import { WorkerClient, WorkerLost } from '../threads/worker-client.ts';
import type { MailsQuestion, WrittenMails } from './write-mails.ts';

/** Writes mails to teachers away from the event loop. */
export interface MailWriter {
  /** Null when a version cannot be read, or not within the time for it. */
  write(question: MailsQuestion): Promise<WrittenMails | null>;
  close(): Promise<void>;
}

/** A writer in a thread that starts with the first question; `entry` is the built `mail-worker.js`. */
export function createMailWriter(entry: URL): MailWriter {
  let client: WorkerClient | null = null;
  return {
    write: async (question) => {
      client ??= new WorkerClient(entry, { memoryMb: 512, restarts: true, timeLimitMs: 120_000 });
      try {
        return (await client.ask(question)) as WrittenMails | null;
      } catch (error) {
        if (error instanceof WorkerLost) return null;
        throw error;
      }
    },
    close: async () => client?.close(),
  };
}
