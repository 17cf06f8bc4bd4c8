import { gunzipSync, gzipSync } from 'node:zlib';
import type { RunTrace, SolverEvent } from '@bellgrid/protocol';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { type BusMessage, createInProcessBus } from '../live/bus.ts';
import { createLogger } from '../logging/logger.ts';
import { presentSolver } from '../presenters/present-solver.ts';
import { insertUser } from '../test-support/insert-user.ts';
import { openTestDatabase } from '../test-support/test-database.ts';
import { endedRunsOf } from './ended-runs.ts';
import { cancelled, failure } from './event-kinds.ts';
import { packBest } from './run-begin.ts';
import { improvementAt, improvementsOf } from './run-improvements.ts';
import { RunRecorder } from './run-recorder.ts';
import {
  claimRun,
  createRun,
  forgetRuns,
  latestRunOf,
  loadRun,
  releaseRun,
  renewLease,
} from './run-store.ts';

let db: Database;
let heard: BusMessage[];
let time: number;

beforeEach(async () => {
  db = await openTestDatabase();
  await insertUser(db, 'u');
  heard = [];
  time = 0;
});
afterEach(() => db.destroy());

async function recorder(
  jobType: 'check' | 'solve',
  leaseOwner: string | null = null,
  begin: Uint8Array | null = null,
  whatIf: string | null = null,
): Promise<{ id: string; recorder: RunRecorder }> {
  const now = () => new Date(time);
  const base = {
    userId: 'u',
    location: 'cloud_run',
    solveAnyway: false,
    timeLimit: 60,
    versionID: 'v',
  } as const;
  const id = await createRun(db, {
    ...base,
    jobType,
    payload: new Uint8Array([1]),
    payloadHash: 'h',
    begin,
    whatIf,
    now: now(),
  });
  const bus = createInProcessBus();
  bus.subscribe((message) => heard.push(message));
  const options = { db, bus, log: createLogger('silent'), now };
  return {
    id,
    recorder: new RunRecorder(options, {
      id,
      userId: 'u',
      jobType,
      payloadHash: 'h',
      whatIf,
      leaseOwner,
    }),
  };
}

const last = async (): Promise<SolverEvent> => JSON.parse((await latestRunOf(db, 'u'))?.lastEvent ?? 'null');
const done = failure('UNKNOWN_ERROR', 'no result');
const names = () => heard.map((message) => message.kind === 'message' && message.name);

describe('the recorder of a run', () => {
  it('only passes progress on, at most four times a second', async () => {
    const { recorder: run } = await recorder('solve');
    for (time = 0; time < 1000; time += 10) {
      run.take({
        event: 'progress',
        stage: 'repair',
        placed: 1,
        lessons: 2,
        cost: 0,
        bound: 0,
        seconds: time / 1000,
      });
    }
    expect(names()).toEqual(['solverEvent', 'solverEvent', 'solverEvent', 'solverEvent']);
    expect(await last()).toEqual({ event: 'created' });
  });

  it('passes every finding of the pre-check on', async () => {
    const { recorder: run } = await recorder('check');
    for (let count = 0; count < 5; count++) {
      run.take({
        event: 'preCheckFinding',
        finding: { code: 'findings.overloaded', values: { count }, about: {} },
      });
    }
    expect(names()).toHaveLength(5);
  });

  it('takes a passed pre-check as the result of a check', async () => {
    const { recorder: run, id } = await recorder('check');
    run.take({ event: 'starting', jobType: 'check' });
    run.take({ event: 'preCheckPassed' });
    await run.end(done);
    expect(await last()).toMatchObject({ event: 'preCheckPassed', outcome: 'notDecided' });
    expect(await loadRun(db, id)).toMatchObject({ state: 'ended' });
  });

  it('does not take a passed pre-check as the result of a solve', async () => {
    const { recorder: run } = await recorder('solve');
    run.take({ event: 'preCheckPassed' });
    await run.end(done);
    expect(await last()).toEqual(done);
  });

  it('keeps the first end of a run and forgets the draft', async () => {
    const { recorder: run, id } = await recorder('solve', 'me');
    const claimed = await claimRun(db, id, { leaseOwner: 'me', leaseUntil: 1, startedAt: 0 });
    expect(claimed).toMatchObject({ payload: new Uint8Array([1]), attempts: 1 });
    run.take({ event: 'cancelled', partial: null });
    run.take({ event: 'statusUpdate', stage: 'parsing' });
    await run.end(done);
    expect(await last()).toEqual(cancelled);
    expect(names()).toEqual(['solver']);
    const { payload } = await db.selectFrom('solverRun').select('payload').executeTakeFirstOrThrow();
    expect(payload).toBeNull();
  });

  it('adds each run that has ended to the history of its school, which keeps the latest twenty', async () => {
    const ids: string[] = [];
    for (time = 0; time < 22; time += 1) {
      const { recorder: run, id } = await recorder('solve');
      run.take({ event: 'trace', trace: { ...trace, seed: time } });
      await run.end(done);
      await run.end(done);
      ids.push(id);
    }
    const kept = await endedRunsOf(db, 'u');
    expect(kept.map(({ id }) => id)).toEqual(ids.slice(2).reverse());
    expect(kept[0]).toMatchObject({
      jobType: 'solve',
      isTrial: false,
      status: 'NONE',
      record: { seed: 21, reason: 'failed', outcome: null },
    });
    expect(await endedRunsOf(db, 'nobody')).toEqual([]);
    const earlier = db.selectFrom('endedRun').select(['id', 'status', 'record']).orderBy('sequence');
    expect(await earlier.limit(2).execute()).toEqual(
      ids.slice(0, 2).map((id) => ({ id, status: 'NONE', record: null })),
    );
  });

  it('notes in the history how a run ended that has no record', async () => {
    const side = {
      ...{ lessons: 2, placed: 1, hardViolations: 0, cost: 3, otherCost: 3, isBest: false },
      ...{ quality: null, faults: [] },
    };
    const ends: [unknown, string | null][] = [
      [{ event: 'whatIf', answer: { seed: 1, steps: 9, before: side, after: side, solution } }, '{}'],
      [cancelled, '{}'],
      [cancelled, null],
      [failure('TERMINATED', 'gone'), '{}'],
      [{ event: 'calendar', status: 'OPTIMAL', solution, solutionID: 's' }, null],
    ];
    for (const [event, whatIf] of ends) {
      const { recorder: run } = await recorder('solve', null, null, whatIf);
      run.take(event);
      await run.end(done);
    }
    const kept = (await endedRunsOf(db, 'u')).reverse();
    expect(kept.map(({ isTrial, status, record }) => [isTrial, status, record])).toEqual([
      [true, 'FEASIBLE', null],
      [true, 'CANCELLED', null],
      [false, 'CANCELLED', null],
      [true, 'NONE', null],
      [false, 'OPTIMAL', null],
    ]);
  });

  it('writes nothing for a worker that has lost the run', async () => {
    const { recorder: run, id } = await recorder('solve', 'lost');
    await claimRun(db, id, { leaseOwner: 'lost', leaseUntil: 1, startedAt: 0 });
    expect(await releaseRun(db, id, { leaseOwner: 'lost' }, { at: new Date(0), uncounted: false })).toBe(
      true,
    );
    await claimRun(db, id, { leaseOwner: 'heir', leaseUntil: 1, startedAt: 0 });
    await run.end(done);
    expect(run.hasEnded).toBe(true);
    expect(await last()).toEqual({ event: 'created' });
    expect(await renewLease(db, id, 'lost', 2)).toBeNull();
    expect(await renewLease(db, id, 'heir', 2)).toEqual({ cancellationRequested: false });
    expect(await loadRun(db, id)).toMatchObject({ state: 'running', attempts: 2, leaseUntil: 2 });
  });

  it('ends a run as BAD_DATA at an event that it cannot read', async () => {
    const { recorder: run } = await recorder('solve');
    run.take({ event: 'calendar', solution: 'no' });
    await run.end(done);
    expect(await last()).toMatchObject({ event: 'error', errorCode: 'BAD_DATA' });
  });

  const trace: RunTrace = {
    version: '1.65.0',
    jobType: 'solve',
    seed: 7,
    settings: {
      until: 'plateau',
      solveAnyway: false,
      placeAsManyAsPossible: false,
      similarSchedule: false,
      changeBudget: null,
    },
    limits: { seconds: 60, steps: null, threads: 2 },
    steps: null,
    reason: null,
    outcome: null,
    costOverTime: [],
  };
  const solution = { id: 's', status: 'FEASIBLE', placements: [], unplaced: [], cost: 1 } as const;
  const quality = {
    classGaps: 0,
    teacherGaps: 2,
    lateStarts: 1,
    singleLessonDays: 0,
    unplaced: 0,
    wishes: [],
  };
  const improved = (seconds: number) => ({
    event: 'improved',
    placed: 1,
    cost: 60 - seconds,
    seconds,
    solution,
  });

  it.each([cancelled, failure('TERMINATED', 'gone twice')])(
    'ends a run that found nothing better with the timetable that it began with: %j',
    async (end) => {
      const calendar = { event: 'calendar', status: 'FEASIBLE', solution, solutionID: 's', quality } as const;
      const of = (payloadHash: string) => packBest({ lastEvent: JSON.stringify(calendar), payloadHash }, 'h');
      const { recorder: run } = await recorder('solve', null, await of('h'));
      run.take({ event: 'starting', jobType: 'solve' });
      await run.end(end);
      expect(await last()).toEqual({ ...end, partial: solution, quality });
      const { begin } = await db.selectFrom('solverRun').select('begin').executeTakeFirstOrThrow();
      expect(begin).toBeNull();

      const { recorder: ofOtherDraft } = await recorder('solve', null, await of('before'));
      await ofOtherDraft.end(end);
      expect(await last()).toEqual({ ...end, partial: solution, quality: null });
    },
  );

  it.each([cancelled, failure('TERMINATED', 'gone twice')])(
    'ends a run whose process hands over nothing with the best timetable that was told of it: %j',
    async (end) => {
      const begin = { event: 'cancelled', partial: { ...solution, id: 'begin' } };
      const { recorder: run } = await recorder(
        'solve',
        null,
        await packBest({ lastEvent: JSON.stringify(begin), payloadHash: 'h' }, 'h'),
      );
      run.take({ ...improved(1), quality });
      run.take({ ...improved(2), solution: { ...solution, id: 'best' }, quality: null });
      await run.end(end);
      expect(await last()).toEqual({ ...end, partial: { ...solution, id: 'best' }, quality: null });

      const { recorder: ofWhatIf, id } = await recorder('solve', null, null, '{}');
      ofWhatIf.take(improved(1));
      await ofWhatIf.end(end);
      const { lastEvent } = await db
        .selectFrom('solverRun')
        .select('lastEvent')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(JSON.parse(lastEvent ?? '')).toEqual(end);
    },
  );

  it('gives a run back with the best timetable that was told of it', async () => {
    const { recorder: run, id } = await recorder('solve');
    expect(await run.packBegin()).toBeNull();
    run.take({ ...improved(1), quality });
    await db.updateTable('solverRun').set({ state: 'running', attempts: 1 }).where('id', '=', id).execute();
    const begin = await run.packBegin();
    await releaseRun(db, id, { leaseOwner: null }, { at: new Date(0), uncounted: false, begin });
    expect(await loadRun(db, id)).toMatchObject({ state: 'waiting' });
    const kept = await db.selectFrom('solverRun').select('begin').where('id', '=', id).executeTakeFirst();
    expect(JSON.parse(gunzipSync(kept?.begin ?? new Uint8Array()).toString())).toEqual({
      partial: solution,
      quality,
    });
  });

  it('keeps the better timetable that a cancelled run has found since it began', async () => {
    const lastEvent = JSON.stringify({ event: 'cancelled', partial: solution });
    const { recorder: run } = await recorder(
      'solve',
      null,
      await packBest({ lastEvent, payloadHash: 'h' }, 'h'),
    );
    const better = { ...solution, id: 'better', cost: 0 };
    run.take({ event: 'cancelled', partial: better });
    await run.end(done);
    expect(await last()).toMatchObject({ event: 'cancelled', partial: better });
  });

  it('keeps how the run came to its result, with its payload, and at most thirty better timetables', async () => {
    const { recorder: run, id } = await recorder('solve');
    run.take({ event: 'trace', trace });
    for (let second = 0; second < 60; second++) run.take(improved(second));
    run.take({ event: 'trace', trace: { ...trace, reason: 'plateau' } });
    run.take({ event: 'calendar', status: 'FEASIBLE', solution, solutionID: 's' });
    await run.end(done);
    const row = await db.selectFrom('solverRun').select('record').executeTakeFirstOrThrow();
    expect(JSON.parse(row.record ?? '')).toMatchObject({ payloadHash: 'h', seed: 7, reason: 'plateau' });
    const kept = (await improvementsOf(db, 'u', id)) ?? [];
    expect(presentSolver(await latestRunOf(db, 'u'))).toMatchObject({
      executionInstance: { payloadHash: 'h' },
      record: { version: '1.65.0', reason: 'plateau' },
    });
    expect(kept.length).toBeLessThanOrEqual(30);
    expect(kept.length).toBeGreaterThan(10);
    expect([kept.at(0)?.seconds, kept.at(-1)?.seconds]).toEqual([0, 59]);
    const best = kept.length - 1;
    // A broken timetable beside it is not read.
    const others = db.updateTable('runImprovement').where('place', '<', best);
    await others.set({ solution: new Uint8Array([1]) }).execute();
    expect(await improvementsOf(db, 'u', id)).toEqual(kept);
    expect(await improvementAt(db, 'u', id, best)).toEqual({ ...kept[best], solution });
    expect(await improvementAt(db, 'u', id, kept.length)).toBeNull();
    expect(await improvementsOf(db, 'another', id)).toBeNull();
    expect(await improvementAt(db, 'another', id, best)).toBeNull();
    await forgetRuns(db, 'u', 'schedule');
    expect(await db.selectFrom('runImprovement').select('place').execute()).toEqual([]);
    expect(
      heard.filter((message) => message.kind === 'message' && message.name === 'solverEvent'),
    ).toHaveLength(60);
  });

  it('reads the better timetables of a run of before each had a row', async () => {
    const { recorder: run, id } = await recorder('solve');
    await run.end(done);
    const figures = { placed: 1, cost: 2, broken: 0, moved: 0, seconds: 3 };
    const text = JSON.stringify([{ ...figures, solution }]);
    await sql`update "solverRun" set "improvements" = ${gzipSync(text)}`.execute(db);
    expect(await improvementsOf(db, 'u', id)).toEqual([figures]);
    expect(await improvementAt(db, 'u', id, 0)).toEqual({ ...figures, solution });
    expect(await improvementAt(db, 'u', id, 1)).toBeNull();
  });

  it.each([
    [failure('TERMINATED', 'gone'), 'lostProcess'],
    [failure('UNKNOWN_ERROR', 'a bug'), 'failed'],
    [cancelled, 'cancelled'],
  ])('of a run that says nothing more keeps why: %j', async (end, reason) => {
    const { recorder: run } = await recorder('solve');
    run.take({ event: 'trace', trace });
    await run.end(end);
    expect(presentSolver(await latestRunOf(db, 'u')).record).toMatchObject({ reason, outcome: null });
  });

  it.each([
    ['{"event":"cancelled","partial":null}', 'cancelled', undefined],
    ['{"event":"ofNextYear"}', 'error', 'UNKNOWN_ERROR'],
    ['{"event":"calendar","solution":1}', 'error', 'BAD_DATA'],
    ['not JSON', 'error', 'BAD_DATA'],
  ])('a run whose stored event is %s is shown as %s', async (lastEvent, event, errorCode) => {
    await recorder('solve');
    await db.updateTable('solverRun').set({ lastEvent, record: 'not JSON' }).execute();
    const document = presentSolver(await latestRunOf(db, 'u'));
    expect(document).toMatchObject({ record: null, lastEvent: { data: { event } } });
    if (errorCode) expect(document.lastEvent?.data).toMatchObject({ errorCode });
  });
});
