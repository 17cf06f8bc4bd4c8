import { gzipSync } from 'node:zlib';
import { createDraft, createExampleSchool, type Draft, serializeDraftFile } from '@bellgrid/model';
import { solverEventSchema } from '@bellgrid/protocol';
import { describe, expect, it } from 'vitest';
import type { SolverJob } from './messages.ts';
import { runJob } from './run-job.ts';

const snapshotOf = (dataStore: Draft) =>
  gzipSync(
    serializeDraftFile({
      fileVersion: 21,
      dataStore,
      solutionStore: { version: 2, solution: null },
      pageMemory: {},
    }),
  );

async function eventsOf(job: Partial<SolverJob>, signal = new AbortController().signal) {
  const events: { event: string }[] = [];
  const base = {
    jobType: 'solve',
    solveAnyway: false,
    seconds: 60,
    threads: 1,
    threadEntry: '',
    seed: 1,
    begin: null,
    plateauSteps: null,
    whatIf: null,
  } as const;
  await runJob(
    { ...base, snapshot: snapshotOf(createExampleSchool()), ...job },
    (event) => events.push(event),
    signal,
  );
  return events;
}

describe('a solver job', () => {
  it('sends only known events for the example school, and its pre-check passes', async () => {
    const events = await eventsOf({ jobType: 'check' });
    for (const event of events) solverEventSchema.parse(event);
    expect(events.at(-1)).toMatchObject({ event: 'preCheckPassed', outcome: 'timetableExists' });
  });

  it('that is cancelled ends so', async () => {
    const cancellation = new AbortController();
    const solving = eventsOf({}, cancellation.signal);
    cancellation.abort();
    expect((await solving).at(-1)).toMatchObject({ event: 'cancelled' });
  });

  it.each([
    ['bytes that are no gzip', new Uint8Array([1, 2, 3])],
    ['a file that is no draft', gzipSync('[]')],
    ['a file of a newer version', gzipSync('{"fileVersion":99,"dataStore":{}}')],
  ])('with %s ends with BAD_DATA', async (_, snapshot) => {
    const events = await eventsOf({ snapshot });
    expect(events).toEqual([expect.objectContaining({ event: 'error', errorCode: 'BAD_DATA' })]);
  });

  it('with nothing to schedule ends with an event that the protocol knows', async () => {
    const events = await eventsOf({ snapshot: snapshotOf(createDraft()) });
    solverEventSchema.parse(events.at(-1));
  });
});
