import { createDraft } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import type { RunEvent, RunOptions } from './run-types.ts';
import { runWith } from './run-with.ts';
import { finding, type Row, rowJudge } from './testing/row-judge.ts';

const draft = createDraft();
const lax = { ...draft, config: { ...draft.config, placeAsManyAsPossible: true } };
const options: RunOptions = { jobType: 'solve', until: 'full', seconds: 20, seed: 1, threads: 1 };
/** Six lessons in five cells. */
const overfull: Row = { lessons: 6, days: 1, periods: 5 };

async function listen(row: Row, more: Partial<RunOptions> = {}, on = draft) {
  const events: RunEvent[] = [];
  const result = await runWith(
    rowJudge(row),
    on,
    { ...options, ...more },
    { onEvent: (e) => events.push(e) },
  );
  return { result, events, names: events.map((e) => (e.event === 'statusUpdate' ? e.stage : e.event)) };
}

describe('a solve', () => {
  it('tells its stages in order and ends with the timetable', async () => {
    const { result, names } = await listen({ lessons: 10, days: 2, periods: 5 });
    expect(names.filter((name) => name !== 'progress' && name !== 'improved')).toEqual([
      'starting',
      'parsing',
      'creating constraints',
      'start solve',
      'calendar',
    ]);
    expect(result).toMatchObject({ status: 'OPTIMAL', lessons: 10, placed: 10, hardViolations: 0, seed: 1 });
    expect(result.solution?.placements).toHaveLength(10);
  });

  it('reports progress at least twice a second until the limit', async () => {
    const { result, events } = await listen(overfull, { seconds: 1.4, until: 'limit' });
    expect(events.filter((e) => e.event === 'progress').length).toBeGreaterThanOrEqual(3);
    expect(result.status).toBe('TIMEOUT');
    expect(result.seconds).toBeLessThan(1.8);
  });

  it('ends in time with the best partial timetable and what blocks the rest', async () => {
    const { result, events } = await listen(overfull, { steps: 500 });
    expect(result).toMatchObject({ status: 'TIMEOUT', placed: 5, lessons: 6 });
    expect(result.solution?.unplaced).toHaveLength(1);
    expect(result.findings.map(({ kind }) => kind)).toEqual(['blockedBy']);
    expect(events.at(-1)).toMatchObject({ event: 'error', errorCode: 'TIMEOUT' });
  });

  it('gives a partial timetable as the result where that was asked for', async () => {
    const { result } = await listen(overfull, { steps: 500, until: 'limit' }, lax);
    expect(result).toMatchObject({ status: 'FEASIBLE', placed: 5 });
    expect(result.solution?.unplaced).toHaveLength(1);
  });

  it('stops on a plateau, with the cost of the checker', async () => {
    const { result } = await listen(
      { lessons: 10, days: 2, periods: 6, wrongPeriod: 1 },
      { until: 'plateau' },
    );
    // Twelve cells, two of each period; lessons 0 to 9 fill the columns 0 to 3 twice, 4 and 5 once.
    expect(result).toMatchObject({ status: 'OPTIMAL', cost: 0 });
    const crowded = await listen({ lessons: 8, days: 4, periods: 2, wrongPeriod: 1 }, { until: 'plateau' });
    expect(crowded.result).toMatchObject({ status: 'OPTIMAL', cost: 0 });
    const odd = await listen({ lessons: 3, days: 1, periods: 3, wrongPeriod: 1 }, { until: 'plateau' });
    expect(odd.result.seconds).toBeLessThan(1);
  });

  it('by steps gives the same timetable again', async () => {
    const row = { lessons: 40, days: 5, periods: 9, wrongPeriod: 2 };
    const [one, other] = [
      await listen(row, { steps: 500, until: 'limit' }),
      await listen(row, { steps: 500, until: 'limit' }),
    ];
    expect(other.result.solution?.placements).toEqual(one.result.solution?.placements);
    const third = await listen(row, { steps: 500, until: 'limit', seed: 2 });
    expect(third.result.solution?.placements).not.toEqual(one.result.solution?.placements);
  });

  it('lets the host work and ends when it is aborted', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 150);
    const events: RunEvent[] = [];
    const hooks = { onEvent: (e: RunEvent) => events.push(e), signal: controller.signal };
    const result = await runWith(rowJudge(overfull), draft, { ...options, until: 'limit' }, hooks);
    expect(result).toMatchObject({ status: 'CANCELLED', placed: 5 });
    expect(events.at(-1)).toMatchObject({ event: 'cancelled', partial: { unplaced: [expect.any(String)] } });
  });

  it('never shows a timetable that the checker does not pass', async () => {
    const judge = rowJudge({ lessons: 4, days: 1, periods: 5 });
    const strict = {
      ...judge,
      verify: (...args: Parameters<typeof judge.verify>) => ({ ...judge.verify(...args), physical: [{}] }),
    };
    const events: RunEvent[] = [];
    await expect(runWith(strict, draft, options, { onEvent: (e) => events.push(e) })).rejects.toThrow(
      'physical',
    );
    expect(events.map((e) => e.event)).not.toContain('calendar');
  });

  it('does not search what is proved impossible', async () => {
    const impossible = finding('noLegalStart', 'Algebra has no period in which it can be placed.');
    const { result, names } = await listen({ ...overfull, unschedulable: [impossible] });
    expect(result).toMatchObject({ status: 'INFEASIBLE', findings: [impossible], solution: null });
    expect(names.slice(-2)).toEqual(['detected infeasible', 'infeasibleConstraints']);
  });
});

describe('a search that is stuck', () => {
  const conflict = {
    members: [],
    isMinimal: true,
    findings: [finding('conflict', 'These 6 lessons cannot be kept together')],
  };
  const told: string[][] = [];
  /** Proves after a few slices; or never does. */
  function judge(row: Row, proves: boolean) {
    return {
      ...rowJudge(row),
      findConflict: (_: unknown, seeds: readonly string[]) => {
        told.push([...seeds]);
        let slices = 0;
        return {
          run: () => {
            slices += 1;
          },
          get done() {
            return slices >= 5;
          },
          get conflict() {
            return proves && slices >= 3 ? conflict : null;
          },
        };
      },
    };
  }

  it('ends with the proof that there is no timetable', async () => {
    const events: RunEvent[] = [];
    const result = await runWith(judge(overfull, true), draft, options, { onEvent: (e) => events.push(e) });
    expect(result).toMatchObject({ status: 'INFEASIBLE', findings: conflict.findings, placed: 5 });
    const names = events.map((e) => (e.event === 'statusUpdate' ? e.stage : e.event));
    const stages = names.filter((name) => name !== 'progress' && name !== 'improved');
    expect(stages.slice(-3)).toEqual(['detected infeasible', 'solving infeasible', 'infeasibleConstraints']);
    expect(told.at(-1)).toHaveLength(1);
  });

  it('goes on where nothing is proved', async () => {
    const result = await runWith(judge(overfull, false), draft, { ...options, seconds: 1.9 }, {});
    expect(result.status).toBe('TIMEOUT');
  });

  it('looks for no proof where a partial timetable will do, and not before it is stuck', async () => {
    told.length = 0;
    await runWith(judge(overfull, true), lax, { ...options, seconds: 1.8, until: 'limit' }, {});
    await runWith(judge({ lessons: 10, days: 2, periods: 5 }, true), draft, options, {});
    expect(told).toEqual([]);
  });
});

/** A search for a conflict that has one after a few slices. */
function provesSoon() {
  let slices = 0;
  const conflict = { members: [], isMinimal: true, findings: [finding('conflict', 'They do not fit')] };
  return {
    run: () => {
      slices += 1;
    },
    get done() {
      return slices >= 5;
    },
    get conflict() {
      return slices >= 3 ? conflict : null;
    },
  };
}

describe('a check', () => {
  const overload = finding('overloaded', 'Ann has 6 periods to teach and 5 free.');
  const events = [
    { kind: 'item', type: 'teacher', id: 't1' },
    { kind: 'finding', finding: overload, type: 'teacher', id: 't1', available: 5, scheduled: 6 },
  ] as const;

  it('passes with an event per item', async () => {
    const { result, names } = await listen({ ...overfull, events: events.slice(0, 1) }, { jobType: 'check' });
    expect(names).toEqual(['starting', 'parsing', 'preCheckUpdate', 'preCheckPassed']);
    expect(result.status).toBe('FEASIBLE');
  });

  it('that passes looks whether the lessons really fit, and tells the conflict where they do not', async () => {
    const told: RunEvent[] = [];
    const proving = { ...rowJudge({ ...overfull, events: events.slice(0, 1) }), findConflict: provesSoon };
    const check = { ...options, jobType: 'check' } as const;
    const result = await runWith(proving, draft, check, { onEvent: (event) => told.push(event) });
    expect(result.status).toBe('INFEASIBLE');
    expect(result.findings.map(({ kind }) => kind)).toEqual(['conflict']);
    expect(told.at(-1)).toMatchObject({ event: 'infeasibleConstraints', errors: result.findings });
    const fits = { ...rowJudge({ lessons: 4, days: 1, periods: 5 }), findConflict: provesSoon };
    expect(await runWith(fits, draft, check, {})).toMatchObject({ status: 'FEASIBLE', findings: [] });
  });

  it('ends with what is wrong', async () => {
    const { result, events: told } = await listen({ ...overfull, events }, { jobType: 'check' });
    expect(told.at(-1)).toEqual({
      event: 'preSolveError',
      type: 'teacher',
      id: 't1',
      available: 5,
      scheduled: 6,
      findings: [overload],
    });
    expect(result).toMatchObject({ status: 'INFEASIBLE', findings: [overload] });
  });

  it('that counts something wrong looks for the conflict behind it, too', async () => {
    const proving = { ...rowJudge({ ...overfull, events }), findConflict: provesSoon };
    const check = { ...options, jobType: 'check' } as const;
    const told: RunEvent[] = [];
    const { status, findings } = await runWith(proving, draft, check, {
      onEvent: (event) => told.push(event),
    });
    expect(status).toBe('INFEASIBLE');
    expect(findings.map(({ kind }) => kind)).toEqual(['overloaded', 'conflict']);
    expect(told.filter(({ event }) => event === 'preSolveError')).toEqual([told.at(-1)]);
    expect(told.at(-1)).toMatchObject({ findings });
    const stages = told.flatMap((event) => (event.event === 'statusUpdate' ? [event.stage] : []));
    expect(stages).toEqual(['parsing', 'detected infeasible', 'solving infeasible']);
    const some = await runWith(proving, lax, check, {});
    expect(some.findings).toEqual([overload]);
  });

  it('keeps a solve from starting, unless a partial timetable will do', async () => {
    const strict = await listen({ ...overfull, events });
    expect(strict.names.at(-1)).toBe('preSolveError');
    const some = await listen({ ...overfull, events }, { steps: 500, until: 'limit' }, lax);
    expect(some.result).toMatchObject({ status: 'FEASIBLE', placed: 5 });
  });
});
