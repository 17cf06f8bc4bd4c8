import { verify } from '@bellgrid/constraints';
import {
  CHECK_SECONDS,
  type Command,
  type Constraint,
  commands,
  createDraft,
  createExampleSchool,
  type Draft,
  groupSchema,
  type Id,
  LEVEL,
  lessonSchema,
  runCommand,
  scheduleStructureSchema,
  subjectSchema,
  teacherSchema,
  WEIGHT,
} from '@bellgrid/model';
import { type Conflict, repairsOf } from '@bellgrid/protocol';
import { expect, it } from 'vitest';
import type { RunOptions } from './context/options.ts';
import { constraintRules, type Rules } from './context/rules.ts';
import { run, runWith } from './run.ts';

const draft = createExampleSchool();
const options: RunOptions = { jobType: 'solve', until: 'full', seconds: 10, seed: 1, threads: 1 };

/** The example school with a teacher who is free in fewer periods than a schedule of the teacher's lessons takes, by so many. */
async function tooClosed(missing: number): Promise<Draft> {
  const { solution } = await run(draft, { ...options, steps: 20_000 });
  const [base = ''] = Object.keys(draft.teachers);
  const used = (solution?.placements ?? []).flatMap(({ lesson, timeSlot: { day, start, end } }) =>
    draft.lessons[lesson]?.teachers.includes(base)
      ? Array.from({ length: end - start }, (_, index) => `${day} ${start + index}`)
      : [],
  );
  const open = new Set(used.slice(missing));
  const blocked = Object.values(draft.schoolData.structures).flatMap(({ id: structure, cells }) =>
    cells.flatMap(({ dayIndex: day, periodIndex: period }): [string, Constraint][] => {
      if (open.has(`${day} ${period}`)) return [];
      const id = `closed ${structure} ${day} ${period}`;
      const where = { structure, day, period, level: LEVEL.HARD, weight: WEIGHT.HARD };
      return [[id, { id, type: 'teacher', base, ...where }]];
    }),
  );
  return { ...draft, constraints: { ...draft.constraints, ...Object.fromEntries(blocked) } };
}
const school = await tooClosed(1);

/** Runs by a clock that moves so many milliseconds whenever it is read. */
async function byClock(tick: number, own: RunOptions) {
  let time = 0;
  const now = () => {
    time += tick;
    return time;
  };
  const { status, findings } = await run(school, own, { now });
  return { status, findings, time };
}

const check: RunOptions = { ...options, jobType: 'check', seconds: CHECK_SECONDS };

it.each([
  ['a run by steps', { ...options, steps: 20_000 }, 12 * CHECK_SECONDS],
  ['a check', check, 12 * CHECK_SECONDS],
  ['a solve, beyond its time limit', options, 3 * options.seconds],
] as const)(
  'a contradiction is explained the same by a fast and by a slow clock: %s',
  async (_, own, least) => {
    const { time: _none, ...fast } = await byClock(0, own);
    expect(fast.status).toBe('INFEASIBLE');
    expect(repairsOf(fast.findings).length).toBeGreaterThan(1);
    expect(fast.findings.warnings).toEqual([]);
    const { time, ...slow } = await byClock(100, own);
    expect(slow).toEqual(fast);
    expect(time).toBeGreaterThan(1000 * least);
  },
  120_000,
);

it.each([check, options])('an explanation that the clock cuts short says so: $jobType', async (own) => {
  const { status, findings } = await byClock(1000, own);
  expect(status).toBe('INFEASIBLE');
  expect(findings.warnings.map(({ code }) => code)).toEqual(['findings.explanationCut']);
});

it('what is not explained is not cut short', async () => {
  const unexplained = await byClock(100_000, { ...check, explains: false });
  expect(unexplained).toMatchObject({ status: 'INFEASIBLE', findings: { warnings: [] } });
});

it('where one open cell is enough, no more is opened, and leaving lessons out comes last', async () => {
  const { findings } = await run(school, { ...options, steps: 20_000 });
  const repairs = repairsOf(findings);
  expect(repairs[0]).toMatchObject({ action: 'openCalendar', unplaced: [] });
  expect(repairs[0]?.args.cells).toHaveLength(1);
  for (const { command, args, placements = [] } of repairs.slice(0, 1)) {
    const after = runCommand(school, commands[command] as Command, args);
    expect(verify(after, placements)).toMatchObject({ hardViolations: 0, unplaced: [] });
  }
  const actions = repairs.map(({ action }) => action);
  expect(actions.indexOf('leaveOut')).toBe(actions.includes('leaveOut') ? actions.length - 1 : -1);
}, 120_000);

it('rules that locked lessons break by themselves are warnings of a run without a timetable, too', async () => {
  const locked = structuredClone(school);
  const [, base = ''] = Object.keys(locked.teachers);
  const days = [0, 1];
  const own = Object.values(locked.lessons).filter(({ teachers }) => teachers.includes(base));
  for (const day of days) {
    const lesson = own[day];
    if (!lesson) throw new Error('a teacher with two lessons was expected');
    lesson.locked = true;
    lesson.timeSlot = { day, start: 0, end: lesson.numPeriods };
  }
  const limit = { type: 'teacherConstraint', constraint: 'teacherMaxDays', base, maxDays: 1 } as const;
  locked.constraints['one day'] = { id: 'one day', ...limit, weight: WEIGHT.HARD };
  const { status, findings } = await run(locked, { ...options, explains: false });
  expect(status).toBe('INFEASIBLE');
  expect(findings.warnings.map(({ about }) => about.constraints)).toContainEqual(['one day']);
});

it('a run that ends early has a reason for every lesson that it leaves out', async () => {
  const { solution, findings } = await run(draft, { ...options, steps: 40 });
  const unplaced = solution?.unplaced ?? [];
  expect(unplaced.length).toBeGreaterThan(10);
  const named = new Set(findings.unplaced.flatMap(({ about }) => about.lessons ?? []));
  expect(unplaced.filter((id) => !named.has(id))).toEqual([]);
  expect(findings.unplaced.map(({ code }) => code)).not.toContain('solver.found.unplacedLesson');
});

it('where one rule for all teachers makes several conflicts, that rule is loosened first', async () => {
  const limited = structuredClone(draft);
  limited.constraints.limit = {
    ...{ id: 'limit', type: 'teacherConstraint', constraint: 'teacherMaxDays', maxDays: 2 },
    ...{ base: { items: 'all', except: [] }, weight: WEIGHT.HARD },
  } as Constraint;
  const { findings } = await run(limited, check);
  expect(findings.conflicts.length).toBeGreaterThan(1);
  const [first, ...others] = findings.repairs;
  expect(first).toMatchObject({ action: 'loosen', command: 'updateConstraint', unplaced: [] });
  expect(first?.args.constraint).toMatchObject({ id: 'limit', base: { items: 'all' } });
  // Leaving lessons out would be a large part of them.
  expect(others).toEqual([]);
  const after = runCommand(limited, commands.updateConstraint, first?.args as never);
  expect(verify(after, first?.placements)).toMatchObject({ hardViolations: 0, unplaced: [] });
}, 120_000);

/** The school with a subject of so many lessons more for a class, without a teacher. */
function withLessons(to: Draft, group: Id, count: number): Draft {
  const made = structuredClone(to);
  const structure = made.groups[group]?.structure ?? '';
  const id = `more ${group}`;
  const own = { name: id, structure, groups: [group], teachers: [] };
  const lessons = Array.from({ length: count }, (_, index) => `${id} ${index}`);
  made.subjects[id] = subjectSchema.parse({
    ...own,
    id,
    lessons,
    lessonsSpreadConstraint: { constraint: 'None' },
  });
  for (const lesson of lessons)
    made.lessons[lesson] = lessonSchema.parse({ ...own, id: lesson, subject: id, numPeriods: 1 });
  return made;
}

it('a class with too many lessons is one conflict, told with the numbers that were counted; of two classes there are two', async () => {
  const [first = '', second = ''] = Object.keys(draft.groups);
  const one = withLessons(draft, first, 20);
  const { findings } = await run(one, check);
  const allOf = ({ counts }: Conflict) => [counts?.inSentence, ...(counts?.beside ?? [])];
  expect(findings.conflicts).toMatchObject([
    { summary: { values: { shape: { code: 'findings.conflictShape.overloaded' } } } },
  ]);
  expect(new Set(findings.conflicts.flatMap(allOf))).toEqual(new Set(findings.faults));
  const two = await run(withLessons(one, second, 20), check);
  expect(two.findings.conflicts).toHaveLength(2);
  const classes = two.findings.conflicts.map(({ counts }) => counts?.inSentence?.about.groups);
  expect(new Set(classes.flat())).toEqual(new Set([first, second]));
}, 120_000);

it.each([4, 6])(
  'the fewest lessons are left out, and few of them are named: %i',
  async (missing) => {
    const { findings } = await run(await tooClosed(missing), check);
    const left = repairsOf(findings).find(({ action }) => action === 'leaveOut');
    expect(left?.unplaced).toHaveLength(missing);
    expect(left?.finding).toMatchObject({
      code: 'findings.repair.leaveOutFewest',
      values: { lessons: { most: 4 } },
    });
  },
  120_000,
);

const ruleOf = (base: unknown, id: Id, more: object) =>
  ({ id, type: 'teacherConstraint', base, weight: WEIGHT.HARD, ...more }) as Constraint;

it.each<Partial<Draft['config']>>([
  { similarSchedule: true },
  { changeBudget: { isEnabled: true, most: 80, teachers: [], groups: [], weights: [] } },
])(
  'the fewest lessons are left out where few of the schedule are to move: %o',
  async (config) => {
    const closed = await tooClosed(4);
    const { solution } = await run(draft, { ...options, steps: 20_000, seed: 3 });
    const placed = (solution?.placements ?? []).map(({ lesson: id, timeSlot, classroom }) => {
      const lesson = closed.lessons[id];
      return [id, { ...lesson, timeSlot, classroom }] as const;
    });
    const lessons = { ...closed.lessons, ...Object.fromEntries(placed) } as Draft['lessons'];
    const similar = { ...closed, lessons, config: { ...closed.config, ...config } };
    const { findings } = await run(similar, check);
    const left = repairsOf(findings).find(({ action }) => action === 'leaveOut');
    expect(left?.finding.code).toBe('findings.repair.leaveOutFewest');
  },
  120_000,
);

/** One lesson of a class of its own, which is open in these cells alone. */
function addLesson(to: Draft, teacher: Id, structure: Id, isOpen: (day: number, period: number) => boolean) {
  to.teachers[teacher] ??= teacherSchema.parse({ id: teacher, name: teacher });
  const id = `${teacher} ${Object.keys(to.lessons).length}`;
  const own = { id, name: id, structure, groups: [id], teachers: [teacher] };
  to.groups[id] = groupSchema.parse({ id, name: id, structure });
  const lessonsSpreadConstraint = { constraint: 'None' };
  to.subjects[id] = subjectSchema.parse({ ...own, lessons: [id], lessonsSpreadConstraint });
  to.lessons[id] = lessonSchema.parse({ ...own, subject: id, numPeriods: 1 });
  for (const { dayIndex: day, periodIndex: period } of to.schoolData.structures[structure]?.cells ?? []) {
    if (isOpen(day, period)) continue;
    const where = { structure, day, period, level: LEVEL.HARD, weight: WEIGHT.HARD };
    const cell = `closed ${id} ${day} ${period}`;
    to.constraints[cell] = { id: cell, type: 'group', base: id, ...where } as Constraint;
  }
}

/** A school with "at most 1 day" for all teachers, some of whom have lessons on so many days. */
function oneDayForAll(days: Readonly<Record<Id, number>>): Draft {
  const made = createDraft({ schoolName: '' });
  for (const id of ['s', 'r']) {
    const periods = [0, 1, 2, 3].map((index) => {
      const periodStart = 480 + 60 * index;
      return { id: `${id}${index}`, index, label: `${index}`, periodStart, periodEnd: periodStart + 50 };
    });
    const cells = periods.flatMap(({ id: cell, index: periodIndex }) =>
      [0, 1, 2, 3, 4].map((dayIndex) => ({ id: `${cell} ${dayIndex}`, dayIndex, periodIndex })),
    );
    made.schoolData.structures[id] = scheduleStructureSchema.parse({ id, name: id, periods, cells });
  }
  for (const [teacher, count] of Object.entries(days))
    for (let own = 0; own < count; own += 1) addLesson(made, teacher, 's', (day) => day === own);
  const limit = { constraint: 'teacherMaxDays', maxDays: 1 };
  made.constraints.limit = ruleOf({ items: 'all', except: [] }, 'limit', limit);
  return made;
}

it('a rule for many that only some conflicts have in common is no repair of all of them', async () => {
  const limited = oneDayForAll({ two: 2, three: 3, own: 2 });
  limited.constraints.own = ruleOf('own', 'own', { constraint: 'teacherMaxDays', maxDays: 1 });
  const { findings } = await run(limited, check);
  expect(findings.conflicts).toHaveLength(3);
  expect(findings.repairs.map(({ action }) => action)).toEqual(['leaveOut']);
}, 120_000);

it('a rule that all conflicts have in common is loosened for all their lessons, also where others have no place', async () => {
  const limited = oneDayForAll({ two: 2, three: 3 });
  // No proof covers gaps between lessons of several structures.
  for (const [structure, only] of [
    ['s', 0],
    ['r', 3],
  ] as const)
    addLesson(limited, 'gap', structure, (day, period) => day === 0 && period === only);
  limited.constraints.gap = ruleOf('gap', 'gap', { constraint: 'maxGapsPerDay', maxGaps: 0 });
  const { findings } = await run(limited, check);
  expect(findings.conflicts).toHaveLength(2);
  const [first] = findings.repairs;
  expect(first?.args.constraint).toMatchObject({ id: 'limit', maxDays: 3 });
  expect(first?.unplaced.map((id) => limited.lessons[id]?.teachers)).toEqual([['gap']]);
}, 120_000);

it('of more conflicts than are listed, their number is told, and that there are more than the list has', async () => {
  const teachers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const limited = oneDayForAll(Object.fromEntries(teachers.map((teacher) => [teacher, 2])));
  const { findings } = await run(limited, check);
  expect(findings.conflicts).toHaveLength(6);
  expect(findings.conflicts[0]?.summary.values?.size).toMatchObject({
    values: { rest: { code: 'findings.conflict.others', values: { count: 7 } } },
  });
  expect(findings.warnings[0]).toMatchObject({ code: 'findings.conflictsNotListed', values: { count: 2 } });
}, 120_000);

it('where the work for all is spent before several conflicts are explained, a warning says so', async () => {
  const limited = oneDayForAll({ two: 2, three: 3 });
  // Refuting changes spends every part of the work in full.
  const refuting: Rules = {
    ...constraintRules,
    *repairCandidates(...args) {
      if (args[3]?.includes('leaveOut')) return yield* constraintRules.repairCandidates(...args);
      for (;;) yield null;
    },
  };
  const warningsBy = async (rules: Rules) => {
    const { findings } = await runWith(rules, limited, check, {});
    expect(findings.conflicts).toHaveLength(2);
    return findings.warnings.map(({ code }) => code);
  };
  expect(await warningsBy(constraintRules)).toEqual([]);
  expect(await warningsBy(refuting)).toEqual(['findings.explanationCut']);
}, 120_000);
