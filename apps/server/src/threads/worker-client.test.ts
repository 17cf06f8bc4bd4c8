import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltEntries, buildEntries } from '../test-support/build-entries.ts';
import { draftFile } from '../test-support/client.ts';
import type { SnapshotQuestion } from '../versions/snapshot-question.ts';
import { WorkerClient } from './worker-client.ts';

const check = (bytes: Uint8Array): SnapshotQuestion => ({ kind: 'check', bytes });

let entries: BuiltEntries;
beforeAll(async () => {
  entries = await buildEntries();
});

describe('a worker thread', () => {
  it('answers each question, also many at once', async () => {
    const client = new WorkerClient(entries.snapshotWorker, { restarts: false });
    const files = Array.from({ length: 20 }, (_, index) => draftFile({ index }));
    const answers = await Promise.all(files.map((file) => client.ask(check(file))));
    expect(new Set(answers.map((answer) => (answer as { hash: string }).hash)).size).toBe(20);
    await client.close();
    await expect(client.ask(check(draftFile()))).rejects.toThrow(/closed/);
  });

  it('rejects with the error of a question and answers the next', async () => {
    const client = new WorkerClient(entries.databaseWorker, {
      workerData: { file: ':memory:' },
      restarts: false,
    });
    await expect(client.ask({ sql: 'nonsense', parameters: [] })).rejects.toThrow(/nonsense/);
    expect(await client.ask({ sql: 'select 1 as one', parameters: [] })).toMatchObject({
      rows: [{ one: 1 }],
    });
    await client.close();
  });

  it('that is lost refuses the open questions, tells of it, and is replaced when asked to', async () => {
    const lost: Error[] = [];
    const options = { memoryMb: 16, restarts: true, onLost: (reason: Error) => void lost.push(reason) };
    const client = new WorkerClient(entries.snapshotWorker, options);
    const huge = draftFile({ text: Array.from({ length: 700_000 }, (_, index) => ({ index })) });
    await expect(client.ask(check(huge))).rejects.toThrow(/memory/);
    expect(lost).toHaveLength(1);
    expect(await client.ask(check(draftFile()))).toMatchObject({ ok: true });
    await client.close();
  });
});
