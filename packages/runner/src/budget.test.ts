import { movedCount, verify } from '@bellgrid/constraints';
import {
  type ChangeBudget,
  type Command,
  type Constraint,
  commands,
  createExampleSchool,
  type Draft,
  LEVEL,
  runCommand,
  WEIGHT,
} from '@bellgrid/model';
import { type Repair, type RunFindings, repairsOf, type SolverEvent } from '@bellgrid/protocol';
import { expect, it } from 'vitest';
import type { RunOptions } from './context/options.ts';
import { run } from './run.ts';

const options: RunOptions = {
  jobType: 'solve',
  until: 'full',
  seconds: 20,
  steps: 20_000,
  seed: 1,
  threads: 1,
};

const teacher = 'teacher-laurent';

/** The example school with a full timetable, of which one teacher is then away on Monday. */
async function withoutMonday(): Promise<{ school: Draft; mustMove: number }> {
  const draft = createExampleSchool();
  const { solution } = await run(draft, options);
  const placed = new Map(solution?.placements.map((each) => [each.lesson, each]));
  const lessons = Object.fromEntries(
    Object.values(draft.lessons).map((lesson) => {
      const { timeSlot = null, classroom = null } = placed.get(lesson.id) ?? {};
      return [lesson.id, { ...lesson, timeSlot, classroom }];
    }),
  );
  const blocked = Object.values(draft.schoolData.structures).flatMap(({ id: structure, cells }) =>
    cells.flatMap(({ dayIndex: day, periodIndex: period }): [string, Constraint][] => {
      if (day !== 0) return [];
      const id = `closed ${structure} ${period}`;
      const where = { structure, day, period, level: LEVEL.HARD, weight: WEIGHT.HARD };
      return [[id, { id, type: 'teacher', base: teacher, ...where }]];
    }),
  );
  const own = Object.values(lessons).filter(
    ({ teachers, timeSlot }) => teachers.includes(teacher) && timeSlot?.day === 0,
  );
  const constraints = { ...draft.constraints, ...Object.fromEntries(blocked) };
  return { school: { ...draft, lessons, constraints }, mustMove: own.length };
}

const { school, mustMove } = await withoutMonday();

function withBudget(changes: Partial<ChangeBudget>): Draft {
  const changeBudget = { ...school.config.changeBudget, isEnabled: true, ...changes };
  return { ...school, config: { ...school.config, changeBudget } };
}

const after = (draft: Draft, { command, args }: Repair): Draft =>
  runCommand(draft, commands[command] as Command, args);

function budgetRepair(findings: RunFindings): Repair {
  const found = repairsOf(findings).find(({ finding }) => finding.code.startsWith('findings.repair.budget'));
  if (!found) throw new Error('The run has no repair of the budget.');
  return found;
}

/** The number that the repair of the budget allows. */
function allowedBy(repair: Repair | undefined): number {
  if (!repair) throw new Error('The run has no repair of the budget.');
  expect(repair).toMatchObject({ action: 'loosen', command: 'setConfig', unplaced: [] });
  const { changeBudget } = (repair.args as { changes: { changeBudget: ChangeBudget } }).changes;
  return changeBudget.most;
}

it('a run within its budget moves no more lessons', async () => {
  expect(mustMove).toBeGreaterThan(1);
  for (const extra of [4, 12]) {
    const draft = withBudget({ most: mustMove + extra });
    const { solution, status, moved: result } = await run(draft, options);
    expect(['OPTIMAL', 'FEASIBLE']).toContain(status);
    expect(verify(draft, solution?.placements ?? []).hardViolations).toBe(0);
    const moved = movedCount(draft, solution?.placements ?? []);
    expect(moved).toBeGreaterThanOrEqual(mustMove);
    expect(moved).toBeLessThanOrEqual(mustMove + extra);
    expect(result).toEqual({ lessons: moved, counted: moved });
  }
}, 120_000);

it('a budget that is too small is refuted, and the smallest that is enough is a repair (S10.5)', async () => {
  const draft = withBudget({ most: mustMove - 1 });
  const { status, findings } = await run(draft, options);
  expect(status).toBe('INFEASIBLE');
  const repair = budgetRepair(findings);
  const most = allowedBy(repair);
  expect(most).toBeGreaterThanOrEqual(mustMove);
  const repaired = await run(after(draft, repair), options);
  expect(['OPTIMAL', 'FEASIBLE']).toContain(repaired.status);
  expect(repair.finding.code).toBe('findings.repair.budget.smallest');
  const smaller = await run(withBudget({ most: most - 1 }), options);
  expect(smaller.solution?.status).not.toBe('OPTIMAL');
  expect(smaller.placed).toBeLessThan(repaired.placed);
}, 120_000);

it('the weights of the lessons count for the smallest budget', async () => {
  const draft = withBudget({ most: 1, weights: [{ type: 'teacher', item: teacher, weight: 4 }] });
  const { status, findings } = await run(draft, options);
  expect(status).toBe('INFEASIBLE');
  expect(allowedBy(budgetRepair(findings))).toBeGreaterThanOrEqual(4 * mustMove);
}, 120_000);

it('a search that ends without a timetable tells the budget that would be enough (S10.5)', async () => {
  const draft = withBudget({ most: mustMove });
  const { status, findings } = await run(draft, { ...options, steps: 1 });
  expect(status).toBe('TIMEOUT');
  expect(findings.conflicts).toEqual([]);
  expect(allowedBy(findings.repairs[0])).toBeGreaterThan(mustMove);
}, 120_000);

it('a search that ends without a timetable ends with one found after it within the budget', async () => {
  const draft = withBudget({ most: mustMove + 12 });
  const { status, placed, lessons, solution, findings } = await run(draft, { ...options, steps: 1 });
  expect(status).toBe('FEASIBLE');
  expect(placed).toBe(lessons);
  expect(findings.repairs).toEqual([]);
  expect(verify(draft, solution?.placements ?? []).hardViolations).toBe(0);
  expect(movedCount(draft, solution?.placements ?? [])).toBeLessThanOrEqual(mustMove + 12);
}, 120_000);

it.each([
  ['is enough', mustMove + 12, 'FEASIBLE'],
  ['is too small', mustMove, 'TIMEOUT'],
] as const)(
  'a budget that %s: no conflict, so no warning of a cut explanation',
  async (_name, most, end) => {
    let time = 0;
    const now = () => {
      time += 200;
      return time;
    };
    const events: SolverEvent[] = [];
    const onEvent = (event: SolverEvent) => void events.push(event);
    const { steps: _steps, ...timed } = { ...options, seconds: 1 };
    const { status, placed, findings } = await run(withBudget({ most }), timed, { now, onEvent });
    expect(status).toBe(end);
    expect(findings.conflicts).toEqual([]);
    expect(findings.warnings).toEqual([]);
    // While it looks for the budget, the run tells what it has placed, and of no conflict.
    const told = events.filter((event) => event.event === 'progress');
    expect(told.length).toBeGreaterThan(5);
    expect(told.map(({ stage }) => stage)).not.toContain('solving infeasible');
    expect(told.slice(2).map((each) => each.placed)).not.toContain(0);
    expect(placed).toBeGreaterThan(0);
  },
  120_000,
);

it('lessons that keep their time keep their classroom, too, where that costs nothing', async () => {
  const classrooms = Object.keys(school.classrooms);
  const lessons = Object.fromEntries(
    Object.values(school.lessons).map((lesson) => [lesson.id, { ...lesson, viableClassrooms: classrooms }]),
  );
  const similar = { ...school, lessons, config: { ...school.config, similarSchedule: true } };
  const { solution } = await run(similar, { ...options, until: 'plateau', seed: 2 });
  const staying = (solution?.placements ?? []).filter(({ lesson, timeSlot }) => {
    const own = school.lessons[lesson]?.timeSlot;
    return own?.day === timeSlot.day && own.start === timeSlot.start;
  });
  expect(staying.length).toBeGreaterThan(100);
  for (const { lesson, classroom } of staying) expect(classroom).toBe(school.lessons[lesson]?.classroom);
});
