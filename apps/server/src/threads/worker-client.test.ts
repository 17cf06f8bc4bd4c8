import { beforeAll, describe, expect, it, vi } from 'vitest';
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

  it('F2: that is lost takes only its own question with it, and is replaced when asked to', async () => {
    const lost: Error[] = [];
    const options = { restarts: true, onLost: (reason: Error) => void lost.push(reason) };
    const client = new WorkerClient(obedient, options);
    const answers = ['first', 'die', 'second', 'third'].map((body) => client.ask(body));
    expect(await Promise.allSettled(answers)).toMatchObject([
      { value: 'first' },
      { reason: { name: 'WorkerLost', reason: 'died' } },
      { value: 'second' },
      { value: 'third' },
    ]);
    expect([lost.length, client.state]).toEqual([1, { waiting: 0, lost: { timeLimit: 0, died: 1 } }]);
    await client.close();
  });

  it('that is lost and not replaced refuses waiting requests', async () => {
    const client = new WorkerClient(obedient, { restarts: false });
    const answers = ['die', 'second'].map((body) => client.ask(body));
    for (const answer of answers) await expect(answer).rejects.toThrow(/ended/);
    await expect(client.ask('third')).rejects.toThrow(/ended/);
  });

  it('F2: that needs more memory than it may have is lost', async () => {
    const client = new WorkerClient(obedient, { memoryMb: 16, restarts: true });
    await expect(client.ask('fill')).rejects.toMatchObject({ reason: 'died' });
    expect(await client.ask('next')).toBe('next');
    await client.close();
  });

  it('F1: that takes longer than its limit is ended, and others go on meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const client = new WorkerClient(obedient, { threads: 2, timeLimitMs: 5000, restarts: true });
      const hangs = client.ask('hang');
      expect(await client.ask('beside')).toBe('beside');
      const ended = expect(hangs).rejects.toMatchObject({ reason: 'timeLimit' });
      vi.advanceTimersByTime(4999);
      expect(client.state.lost.timeLimit).toBe(0);
      vi.advanceTimersByTime(1);
      await ended;
      expect(client.state.lost).toEqual({ timeLimit: 1, died: 0 });
      expect(await Promise.all(['a', 'b', 'c'].map((body) => client.ask(body)))).toEqual(['a', 'b', 'c']);
      await client.close();
    } finally {
      vi.useRealTimers();
    }
  });
});

/**
 * A thread that does what its question says: dies, fills its memory, never answers, or answers with the question. It fills
 * the memory step by step: V8 ends the whole process where one call of its own, such as the parser of JSON, goes far
 * beyond the limit. The counts that precede the parser bound what that may take.
 */
const obedient = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, body }) => {
      if (body === 'die') process.exit(1);
      while (body === 'hang');
      const kept = [];
      while (body === 'fill') kept.push([body, kept.length]);
      parentPort.postMessage({ id, value: body });
    });
  `)}`,
);
