import type { FoundConflict, RepairCandidate } from '@bellgrid/constraints';
import { createDraft, lessonSchema, type Placement } from '@bellgrid/model';
import { NO_FINDINGS, type SolverEvent } from '@bellgrid/protocol';
import { describe, expect, it } from 'vitest';
import type { RunOptions } from './context/options.ts';
import type { Rules } from './context/rules.ts';
import { runWith } from './run.ts';
import { CLASH, conflictAfter, conflictOf, finding, type Row, rowRules } from './testing/row-rules.ts';

const draft = createDraft();
const lax = { ...draft, config: { ...draft.config, placeAsManyAsPossible: true } };
const options: RunOptions = { jobType: 'solve', until: 'full', seconds: 20, seed: 1, threads: 1 };
const PASSING = ['progress', 'improved', 'trace'];
/** Six lessons in five cells. */
const overfull: Row = { lessons: 6, days: 1, periods: 5 };

async function listen(row: Row, more: Partial<RunOptions> = {}, on = draft) {
  const events: SolverEvent[] = [];
  const result = await runWith(
    rowRules(row),
    on,
    { ...options, ...more },
    { onEvent: (e) => events.push(e) },
  );
  return { result, events, names: events.map((e) => (e.event === 'statusUpdate' ? e.stage : e.event)) };
}

describe('a solve', () => {
  it('reports its stages in order and ends with the timetable', async () => {
    const { result, names } = await listen({ lessons: 10, days: 2, periods: 5 });
    expect(names.filter((name) => !PASSING.includes(name))).toEqual([
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

  it('ends in time with the best partial timetable and the blockers of the rest', async () => {
    const { result, events } = await listen(overfull, { steps: 500 });
    expect(result).toMatchObject({ status: 'TIMEOUT', placed: 5, lessons: 6 });
    expect(result.solution?.unplaced).toHaveLength(1);
    expect(result).toMatchObject({ reason: 'stepLimit' });
    expect(result.findings).toEqual({
      ...NO_FINDINGS,
      unplaced: [
        expect.objectContaining({ about: expect.objectContaining({ lessons: result.solution?.unplaced }) }),
      ],
    });
    expect(events.at(-1)).toMatchObject({ event: 'error', errorCode: 'TIMEOUT' });
  });

  it('gives a partial timetable as the result if that is allowed (S5.3)', async () => {
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

  it('by steps gives the same timetable again (S5.6)', async () => {
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
    const events: SolverEvent[] = [];
    const hooks = { onEvent: (e: SolverEvent) => events.push(e), signal: controller.signal };
    const result = await runWith(rowRules(overfull), draft, { ...options, until: 'limit' }, hooks);
    expect(result).toMatchObject({ status: 'CANCELLED', placed: 5 });
    expect(events.at(-1)).toMatchObject({ event: 'cancelled', partial: { unplaced: [expect.any(String)] } });
  });

  it('never shows a timetable that the checker does not pass (S5.7)', async () => {
    const judge = rowRules({ lessons: 4, days: 1, periods: 5 });
    const strict: typeof judge = {
      ...judge,
      verify: (...args: Parameters<typeof judge.verify>) => ({ ...judge.verify(...args), physical: [CLASH] }),
    };
    const events: SolverEvent[] = [];
    await expect(runWith(strict, draft, options, { onEvent: (e) => events.push(e) })).rejects.toThrow(
      'physical',
    );
    expect(events.map((e) => e.event)).not.toContain('calendar');
  });

  it('does not search a draft that is proved impossible', async () => {
    const impossible = finding('noLegalStart', 'Algebra has no period in which it can be placed.');
    const { result, names } = await listen({ ...overfull, unschedulable: [impossible] });
    const findings = { faults: [impossible], conflicts: [] };
    expect(result).toMatchObject({ status: 'INFEASIBLE', reason: 'counted', findings, solution: null });
    expect(names.slice(-3)).toEqual(['detected infeasible', 'trace', 'infeasibleConstraints']);
  });
});

describe('a search that is stuck', () => {
  const conflict = conflictOf(finding('conflict', 'These 6 lessons cannot be kept together'));
  const asked: string[][] = [];
  /** Proves after a few slices; or never does. */
  function judge(row: Row, proves: boolean) {
    return {
      ...rowRules(row),
      findConflict: (_: unknown, seeds: readonly string[]) => {
        asked.push([...seeds]);
        return conflictAfter(proves ? 3 : Number.POSITIVE_INFINITY, conflict);
      },
    };
  }

  it('ends with the proof that there is no timetable', async () => {
    const events: SolverEvent[] = [];
    const result = await runWith(judge(overfull, true), draft, options, { onEvent: (e) => events.push(e) });
    expect(result).toMatchObject({
      status: 'INFEASIBLE',
      reason: 'proved',
      findings: { conflicts: [{ summary: conflict.summary, members: [], repairs: [] }] },
      placed: 5,
    });
    const names = events.map((e) => (e.event === 'statusUpdate' ? e.stage : e.event));
    const stages = names.filter((name) => !PASSING.includes(name));
    // The cause is told before the changes that end it are tried.
    expect(stages.slice(-4)).toEqual([
      'detected infeasible',
      'solving infeasible',
      'preCheckFinding',
      'infeasibleConstraints',
    ]);
    expect(events).toContainEqual({ event: 'preCheckFinding', finding: conflict.summary });
    expect(asked.at(-1)).toHaveLength(1);
  });

  it('is explained from the timetable of a check, whatever the seed and the beginning of the run', async () => {
    const begins: (readonly Placement[])[] = [];
    // The timetable without the rules of the conflict is not found, so that repairs are tried from that of the search.
    const relaxed = { ...draft };
    const rules: Rules = {
      ...judge(overfull, true),
      relaxedDraft: () => ({ name: 'relaxed', trial: relaxed, edit: () => null }),
      compile: (trial, compileOptions) =>
        rowRules({ ...overfull, unschedulable: trial === relaxed ? [conflict.summary] : [] }).compile(
          trial,
          compileOptions,
        ),
      *repairCandidates(...[, , , , placements = []]) {
        begins.push(placements);
        yield null;
      },
    };
    const backwards = Array.from({ length: 5 }, (_, start) => ({
      lesson: `l${5 - start}`,
      timeSlot: { day: 0, start, end: start + 1 },
      classroom: null,
    }));
    const own = new Set<string>();
    for (const more of [{}, { seed: 2 }, { seed: 3 }, { seed: 4 }, { begin: backwards }]) {
      const { solution } = await runWith(rules, draft, { ...options, ...more }, {});
      own.add(JSON.stringify(solution?.placements));
    }
    expect(own.size).toBeGreaterThan(2);
    expect(begins[0]).toHaveLength(5);
    expect(new Set(begins.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it('continues while nothing is proved', async () => {
    const result = await runWith(judge(overfull, false), draft, { ...options, seconds: 1.9 }, {});
    expect(result.status).toBe('TIMEOUT');
  });

  it('looks for no proof where a partial timetable will do, and not before it is stuck', async () => {
    asked.length = 0;
    await runWith(judge(overfull, true), lax, { ...options, seconds: 1.8, until: 'limit' }, {});
    await runWith(judge({ lessons: 10, days: 2, periods: 5 }, true), draft, options, {});
    expect(asked).toEqual([]);
  });
});

const hidden = conflictOf(finding('conflict', 'They do not fit'));
const provesSoon = () => conflictAfter(3, hidden);

describe('a check', () => {
  const overload = finding('overloaded', 'Ann has 6 periods to teach and 5 free.');
  const events = [
    { kind: 'item', type: 'teacher', id: 't1' },
    { kind: 'finding', finding: overload, type: 'teacher', id: 't1', available: 5, scheduled: 6 },
  ] as const;

  const check = { jobType: 'check' } as const;
  const proving = (row: Row) => ({ ...rowRules(row), findConflict: provesSoon });

  it('that finds a timetable says so', async () => {
    const { result, events: told } = await listen({ lessons: 4, days: 1, periods: 5 }, check);
    expect(result).toMatchObject({
      check: 'timetableExists',
      status: 'FEASIBLE',
      reason: 'full',
      solution: null,
    });
    expect(told.at(-1)).toEqual({
      event: 'preCheckPassed',
      outcome: 'timetableExists',
      findings: NO_FINDINGS,
    });
  });

  it('decides nothing when its budget is spent: counting found nothing, with an event per item (S6.1)', async () => {
    const { result, names } = await listen(
      { ...overfull, events: events.slice(0, 1) },
      { ...check, seconds: 0.1 },
    );
    expect(names).toEqual(['starting', 'trace', 'parsing', 'preCheckUpdate', 'trace', 'preCheckPassed']);
    expect(result).toMatchObject({ check: 'notDecided', status: 'TIMEOUT', reason: 'stepLimit' });
  });

  it('spends the same work by a fast and by a slow clock', async () => {
    const workBy = async (tick: number) => {
      let time = 0;
      const now = () => {
        time += tick;
        return time;
      };
      let asked = 0;
      const findConflict = () => {
        const search = conflictAfter(Number.POSITIVE_INFINITY, hidden);
        const run = (steps: number) => {
          asked += steps;
          search.run(steps);
        };
        return Object.defineProperty(Object.create(search), 'run', { value: run });
      };
      const rules = { ...rowRules(overfull), findConflict };
      const result = await runWith(rules, draft, { ...options, ...check, seconds: 5 }, { now });
      return { asked, check: result.check, reason: result.reason };
    };
    const fast = await workBy(0);
    expect(fast).toEqual({ asked: expect.any(Number), check: 'notDecided', reason: 'stepLimit' });
    expect(fast.asked).toBeGreaterThan(0);
    expect(await workBy(2)).toEqual(fast);
  });

  it('is ended by a watchdog, and has then decided nothing', async () => {
    let time = 0;
    const now = () => {
      time += 5000;
      return time;
    };
    const result = await runWith(rowRules(overfull), draft, { ...options, ...check, seconds: 5 }, { now });
    expect(result).toMatchObject({ check: 'notDecided', reason: 'timeLimit' });
  });

  it('that counts nothing explains the conflict that is proved', async () => {
    const told: SolverEvent[] = [];
    const rules = proving({ ...overfull, events: events.slice(0, 1) });
    const hooks = { onEvent: (event: SolverEvent) => told.push(event) };
    const result = await runWith(rules, draft, { ...options, ...check }, hooks);
    expect(result).toMatchObject({ check: 'contradiction', status: 'INFEASIBLE', reason: 'proved' });
    expect(result.findings.conflicts).toEqual([
      {
        summary: hidden.summary,
        members: [],
        repairs: [],
        noRepair: { code: 'findings.noRepair.none' },
      },
    ]);
    expect(told.at(-1)).toEqual({
      event: 'infeasibleConstraints',
      mayBreak: true,
      errors: result.findings,
    });
  });

  it("does not offer 'Solve Anyways' where no constraint is in the conflict", async () => {
    const physical: FoundConflict = { ...hidden, members: [{ kind: 'rooms', lessons: [], rooms: [] }] };
    const rules = { ...rowRules(overfull), findConflict: () => conflictAfter(3, physical) };
    const told: SolverEvent[] = [];
    const onEvent = (event: SolverEvent) => told.push(event);
    await runWith(rules, draft, { ...options, ...check }, { onEvent });
    expect(told.at(-1)).toMatchObject({ event: 'infeasibleConstraints', mayBreak: false });
  });

  it.each(['check', 'solve'] as const)('of a school without lessons says so: %s', async (jobType) => {
    const { result, events: told } = await listen({ lessons: 0, days: 1, periods: 5 }, { jobType });
    expect(result).toMatchObject({ status: 'NO_LESSONS', reason: 'noLessons', check: null, solution: null });
    expect(told.at(-1)).toMatchObject({ event: 'error', errorCode: 'NO_LESSONS' });
  });

  it('ends with the faults', async () => {
    const { result, events: told } = await listen({ ...overfull, events }, check);
    const findings = { ...NO_FINDINGS, faults: [overload] };
    expect(told.at(-1)).toEqual({
      event: 'preSolveError',
      type: 'teacher',
      id: 't1',
      available: 5,
      scheduled: 6,
      mayBreak: false,
      findings,
    });
    expect(result).toMatchObject({
      check: 'contradiction',
      status: 'INFEASIBLE',
      reason: 'counted',
      findings,
    });
  });

  it('that counts something wrong looks for the conflict behind it, too', async () => {
    const rules = proving({ ...overfull, events });
    const told: SolverEvent[] = [];
    const { status, findings } = await runWith(
      rules,
      draft,
      { ...options, ...check },
      { onEvent: (event) => told.push(event) },
    );
    expect(status).toBe('INFEASIBLE');
    expect([findings.faults.length, findings.conflicts.length]).toEqual([1, 1]);
    expect(told.filter(({ event }) => event === 'preSolveError')).toEqual([told.at(-1)]);
    expect(told.at(-1)).toMatchObject({ findings });
    const stages = told.flatMap((event) => (event.event === 'statusUpdate' ? [event.stage] : []));
    expect(stages).toEqual(['parsing', 'detected infeasible', 'solving infeasible']);
    // Findings of the count are told before they are explained, which takes long.
    const order = told.flatMap(({ event }) =>
      event === 'statusUpdate' || event === 'preCheckFinding' ? [event] : [],
    );
    expect(order).toEqual(['statusUpdate', 'preCheckFinding', 'statusUpdate', 'statusUpdate']);
    const some = await runWith(rules, lax, { ...options, ...check }, {});
    expect(some.findings).toMatchObject({ faults: [{}], conflicts: [] });
  });

  it('looks for it among the lessons that were counted', async () => {
    const school = structuredClone(draft);
    for (const id of ['l1', 'l2', 'l3'])
      school.lessons[id] = lessonSchema.parse({
        ...{ id, name: 'Latin', subject: 's', structure: 'k' },
        groups: id === 'l3' ? ['g2'] : ['g1'],
      });
    const ofClass = { ...overload, about: { groups: ['g1'] } };
    const ofLessons = { ...overload, about: { lessons: ['l2', 'l3'], groups: ['g1'] } };
    const told = [ofClass, ofLessons].map((each) => ({ ...events[1], finding: each }));
    let counted: readonly ReadonlySet<string>[] = [];
    const findConflict: Rules['findConflict'] = (_draft, _seeds, _without, sets = []) => {
      counted = sets;
      return provesSoon();
    };
    const rules = { ...rowRules({ ...overfull, events: told }), findConflict };
    await runWith(rules, school, { ...options, ...check }, {});
    expect(counted.map((set) => [...set])).toEqual([
      ['l1', 'l2'],
      ['l2', 'l3'],
    ]);
  });

  it('keeps a solve from starting, unless a partial timetable will do', async () => {
    const strict = await listen({ ...overfull, events });
    expect(strict.names.at(-1)).toBe('preSolveError');
    const some = await listen({ ...overfull, events }, { steps: 500, until: 'limit' }, lax);
    expect(some.result).toMatchObject({ status: 'FEASIBLE', placed: 5 });
  });
});

describe('a conflict that is proved beside a search', () => {
  it('is the same one whatever the seed of a solve, and that of a check', async () => {
    const asked: string[] = [];
    const findConflict: Rules['findConflict'] = (_, seeds) => {
      asked.push(seeds.join());
      return conflictAfter(3, conflictOf(finding('conflict', seeds.join())));
    };
    const rules = { ...rowRules(overfull), findConflict };
    const told = async (more: Partial<RunOptions>) => {
      const { findings } = await runWith(rules, draft, { ...options, ...more }, {});
      return findings.conflicts;
    };
    const answers = [await told({ jobType: 'check', seconds: 5 })];
    for (const seed of [2, 3, 4, 5]) answers.push(await told({ seed }));
    // The searches leave out different lessons, around which the proofs are looked for.
    expect(new Set(asked).size).toBeGreaterThan(1);
    expect(answers[0]).toHaveLength(1);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });
});

describe('the repairs of a conflict', () => {
  const lessonsOf = (length: number) =>
    Array.from({ length }, (_, index) =>
      lessonSchema.parse({ id: `l${index}`, name: 'Latin', subject: 's', structure: 'k', teachers: ['t'] }),
    );
  const schoolOf = (length: number) => ({
    ...draft,
    lessons: Object.fromEntries(lessonsOf(length).map((lesson) => [lesson.id, lesson])),
  });
  const lessons = lessonsOf(6);
  const full = schoolOf(6);
  const edit = {
    action: 'switchOff' as const,
    command: 'setConstraintWeight' as const,
    args: {},
    rule: { code: 'findings.conflict' },
    becomes: null,
    finding: finding('repair', 'Switch it off'),
  };
  const candidate: RepairCandidate = { name: 'off', trial: full, edit: () => edit };
  /** Candidates of a school in which there is a place for five lessons, with or without the rules of the conflict. */
  const explained = async (
    candidates: Iterable<RepairCandidate | null>,
    { conflict = hidden, signal = new AbortController().signal, row = overfull } = {},
  ) => {
    const besides: string[][] = [];
    const school = schoolOf(row.lessons);
    /** Found after a change of the conflict's own parts was not. */
    const leaving: RepairCandidate = {
      name: 'leaveOut',
      trial: { ...school, config: lax.config },
      edit: () => ({ ...edit, action: 'leaveOut' }),
    };
    let isFirst = true;
    const rules: Rules = {
      ...rowRules(row),
      // There is no other conflict, though nothing is found that places all lessons.
      findConflict: () => {
        const search = conflictAfter(isFirst ? 3 : Number.POSITIVE_INFINITY, conflict);
        isFirst = false;
        return search;
      },
      *repairCandidates(_, __, ___, sizes = []) {
        if (sizes.includes('large')) yield* candidates;
        if (sizes.includes('leaveOut')) yield leaving;
      },
      verifiedRepair: (_, { edit: editOf }, placements, out = new Set()) => {
        besides.push([...out]);
        const made = editOf([]);
        const placed = new Set(placements.map(({ lesson }) => lesson));
        const left = Object.keys(school.lessons).filter((id) => !placed.has(id));
        return made && { ...made, cost: 0, unplaced: made.action === 'leaveOut' ? left : [...out] };
      },
    };
    const { findings } = await runWith(rules, school, options, { signal });
    return { besides, conflict: findings.conflicts[0] };
  };

  it('may leave out lessons that have no place even without the rules of the conflict, and names them', async () => {
    const { conflict, besides } = await explained([candidate]);
    expect(besides).toContainEqual([expect.stringMatching(/^l\d$/)]);
    expect(conflict?.repairs).toMatchObject([
      { action: 'switchOff', unplaced: besides.findLast(({ length }) => length > 0) },
      { action: 'leaveOut' },
    ]);
    expect(conflict?.noRepair).toBeUndefined();
  });

  it.each([
    ['with lessons to leave out', 6, 4, 1],
    ['without them where those are a large part of the school', 20, 5, 0],
  ])('are five, %s', async (_, count, changes, leaves) => {
    const trial = schoolOf(count);
    const many = [1, 2, 3, 4, 5, 6].map((number) => ({ ...candidate, name: `off ${number}`, trial }));
    const { conflict } = await explained(many, { row: { ...overfull, lessons: count } });
    const offered = (action: string) => conflict?.repairs.filter((each) => each.action === action);
    expect(offered('switchOff')).toHaveLength(changes);
    expect(offered('leaveOut')).toHaveLength(leaves);
  });

  it('do not count where the lesson left out is one of the conflict', async () => {
    const members = lessons.map((lesson) => ({ kind: 'lesson', lesson }) as const);
    const { conflict } = await explained([candidate], { conflict: { ...hidden, members } });
    expect(conflict?.repairs.map(({ action }) => action)).toEqual(['leaveOut']);
    expect(conflict?.noRepair).toEqual({ code: 'findings.noRepair.notFound', values: { count: 1 } });
  });

  const reasonOf = async (...args: Parameters<typeof explained>) => {
    const { conflict } = await explained(...args);
    // Leaving lessons out is no change of the conflict's own parts.
    expect(conflict?.repairs.map(({ action }) => action)).toEqual(['leaveOut']);
    return conflict?.noRepair;
  };

  it('that are all refuted are said to be, whether or not lessons can be left out', async () => {
    expect(await reasonOf([null, null])).toEqual({ code: 'findings.noRepair.refuted' });
  });

  it('that do not exist are no question of time', async () => {
    expect(await reasonOf([])).toEqual({ code: 'findings.noRepair.none' });
  });

  it('that were not all tried before the end are not said to be refuted', async () => {
    const stop = new AbortController();
    function* untilStopped() {
      yield null;
      stop.abort();
      yield candidate;
    }
    expect(await reasonOf(untilStopped(), { signal: stop.signal })).toEqual({
      code: 'findings.noRepair.outOfTime',
    });
  });

  it('that were tried in vain are counted, each once', async () => {
    const none: RepairCandidate = { ...candidate, edit: () => null };
    expect(await reasonOf([none, { ...none, name: 'other' }, none])).toEqual({
      code: 'findings.noRepair.notFound',
      values: { count: 2 },
    });
  });
});

describe('a trace', () => {
  const traces = (events: readonly SolverEvent[]) =>
    events.flatMap((event) => (event.event === 'trace' ? [event.trace] : []));

  it('begins with the facts of the run, and records its end before the last event', async () => {
    const { result, events } = await listen({ lessons: 10, days: 2, periods: 5 }, { steps: 4000 });
    const [first, last] = traces(events);
    expect(first).toMatchObject({
      seed: 1,
      settings: { until: 'full', solveAnyway: false },
      limits: { steps: 4000, threads: 1 },
      outcome: null,
    });
    const { status, reason, placed, lessons } = result;
    const { costOverTime: _, steps, ...settings } = first ?? {};
    expect(steps).toBe(null);
    expect(last?.steps).toBeGreaterThan(0);
    expect(last?.steps).toBeLessThanOrEqual(4000);
    expect(last).toMatchObject({ ...settings, reason, outcome: { status, placed, lessons } });
    expect(events.indexOf(events.findLast(({ event }) => event === 'trace') ?? { event: 'created' })).toBe(
      events.length - 2,
    );
  });
});

describe('a run by steps', () => {
  const row = { lessons: 60, days: 5, periods: 12, wrongPeriod: 2 };
  const clocked = (tick: number, row: Row, on = draft) => {
    let time = 0;
    const now = () => {
      time += tick;
      return time;
    };
    const bySteps = { ...options, until: 'plateau', seconds: 1, steps: 3000 } as const;
    return runWith(rowRules(row), on, bySteps, { now });
  };

  it.each([
    ['a full timetable', row, draft],
    ['a partial one', { ...row, lessons: 70 }, lax],
  ])('gives %s of the same lessons at the same times by a fast and by a slow clock', async (_, row, on) => {
    const [fast, slow] = [await clocked(0, row, on), await clocked(700, row, on)];
    expect(slow.solution?.placements).toEqual(fast.solution?.placements);
    expect(fast.placed).toBeGreaterThan(0);
    expect(slow.reason).toBe(fast.reason);
  });
});

describe('better timetables', () => {
  it('are verified and emitted at most once a second, on request', async () => {
    let time = 0;
    const now = () => {
      time += 320;
      return time;
    };
    const row = { lessons: 240, days: 5, periods: 52, wrongPeriod: 2 };
    const improved: { at: number; isVerified: boolean }[] = [];
    const onEvent = (event: SolverEvent) => {
      if (event.event !== 'improved') return;
      improved.push({ at: event.seconds, isVerified: event.solution !== null });
    };
    // The cost falls in many small steps: no filling with a price takes it down at once.
    const params = { 'priced.attempts': 0 };
    const limits = { until: 'limit', seconds: 1000, steps: 6000, params } as const;
    const asked = { ...options, ...limits, emitsTimetables: true };
    await runWith(rowRules(row), draft, asked, { onEvent, now });
    const verified = improved.filter(({ isVerified }) => isVerified);
    expect(verified.length).toBeGreaterThan(1);
    expect(verified.length).toBeLessThan(improved.length);
    verified.slice(1).forEach(({ at }, index) => {
      expect(at - (verified[index]?.at ?? 0)).toBeGreaterThanOrEqual(1);
    });
    improved.length = 0;
    await runWith(rowRules(row), draft, { ...asked, emitsTimetables: false }, { onEvent, now });
    expect(improved.some(({ isVerified }) => isVerified)).toBe(false);
  });
});
