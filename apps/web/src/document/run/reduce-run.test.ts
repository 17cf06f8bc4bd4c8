import { NO_FINDINGS, type SolverDocument, type SolverEvent } from '@bellgrid/protocol';
import { describe, expect, test } from 'vitest';
import { checkFailed, finding, infeasible } from '../../features/solver/testing/outcomes.ts';
import { reduceRun, type SolverAction } from './reduce-run.ts';
import { isActive, NO_RUN, type SolverRun, UNKNOWN_RUN } from './solver-run.ts';

const solution = { id: 'x', status: 'FEASIBLE' as const, placements: [], unplaced: [], cost: 0 };
const findings = NO_FINDINGS;
const quality = null;

const documentOf = (
  id: string,
  more: Partial<SolverDocument> = {},
  jobType: 'check' | 'solve' = 'solve',
): SolverDocument => ({
  executionInstance: {
    id,
    jobType,
    startedAt: '2030-01-01T08:00:00.000Z',
    versionID: 'v1',
    payloadHash: 'h',
  },
  location: 'cloud_function',
  lastEvent: null,
  cancellationRequested: false,
  isActive: true,
  schoolsBefore: null,
  acknowledged: false,
  record: null,
  ...more,
});
const last = (data: SolverEvent) => ({ lastEvent: { at: '2030-01-01T08:00:01.000Z', data } });

const after = (...actions: SolverAction[]): SolverRun => actions.reduce(reduceRun, NO_RUN);
const requested = (jobType: 'check' | 'solve' = 'solve'): SolverAction => ({
  type: 'requested',
  jobType,
  at: 1000,
});
const document = (value: SolverDocument): SolverAction => ({ type: 'document', document: value, at: 2000 });
const event = (data: SolverEvent, instanceID = 'run'): SolverAction => ({
  type: 'event',
  instanceID,
  event: data,
  at: 3000,
});
const started = [requested(), document(documentOf('run', last({ event: 'created' })))];

describe('a solver run', () => {
  test('is loading as soon as it is requested, and provisioning once it is created', () => {
    expect(after(requested()).loadState).toBe('LOADING');
    expect(after(...started)).toMatchObject({
      loadState: 'PROVISIONING',
      instanceID: 'run',
      versionID: 'v1',
    });
  });

  test('knows how many schools are before it while it waits, also from a server that does not say so', () => {
    const waits = (schoolsBefore: number) =>
      document(documentOf('run', { ...last({ event: 'created' }), schoolsBefore }));
    expect(after(...started, waits(2)).schoolsBefore).toBe(2);
    expect(after(...started, waits(2), waits(1)).schoolsBefore).toBe(1);
    const { schoolsBefore: _, ...older } = documentOf('run', last({ event: 'created' }));
    expect(after(...started, waits(2), document(older as SolverDocument)).schoolsBefore).toBeNull();
  });

  test('that begins with a timetable shows it until it has found another one', () => {
    const from = { solution, quality };
    const going = [{ ...requested(), from }, document(documentOf('run', last({ event: 'created' })))];
    expect(after(...going).best).toEqual(from);
    const better = {
      ...solution,
      id: 'better',
      placements: [{ lesson: 'a', timeSlot: { day: 0, start: 0, end: 1 }, classroom: null }],
    };
    const improved: SolverEvent = {
      event: 'improved',
      placed: 1,
      cost: 0,
      broken: 0,
      moved: 0,
      seconds: 1,
      solution: better,
      quality,
    };
    expect(after(...going, event(improved)).best?.solution.id).toBe('better');
    expect(after(...going, requested()).best).toBeNull();
    // A timetable in which nothing is placed is none.
    expect(after(...started, event({ ...improved, solution })).best).toBeNull();
  });

  test('counts its time from this window’s request', () => {
    expect(after(...started).startedAt).toBe(1000);
  });

  test('pre-checks or solves by its job type', () => {
    expect(after(...started, event({ event: 'starting', jobType: 'check' })).loadState).toBe('PRE_CHECK');
    expect(after(...started, event({ event: 'starting', jobType: 'solve' })).loadState).toBe('SOLVING');
  });

  const progress = {
    event: 'progress',
    stage: 'repair',
    placed: 7,
    lessons: 10,
    cost: 3,
    bound: 1,
    broken: 2,
    moved: 0,
    seconds: 1,
  } as const;

  test('that checks shows no progress of a timetable', () => {
    const checking = [...started, event({ event: 'starting', jobType: 'check' })];
    const explaining = event({ event: 'statusUpdate', stage: 'solving infeasible' });
    expect(after(...checking, explaining, event(progress))).toMatchObject({
      loadState: 'PRE_CHECK',
      stage: 'solving infeasible',
      progress: null,
    });
  });

  test('shows the latest progress', () => {
    const run = after(
      ...started,
      event(progress),
      event({
        event: 'improved',
        placed: 9,
        cost: 2,
        broken: 1,
        moved: 0,
        seconds: 2,
        solution: null,
        quality,
      }),
    );
    expect(run.progress).toEqual({
      stage: 'repair',
      placed: 9,
      lessons: 10,
      cost: 2,
      bound: 1,
      broken: 1,
      moved: 0,
    });
  });

  test('ends with its timetable', () => {
    const run = after(
      ...started,
      event({
        ...{ event: 'calendar', status: 'FEASIBLE', solution, solutionID: 'x', quality, findings },
        leastMoved: 2,
      }),
    );
    expect(run.loadState).toBe('SOLVE_DONE');
    expect(run.outcome).toEqual({ kind: 'solution', solution, leastMoved: 2, quality, findings });
    expect(isActive(run)).toBe(false);
  });

  test('does not fall back when an older document arrives after its end', () => {
    const run = after(
      ...started,
      event({ event: 'calendar', status: 'FEASIBLE', solution, solutionID: 'x', quality, findings }),
      document(documentOf('run', last({ event: 'starting', jobType: 'solve' }))),
    );
    expect(run.loadState).toBe('SOLVE_DONE');
  });

  test('ends with the rules that cannot be kept', () => {
    const run = after(
      ...started,
      event({ event: 'infeasibleConstraints', mayBreak: true, errors: infeasible.findings }),
    );
    expect(run).toMatchObject({
      loadState: 'SOLVE_DONE',
      outcome: infeasible,
    });
  });

  test('ends a passed check with its decision, while a solve continues after its pre-check', () => {
    const check = [requested('check'), document(documentOf('run', {}, 'check'))];
    const passed = event({ event: 'preCheckPassed', outcome: 'notDecided', findings });
    expect(after(...check, passed).outcome).toEqual({ kind: 'checkPassed', check: 'notDecided', findings });
    expect(isActive(after(...started, passed))).toBe(true);
  });

  test('ends a failed check with its findings, each once, or with those that came before', () => {
    const fault = (id: string) => event({ event: 'preCheckFinding', finding: finding(id) });
    const check = [requested('check'), document(documentOf('run', {}, 'check')), fault('a'), fault('a')];
    const failed = (own: SolverEvent & { event: 'preSolveError' }) => after(...check, event(own)).outcome;
    const end = {
      event: 'preSolveError',
      type: 'teacher',
      id: 'ito',
      available: 3,
      scheduled: 5,
      mayBreak: true,
    } as const;
    expect(failed({ ...end, findings })).toEqual(checkFailed(finding('a')));
    expect(failed({ ...end, findings: { ...findings, faults: [finding('b')] } })).toEqual(
      checkFailed(finding('b')),
    );
  });

  test('that another version has stored ends with an error, never with a broken screen', () => {
    const strange = { event: 'ofNextYear' } as unknown as SolverEvent;
    expect(after(...started, event(strange)).outcome).toMatchObject({ kind: 'error', code: 'UNKNOWN_ERROR' });
    const bad = { event: 'calendar', solution: 1 } as unknown as SolverEvent;
    expect(after(...started, event(bad)).outcome).toMatchObject({ kind: 'error', code: 'BAD_DATA' });
    const earlier = {
      event: 'infeasibleConstraints',
      errors: [{ kind: 'conflict', sentence: 'They do not fit.' }],
    };
    expect(after(...started, event(earlier as unknown as SolverEvent)).outcome).toMatchObject({
      kind: 'infeasible',
      mayBreak: true,
      findings: { faults: [{ code: 'solver.legacy', values: { text: { text: 'They do not fit.' } } }] },
    });
  });

  test('keeps the partial timetable of a time-out and of a cancellation', () => {
    const timeout: SolverEvent = {
      event: 'error',
      errorCode: 'TIMEOUT',
      message: '',
      partial: solution,
      quality,
      findings,
    };
    expect(after(...started, event(timeout)).outcome).toMatchObject({
      kind: 'error',
      code: 'TIMEOUT',
      partial: solution,
    });
    const cancelled = after(
      ...started,
      { type: 'cancelling', on: true },
      event({ event: 'cancelled', partial: solution, quality, findings }),
    );
    expect(cancelled).toMatchObject({
      loadState: 'ERROR',
      cancelling: false,
      outcome: { kind: 'cancelled', partial: solution, quality, findings },
    });
  });

  test('says terminated when the document is inactive without an end', () => {
    const run = after(
      document(documentOf('run', { isActive: false, ...last({ event: 'starting', jobType: 'solve' }) })),
    );
    expect(run).toMatchObject({ loadState: 'ERROR', outcome: { code: 'TERMINATED' } });
  });

  test('shows the result of a finished run after a reload', () => {
    const end = last({ event: 'calendar', status: 'OPTIMAL', solution, solutionID: 'x', quality, findings });
    const run = after(document(documentOf('run', { isActive: false, ...end })));
    expect(run).toMatchObject({
      loadState: 'SOLVE_DONE',
      outcome: { kind: 'solution' },
      acknowledged: false,
    });
    expect(
      after(document(documentOf('run', { isActive: false, acknowledged: true, ...end }))).acknowledged,
    ).toBe(true);
  });

  test('is not disturbed by the run before it', () => {
    const old = documentOf('old', {
      isActive: false,
      ...last({ event: 'cancelled', partial: null, quality, findings }),
    });
    const asked = after(document(old), requested());
    expect(reduceRun(asked, document(old))).toBe(asked);
    expect(reduceRun(asked, event({ event: 'terminated' }, 'old'))).toBe(asked);
    const next = after(
      document(old),
      requested(),
      document(documentOf('run')),
      event({ event: 'terminated' }, 'old'),
    );
    expect(next.loadState).toBe('LOADING');
  });

  test('is an error when it could not be started', () => {
    const run = after(requested(), { type: 'refused', code: 'ALLOCATION_FAILED' });
    expect(run).toMatchObject({ loadState: 'ERROR', outcome: { code: 'ALLOCATION_FAILED' } });
  });

  test('never starts in the future of this window', () => {
    const run = after({ type: 'document', document: documentOf('run'), at: 5 });
    expect(run.startedAt).toBe(5);
  });

  test('is not known before the server has answered, or could not be asked', () => {
    expect(UNKNOWN_RUN.isKnown).toBe(false);
    const none = { ...documentOf('run'), executionInstance: null };
    const first = (action: SolverAction) => reduceRun(UNKNOWN_RUN, action);
    expect(first(document(none))).toBe(NO_RUN);
    expect(first(document(documentOf('run')))).toMatchObject({ isKnown: true, loadState: 'LOADING' });
    expect(first({ type: 'unanswered' })).toEqual(NO_RUN);
    expect(first(event({ event: 'created' })).isKnown).toBe(false);
  });

  test('is gone when the document has none', () => {
    const none = { ...documentOf('run'), executionInstance: null };
    expect(after(document(documentOf('run')), document(none))).toBe(NO_RUN);
  });
});
