import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verify } from '@bellgrid/constraints';
import {
  type Command,
  type Constraint,
  commands,
  createExampleSchool,
  type Draft,
  LEVEL,
  runCommand,
  type Solution,
  WEIGHT,
} from '@bellgrid/model';
import { NO_FINDINGS, repairsOf, type SolverEvent } from '@bellgrid/protocol';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunOptions } from './context/options.ts';
import { run } from './run.ts';

const draft = createExampleSchool();
/** The small school with a soft rule that cannot be kept: no search of it ends before its time. */
const endless = {
  ...draft,
  constraintGroupWeights: {
    ...draft.constraintGroupWeights,
    workload: { enabled: true, weight: 1 as const },
  },
  constraints: {
    ...draft.constraints,
    ...Object.fromEntries(
      Object.keys(draft.teachers).map((base) => [
        `one day of ${base}`,
        {
          id: `one day of ${base}`,
          type: 'teacherConstraint' as const,
          constraint: 'teacherMaxDays' as const,
          base,
          maxDays: 1,
          weight: 1 as const,
        },
      ]),
    ),
  },
};
const options: RunOptions = { jobType: 'solve', until: 'full', seconds: 20, seed: 1, threads: 1 };

describe('the example school', () => {
  it('is filled, and the checker finds nothing hard', async () => {
    const result = await run(draft, options);
    expect(['FEASIBLE', 'OPTIMAL']).toContain(result.status);
    expect(result).toMatchObject({ placed: result.lessons, hardViolations: 0 });
    const report = verify(draft, result.solution?.placements ?? []);
    expect(report).toMatchObject({ hardViolations: 0, unplaced: [], cost: result.cost });
  });

  it('that stays similar says how many lessons are proved to move, though its soft cost is not proved', async () => {
    const { solution } = await run(draft, options);
    if (!solution) throw new Error('a timetable was expected');
    const full = runCommand(endless, commands.applySolution, { solution });
    const taught = Object.values(full.lessons).find(
      ({ teachers, timeSlot }) => timeSlot && teachers.length > 0,
    );
    const { day = 0, start: period = 0 } = taught?.timeSlot ?? {};
    const [structure = ''] = Object.keys(full.schoolData.structures);
    const closed = {
      ...{ id: 'closed', type: 'teacher' as const, base: taught?.teachers[0] ?? '' },
      ...{ structure, day, period, level: LEVEL.HARD, weight: WEIGHT.HARD },
    };
    const similar = {
      ...full,
      config: { ...full.config, similarSchedule: true },
      constraints: { ...full.constraints, closed },
    };
    const events: SolverEvent[] = [];
    const { status, moved } = await run(
      similar,
      { ...options, until: 'limit', steps: 20_000 },
      { onEvent: (event) => events.push(event) },
    );
    expect(status).toBe('FEASIBLE');
    // The closed cell moves one lesson at least, and its search found no better one than this.
    expect(events.at(-1)).toMatchObject({ event: 'calendar', leastMoved: 1 });
    expect(moved?.lessons).toBeGreaterThanOrEqual(1);
  });

  it('is checked by a timetable that is found for it', async () => {
    expect(await run(draft, { ...options, jobType: 'check' })).toMatchObject({
      check: 'timetableExists',
      findings: NO_FINDINGS,
    });
  });

  it('comes out the same by steps', async () => {
    const bySteps = { ...options, until: 'limit', steps: 1500, seed: 5 } as const;
    const [one, other] = [await run(draft, bySteps), await run(draft, bySteps)];
    expect(other.solution?.placements).toEqual(one.solution?.placements);
    expect(other.cost).toBe(one.cost);
  });
});

it('every better timetable on the way keeps the rules, also an incomplete one', async () => {
  let time = 0;
  const now = () => {
    time += 2000;
    return time;
  };
  const solutions: Solution[] = [];
  const onEvent = (event: SolverEvent) => {
    if (event.event === 'improved' && event.solution) solutions.push(event.solution);
  };
  const params = { 'slice.fixedSteps': 25 };
  const watched = { ...options, until: 'limit', steps: 3000, emitsTimetables: true, params } as const;
  await run(draft, watched, { onEvent, now });
  const reports = solutions.map(({ placements }) => verify(draft, placements));
  expect(reports.map(({ hardViolations, physical }) => hardViolations + physical.length)).toEqual(
    reports.map(() => 0),
  );
  expect(reports.map(({ unplaced }) => [...unplaced].sort())).toEqual(
    solutions.map(({ unplaced }) => [...unplaced].sort()),
  );
  expect(reports.some(({ unplaced, placed }) => unplaced.length > 0 && placed > 0)).toBe(true);
  expect(reports.at(-1)?.unplaced).toEqual([]);
});

it('a run that begins with a timetable ends with none that is worse', async () => {
  const first = await run(draft, { ...options, until: 'limit', steps: 6000 });
  const few = { ...options, until: 'limit', steps: 20, seed: 2 } as const;
  const begin = first.solution?.placements ?? [];
  const next = await run(draft, { ...few, begin });
  expect(next.placed).toBe(first.lessons);
  expect(next.cost).toBeLessThanOrEqual(first.cost);
  const partial = await run(draft, { ...few, begin: begin.slice(3) });
  expect(partial.placed).toBeGreaterThanOrEqual(begin.length - 3);
  // So few steps do not place the lessons without a beginning.
  expect((await run(draft, few)).placed).toBeLessThan(begin.length - 3);
});

it('a hard rule that locked lessons violate by themselves is reported beside the timetable', async () => {
  const { solution } = await run(draft, options);
  if (!solution) throw new Error('no timetable of the example school');
  const solved = structuredClone(runCommand(draft, commands.applySolution, { solution }));
  const [base = ''] = Object.keys(draft.teachers);
  const days = new Set<number>();
  for (const lesson of Object.values(solved.lessons)) {
    if (!lesson.teachers.includes(base) || !lesson.timeSlot || days.has(lesson.timeSlot.day)) continue;
    days.add(lesson.timeSlot.day);
    lesson.locked = true;
  }
  const id = 'on one day';
  solved.constraints[id] = {
    id,
    type: 'teacherConstraint',
    constraint: 'teacherMaxDays' as const,
    base,
    maxDays: 1,
    weight: 100,
  };
  solved.config.solveGroups = Object.keys(draft.groups).slice(0, 1);
  const result = await run(solved, { ...options, steps: 2000 });
  expect(result.findings.warnings).toContainEqual(
    expect.objectContaining({ about: expect.objectContaining({ constraints: [id], teachers: [base] }) }),
  );
});

describe('a school without a timetable', () => {
  it("gets one all the same by 'Solve Anyways', with the hard constraints that it breaks", async () => {
    const hard = Object.entries(endless.constraints).map(
      ([id, each]) => [id, id.startsWith('one day') ? { ...each, weight: WEIGHT.HARD } : each] as const,
    );
    let last = { cost: -1, broken: -1 };
    const result = await run(
      { ...endless, constraints: Object.fromEntries(hard) },
      { ...options, until: 'plateau', steps: 60_000, solveAnyway: true },
      {
        onEvent: (event) => {
          if (event.event === 'progress') last = { cost: event.cost, broken: event.broken ?? 0 };
        },
      },
    );
    // The progress tells the two apart as the checker does.
    expect(last.broken).toBe(result.hardViolations);
    expect(last.cost).toBeCloseTo(result.cost);
    expect(result).toMatchObject({ placed: result.lessons });
    expect(result.hardViolations).toBeGreaterThan(0);
    const broken = result.findings.broken.map(({ about }) => about);
    expect(broken.length).toBeGreaterThan(0);
    const hardOnes = hard.filter(([, each]) => each.weight === WEIGHT.HARD).map(([id]) => [id]);
    for (const { constraints } of broken) expect(hardOnes).toContainEqual(constraints);
    const days = broken.filter(({ constraints }) => constraints?.[0]?.startsWith('one day of'));
    for (const { constraints, teachers } of days)
      expect(constraints).toEqual([`one day of ${teachers?.[0]}`]);
    expect(days.length).toBeGreaterThan(0);
  });

  it('keeps lessons out of scope where they are, also where one in scope has no other place', async () => {
    const { solution } = await run(draft, options);
    if (!solution) throw new Error('no timetable of the example school');
    const solved = structuredClone(runCommand(draft, commands.applySolution, { solution }));
    const [chosen] = Object.values(solved.lessons).filter((lesson) => lesson.numPeriods === 1);
    const taken = Object.values(solved.lessons).find(
      (lesson) =>
        lesson.groups[0] === chosen?.groups[0] &&
        !lesson.teachers.some((teacher) => chosen?.teachers.includes(teacher)),
    );
    if (!chosen || !taken?.timeSlot) throw new Error('the example school has no such lessons');
    chosen.locked = true;
    chosen.timeSlot = { ...taken.timeSlot, end: taken.timeSlot.start + 1 };
    solved.config.solveTeachers = [...chosen.teachers];
    solved.config.placeAsManyAsPossible = true;
    const result = await run(solved, { ...options, steps: 500 });
    expect(result.solution?.unplaced).toContain(chosen.id);
    expect(result.hardViolations).toBe(0);
    const clashing = structuredClone(solved);
    clashing.config.solveTeachers = Object.keys(solved.teachers).filter(
      (teacher) => ![...chosen.teachers, ...taken.teachers].includes(teacher),
    );
    expect(await run(clashing, { ...options, steps: 500 })).toMatchObject({
      status: 'INFEASIBLE',
      solution: null,
    });
  });

  it('gets a minimal conflict beside the findings of the pre-check', async () => {
    const [base = ''] = Object.keys(draft.teachers);
    const id = 'one a day';
    const limit = {
      id,
      type: 'teacherConstraint' as const,
      constraint: 'teacherMaxLessonsPerDay' as const,
      base,
      maxLessons: 1,
      weight: 100 as const,
    };
    const strict = { ...draft, constraints: { ...draft.constraints, [id]: limit } };
    const result = await run(strict, options);
    expect(result.status).toBe('INFEASIBLE');
    const [conflict] = result.findings.conflicts;
    // Five days of one period, and a sixth.
    expect(conflict?.summary.about.lessons?.length).toBeLessThanOrEqual(6);
    const constraints = conflict?.members
      .map(({ about }) => about)
      .filter((each) => each.constraints?.length);
    expect(constraints).toMatchObject([{ constraints: [id], teachers: [base] }]);
  });

  it('gets repairs that were solved, the best first, and each of them helps', async () => {
    const [base = ''] = Object.keys(draft.teachers);
    const lessons = Object.values(draft.lessons).filter(({ teachers }) => teachers.includes(base));
    const periods = lessons.reduce((sum, lesson) => sum + lesson.numPeriods, 0);
    const id = 'a little less a day than that takes';
    const limit = {
      ...{ id, type: 'teacherConstraint' as const, constraint: 'teacherMaxLessonsPerDay' as const, base },
      ...{ maxLessons: Math.ceil(periods / draft.schoolData.days.length) - 1, weight: 100 as const },
    };
    const strict = { ...draft, constraints: { ...draft.constraints, [id]: limit } };
    const { status, findings } = await run(strict, options);
    expect(status).toBe('INFEASIBLE');
    const repairs = repairsOf(findings);
    expect([...new Set(repairs.map(({ action }) => action))].sort()).toEqual([
      'handOver',
      'leaveOut',
      'loosen',
    ]);
    const counts = repairs.map(({ unplaced }) => unplaced.length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    for (const { command, args, unplaced } of repairs) {
      const known: Command = commands[command];
      // A partial timetable is never full: its time is all it gets.
      const after = await run(runCommand(strict, known, args), {
        ...options,
        seconds: unplaced.length > 0 ? 2 : 20,
      });
      expect(after.lessons - after.placed).toBe(unplaced.length);
      expect(after.hardViolations).toBe(0);
    }
  }, 60_000);
});

describe('a school with two conflicts', () => {
  it('gets both, each with repairs that end it, and can be repaired one after the other', async () => {
    const teachers = Object.keys(draft.teachers).slice(0, 2);
    const limits = teachers.map((base, index) => {
      const lessons = Object.values(draft.lessons).filter((lesson) => lesson.teachers.includes(base));
      const periods = lessons.reduce((sum, lesson) => sum + lesson.numPeriods, 0);
      return {
        ...{ id: `limit ${index}`, type: 'teacherConstraint' as const, base, weight: 100 as const },
        constraint: 'teacherMaxLessonsPerDay' as const,
        maxLessons: Math.ceil(periods / draft.schoolData.days.length) - 1,
      };
    });
    const constraints = { ...draft.constraints };
    for (const limit of limits) constraints[limit.id] = limit;
    const strict = { ...draft, constraints };
    const { status, findings } = await run(strict, { ...options, seconds: 60 });
    expect(status).toBe('INFEASIBLE');
    expect(findings.conflicts).toHaveLength(2);
    let mended = strict;
    for (const { id } of limits) {
      const own = findings.conflicts
        .flatMap(({ repairs }) => repairs)
        .find(({ action, finding }) => action === 'loosen' && finding.about.constraints?.includes(id));
      if (!own) throw new Error(`no repair of ${id}`);
      const known: Command = commands[own.command];
      mended = runCommand(mended, known, own.args);
    }
    expect(await run(mended, { ...options, seconds: 30 })).toMatchObject({
      hardViolations: 0,
      status: 'FEASIBLE',
    });
    expect(findings.repairs.map(({ action }) => action)).toEqual(['leaveOut']);
    // Each of two conflicts without a common lesson leaves one out.
    expect(findings.repairs[0]?.finding.values?.least).toBe(2);
  }, 120_000);
});

/** Every cell of an item's calendar, blocked. */
function allCellsOf(type: 'teacher' | 'classroom', base: string): [string, Constraint][] {
  return Object.values(draft.schoolData.structures).flatMap(({ id: structure, periods }) =>
    draft.schoolData.days.flatMap((_, day) =>
      periods.map((_, period): [string, Constraint] => {
        const id = `${base} ${structure} ${day} ${period}`;
        return [id, { id, type, base, structure, day, period, level: LEVEL.HARD, weight: WEIGHT.HARD }];
      }),
    ),
  );
}

describe('a school with many conflicts', () => {
  it('gets a repair of each, which opens all cells that its lessons need, also if conflicts meet', async () => {
    const [teacher, room] = ['teacher-watanabe', 'room-gym'];
    const id = 'two at once';
    const both = { base: 'subject-10a-geography', other: 'subject-9b-geography' };
    const sameTime = { id, type: 'subject', constraint: 'same time', ...both } as const;
    const constraints: Record<string, Constraint> = {
      ...draft.constraints,
      ...Object.fromEntries([...allCellsOf('teacher', teacher), ...allCellsOf('classroom', room)]),
      [id]: { ...sameTime, metaData: null, values: [], weight: WEIGHT.HARD },
    };
    const { findings } = await run({ ...draft, constraints }, { ...options, seconds: 60 });
    const repairs = repairsOf(findings).map((each) => ({ ...each, ...each.finding.about }));
    const lessons = Object.values(draft.lessons).filter(({ teachers }) => teachers.includes(teacher));
    const periods = lessons.reduce((sum, { numPeriods }) => sum + numPeriods, 0);
    const opened = repairs.find(
      ({ action, teachers }) => action === 'openCalendar' && teachers?.[0] === teacher,
    );
    expect(opened?.args.cells).toHaveLength(periods);
    expect(
      repairs.some(({ action, classrooms }) => action === 'openCalendar' && classrooms?.[0] === room),
    ).toBe(true);
    const ofRule = repairs.filter(({ constraints }) => constraints?.includes(id));
    expect(ofRule.some(({ action }) => action !== 'leaveOut')).toBe(true);
    // The first repair of each, made one after the other, ends them all.
    let mended: Draft = { ...draft, constraints };
    for (const { repairs: own } of findings.conflicts) {
      const [first] = own;
      if (!first) throw new Error('a conflict without a repair');
      const known: Command = commands[first.command];
      mended = runCommand(mended, known, first.args);
    }
    const { status, placed } = await run(mended, { ...options, seconds: 30 });
    expect({ status, placed }).toEqual({ status: 'FEASIBLE', placed: Object.keys(draft.lessons).length });
  }, 120_000);
});

describe('a school of which as much as possible is placed', () => {
  const sides = ['subject-10a-geography', 'subject-9b-mathematics'] as const;
  const lessonsOf = (subject: string) =>
    Object.values(draft.lessons).filter((each) => each.subject === subject);
  const [away] = lessonsOf(sides[0])[0]?.teachers ?? [];
  if (away === undefined) throw new Error('a teacher of Geography was expected');
  const lost = Object.values(draft.lessons).flatMap(({ id, teachers }) =>
    teachers.includes(away) ? [id] : [],
  );
  const together = { base: sides[0], other: sides[1], metaData: null, values: [], weight: WEIGHT.HARD };
  const constraints: Record<string, Constraint> = {
    ...draft.constraints,
    ...Object.fromEntries(allCellsOf('teacher', away)),
    together: { id: 'together', type: 'subject', constraint: 'same time', ...together },
  };
  const lax = { ...draft, constraints, config: { ...draft.config, placeAsManyAsPossible: true } };

  it('loses no lesson with one that it has to start with, and blames none', async () => {
    expect(lessonsOf(sides[1]).some(({ id }) => lost.includes(id))).toBe(false);
    const { solution, findings } = await run(lax, { ...options, until: 'limit', steps: 3000 });
    expect(solution?.unplaced.toSorted()).toEqual(lost.toSorted());
    const reasons = findings.unplaced.flatMap(({ about }) => about.lessons ?? []);
    expect(reasons.toSorted()).toEqual(lost.toSorted());
  });

  it('never has fewer lessons placed than before the run', async () => {
    const { solution } = await run(lax, { ...options, until: 'limit', steps: 3000 });
    if (!solution) throw new Error('a partial timetable was expected');
    const solved = runCommand(lax, commands.applySolution, { solution });
    const again = await run(solved, { ...options, until: 'limit', steps: 1, seed: 2 });
    expect(again).toMatchObject({ placed: solution.placements.length, hardViolations: 0 });
  });
});

describe('several threads', () => {
  let folder = '';
  let threadEntry = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'search-thread-'));
    threadEntry = join(folder, 'search-thread.mjs');
    const entryPoints = [fileURLToPath(new URL('./thread/main.ts', import.meta.url))];
    await build({
      entryPoints,
      outfile: threadEntry,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
    });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('find a timetable together and end', async () => {
    let told = { placed: 0, cost: -1 };
    const three = { ...options, until: 'limit', seconds: 2.5, threads: 3, threadEntry } as const;
    const result = await run(draft, three, {
      onEvent: (event) => {
        if (event.event === 'progress') told = { placed: event.placed, cost: event.cost };
      },
    });
    expect(result).toMatchObject({ placed: result.lessons, hardViolations: 0 });
    // The search's report on a timetable that another thread may have found agrees with the checker.
    expect(told.placed).toBe(result.lessons);
    expect(told.cost).toBeCloseTo(result.cost);
  });

  it('end with an abort', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 600);
    const long = { ...options, until: 'limit', seconds: 50, threads: 2, threadEntry } as const;
    const result = await run(endless, long, { signal: controller.signal });
    expect(result.status).toBe('CANCELLED');
  });

  it('that cannot start end the run with their error', async () => {
    const entry = join(folder, 'nowhere.mjs');
    const strange = { ...options, until: 'limit', threads: 2, threadEntry: entry } as const;
    await expect(run(endless, strange)).rejects.toThrow('nowhere');
  });
});
