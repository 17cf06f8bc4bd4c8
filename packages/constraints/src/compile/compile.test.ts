import { type Constraint, constraintSchema, type Draft } from '@bellgrid/model';
import { checkProblem } from '@bellgrid/solver';
import { describe, expect, it, vi } from 'vitest';
import { evenShares } from '../amounts/even-shares.ts';
import { spoken } from '../testing/in-english.ts';
import { testSchool } from '../testing/test-school.ts';
import { type Compiled, type CompileOptions, compile as compileDraft } from './compile.ts';
import { RecordingBuilder } from './recording-builder.ts';

/** A compiled draft whose findings have their sentences. */
function compile(draft: Draft, options: CompileOptions = {}) {
  const compiled = compileDraft(draft, options);
  return {
    ...compiled,
    unschedulable: compiled.unschedulable.map((each) => spoken(draft, each)),
    lasting: compiled.lasting.map((each) => spoken(draft, each)),
    warnings: compiled.warnings.map((each) => spoken(draft, each)),
    explainer: (assignment: Parameters<Compiled['explainer']>[0]) => {
      const explain = compiled.explainer(assignment);
      return (...unit: Parameters<typeof explain>) => spoken(draft, explain(...unit));
    },
  };
}

function unitOf(compiled: Pick<Compiled, 'problem' | 'units'>, lesson: string): number {
  return compiled.units.findIndex((unit) => unit.lessons.includes(lesson));
}

/** The starts of a lesson's unit as [day, period]. */
function startsOf(compiled: Pick<Compiled, 'problem' | 'units'>, lesson: string): [number, number][] {
  const { problem } = compiled;
  const unit = unitOf(compiled, lesson);
  const starts: [number, number][] = [];
  for (let at = problem.startOffset[unit] ?? 0; at < (problem.startOffset[unit + 1] ?? 0); at += 1) {
    starts.push([problem.startDay[at] ?? -1, problem.startPeriod[at] ?? -1]);
  }
  return starts;
}

function resourcesOf({ problem }: Pick<Compiled, 'problem'>, unit: number): number[] {
  const { unitResourceOffset: offset, unitResources } = problem;
  return [...unitResources.subarray(offset[unit] ?? 0, offset[unit + 1] ?? 0)];
}

function clash(compiled: Pick<Compiled, 'problem' | 'units'>, a: string, b: string): boolean {
  const [first, second] = [a, b].map((lesson) => resourcesOf(compiled, unitOf(compiled, lesson)));
  return first?.some((resource) => second?.includes(resource)) ?? false;
}

/** The assignment in which the given units are placed and all others unplaced. */
function assignmentWith({ problem }: Pick<Compiled, 'problem'>, at: Record<number, number>) {
  const start = new Int32Array(problem.unitCount).fill(-1);
  for (const [unit, where] of Object.entries(at)) start[Number(unit)] = where;
  return { start, room: new Int32Array(problem.needCount).fill(-1) };
}

function place(draft: Draft, lesson: string, day: number, start: number, more: object = {}): void {
  const record = draft.lessons[lesson];
  if (!record) throw new Error(`no lesson '${lesson}'`);
  Object.assign(record, { timeSlot: { day, start, end: start + record.numPeriods }, ...more });
}

function add(draft: Draft, record: object): void {
  const constraint: Constraint = constraintSchema.parse({
    id: `rule${Object.keys(draft.constraints).length}`,
    ...record,
  });
  draft.constraints[constraint.id] = constraint;
}

const link = (base: string, other: string, type = 'lesson') => ({
  type,
  base,
  other,
  constraint: 'same time',
});

describe('compile', () => {
  it('gives a lesson every start in school', () => {
    const compiled = compile(testSchool());
    checkProblem(compiled.problem);
    expect(startsOf(compiled, 'maths1')).toHaveLength(29);
    expect(startsOf(compiled, 'maths3')).toHaveLength(24);
  });

  it('cuts days of two structures into the pieces between their bells', () => {
    const compiled = compile(testSchool(2));
    checkProblem(compiled.problem);
    expect(compile(testSchool()).problem.atomsPerDay).toBe(6);
    expect(compiled.problem.atomsPerDay).toBeGreaterThan(6);
    expect(startsOf(compiled, 'drama1')).toHaveLength(20);
  });

  it('joins clashing lessons by a resource and leaves the others apart', () => {
    const compiled = compile(testSchool());
    expect(clash(compiled, 'maths1', 'art1')).toBe(true);
    expect(clash(compiled, 'maths1', 'drama1')).toBe(true);
    expect(clash(compiled, 'french1', 'german1')).toBe(false);
    expect(clash(compiled, 'boys1', 'girls1')).toBe(false);
    expect(clash(compiled, 'french1', 'boys1')).toBe(true);
    expect(clash(compiled, 'history1', 'german1')).toBe(false);
  });

  it('keeps a locked lesson where it is, in its room (S2.9)', () => {
    const draft = testSchool();
    place(draft, 'art1', 2, 3, { locked: true, classroom: 'r2' });
    const compiled = compile(draft);
    expect(startsOf(compiled, 'art1')).toEqual([[2, 3]]);
    const [placement] = compiled.decode(compiled.encode());
    expect(placement).toEqual({ lesson: 'art1', timeSlot: { day: 2, start: 3, end: 4 }, classroom: 'r2' });
    expect(compiled.scope).toContain('art1');
  });

  it('does not lock a lesson without a time slot', () => {
    const draft = testSchool();
    Object.assign(draft.lessons.maths1 ?? {}, { locked: true });
    expect(startsOf(compile(draft), 'maths1')).toHaveLength(29);
  });

  it('leaves lessons out of scope as they are, also unplaced (S5.5)', () => {
    const draft = testSchool();
    draft.config.solveTeachers = ['t2'];
    place(draft, 'maths1', 0, 0);
    const compiled = compile(draft);
    expect(compiled.scope.toSorted()).toEqual(['art1', 'art2', 'boys1', 'history1', 'history2', 'history3']);
    expect(startsOf(compiled, 'maths1')).toEqual([[0, 0]]);
    expect(unitOf(compiled, 'maths2')).toBe(-1);
    expect(compiled.problem.unitLessons[unitOf(compiled, 'maths1')]).toBe(0);
    expect(compiled.decode(compiled.encode()).map((each) => each.lesson)).toEqual(['maths1']);
  });

  it("makes one unit of lessons that must be at the same time, unless 'Solve Anyways'", () => {
    const draft = testSchool();
    add(draft, link('french1', 'german1'));
    const compiled = compile(draft);
    expect(unitOf(compiled, 'french1')).toBe(unitOf(compiled, 'german1'));
    expect(compiled.problem.unitLessons[unitOf(compiled, 'french1')]).toBe(2);
    const softened = compile(draft, { solveAnyway: true });
    expect(unitOf(softened, 'french1')).not.toBe(unitOf(softened, 'german1'));
    expect(softened.problem.rules.map((rule) => rule.kind)).toEqual(['pair']);
  });

  it('reads the even days of a class off masks, also where two of its lessons are one unit', () => {
    const draft = testSchool();
    draft.constraintGroupWeights.workload = { enabled: true, weight: 3 };
    add(draft, link('french1', 'german1'));
    add(draft, { type: 'groupConstraint', base: 'c1', constraint: 'evenDays', maxShorter: 0, weight: 3 });
    const plainly = vi.spyOn(RecordingBuilder.prototype, 'plainly');
    const compiled = compile(draft);
    expect(plainly).not.toHaveBeenCalled();
    plainly.mockRestore();
    const { problem } = compiled;
    const rule = problem.rules.find((each) => each.kind === 'evaluated');
    const amountOf = (start: Int32Array) =>
      rule?.amount(start, new Int32Array(problem.needCount).fill(-1), problem);
    // Every lesson in the first two periods of the first day: its periods count once, all other days lack their share.
    const start = problem.startOffset.slice(0, problem.unitCount);
    const share = evenShares(draft, 'c1')[0] ?? 0;
    expect(amountOf(start)).toBe(4 * share + share - 2);
    // The unit of the two lessons excuses the periods of both.
    start[unitOf(compiled, 'french1')] = -1;
    expect(amountOf(start)).toBe(4 * share + share - 2 - 2);
  });

  it('does not merge lessons with a teacher in common or of different length', () => {
    const draft = testSchool();
    add(draft, link('maths1', 'drama1'));
    add(draft, link('maths3', 'german1'));
    const compiled = compile(draft);
    expect(compiled.units.every((unit) => unit.lessons.length === 1)).toBe(true);
    expect(compiled.problem.rules).toHaveLength(2);
  });

  it('removes starts that a hard rule forbids and charges those of a soft one', () => {
    const draft = testSchool();
    add(draft, { type: 'lesson', base: 'maths1', constraint: 'on day', values: [1] });
    expect(startsOf(compile(draft), 'maths1').every(([day]) => day === 1)).toBe(true);
    const softened = compile(draft, { solveAnyway: true });
    expect(startsOf(softened, 'maths1')).toHaveLength(29);
    const unit = unitOf(softened, 'maths1');
    const { startOffset, startCost } = softened.problem;
    const costs = [...startCost.subarray(startOffset[unit], startOffset[unit + 1])];
    expect(costs.filter((cost) => cost > 0)).toHaveLength(23);
  });

  it('leaves out the starts that no full timetable uses, but not where lessons may be left out', () => {
    const draft = testSchool();
    add(draft, { ...link('maths1', 'maths2'), constraint: 'before' });
    const isFirst = ([day, period]: [number, number]) => day === 0 && period === 0;
    expect(startsOf(compile(draft), 'maths2').some(isFirst)).toBe(false);
    expect(startsOf(compile(draft, { solveAnyway: true }), 'maths2').some(isFirst)).toBe(true);
    expect(startsOf(compile(draft, { apart: ['french1'] }), 'maths2').some(isFirst)).toBe(true);
    draft.config.placeAsManyAsPossible = true;
    expect(startsOf(compile(draft), 'maths2').some(isFirst)).toBe(true);
  });

  it('charges changed starts above all soft cost when the schedule should stay similar (S5.1)', () => {
    const draft = testSchool();
    draft.config.similarSchedule = true;
    place(draft, 'maths1', 0, 0);
    const compiled = compile(draft);
    const { startOffset, startCost } = compiled.problem;
    const unit = unitOf(compiled, 'maths1');
    const costs = [...startCost.subarray(startOffset[unit], startOffset[unit + 1])];
    expect(costs[0]).toBe(0);
    expect(Math.min(...costs.slice(1))).toBeGreaterThanOrEqual(100_000);
  });

  it('reports lessons without any possible place, with the rules that forbid it', () => {
    const draft = testSchool();
    add(draft, { type: 'lesson', base: 'maths1', constraint: 'on day', values: [1] });
    add(draft, { type: 'lesson', base: 'maths1', constraint: 'not on day', values: [1] });
    const { unschedulable, units } = compile(draft);
    expect(units.some((unit) => unit.lessons.includes('maths1'))).toBe(false);
    expect(unschedulable).toHaveLength(1);
    expect(unschedulable[0]).toMatchObject({ kind: 'noLegalStart', lessons: ['maths1'] });
    expect(unschedulable[0]?.constraints).toHaveLength(2);
    expect(unschedulable[0]?.sentence).toContain('maths1 of c1 has no period in which it can be placed: ');
  });

  it('keeps lessons that start together apart where one has no place and may be left out', () => {
    const draft = testSchool();
    add(draft, { type: 'lesson', base: 'maths1', constraint: 'same time', other: 'art1' });
    add(draft, { type: 'lesson', base: 'maths1', constraint: 'not on day', values: [0, 1, 2, 3, 4] });
    const [together] = compile(draft).unschedulable;
    expect(together?.lessons.toSorted()).toEqual(['art1', 'maths1']);
    expect(together?.sentence).toContain('have no period in which they can be placed together: ');
    draft.config.placeAsManyAsPossible = true;
    const { unschedulable, units } = compile({ ...draft });
    expect(unschedulable).toMatchObject([{ kind: 'noLegalStart', lessons: ['maths1'] }]);
    expect(units).toContainEqual({ lessons: ['art1'] });
  });

  it('takes lessons apart on request, and then asks no more of days than the rules do', () => {
    const draft = testSchool();
    add(draft, { type: 'lesson', base: 'maths1', constraint: 'same time', other: 'art1' });
    const whole = compile(draft);
    expect(unitOf(whole, 'maths1')).toBe(unitOf(whole, 'art1'));
    const split = compile(draft, { apart: ['maths1', 'art1'] });
    expect(unitOf(split, 'maths1')).not.toBe(unitOf(split, 'art1'));
    expect(split.problem.rules).toHaveLength(whole.problem.rules.length + 1);
  });

  it('reports fixed lessons that break a physical rule, by name', () => {
    const draft = testSchool();
    place(draft, 'maths1', 0, 0, { locked: true });
    place(draft, 'drama1', 0, 0, { locked: true });
    const { unschedulable } = compile(draft);
    expect(unschedulable.map((finding) => finding.lessons)).toEqual([['maths1', 'drama1']]);
    expect(unschedulable[0]?.sentence).toContain('t1 has maths1 of c1 and drama1 of c3 at the same time');
  });

  it('fixes lessons that must stay, and not those that rules leave a single place', () => {
    const draft = testSchool();
    add(draft, { type: 'lesson', base: 'maths1', constraint: 'on day', values: [1] });
    add(draft, { type: 'lesson', base: 'maths1', constraint: 'at period', values: [1] });
    place(draft, 'drama1', 0, 0, { locked: true });
    const compiled = compile(draft);
    expect(startsOf(compiled, 'maths1')).toHaveLength(1);
    expect(compiled.problem.fixed?.[unitOf(compiled, 'maths1')]).toBe(0);
    expect(compiled.problem.fixed?.[unitOf(compiled, 'drama1')]).toBe(1);
  });

  it('knows which of them remain where lessons may be left out: those out of scope, or outside of school', () => {
    const draft = testSchool();
    place(draft, 'maths1', 0, 0, { locked: true });
    place(draft, 'drama1', 0, 0, { locked: true });
    expect(compile(draft).lasting).toEqual([]);
    const scoped = structuredClone(draft);
    scoped.config.solveTeachers = ['t2'];
    expect(compile(scoped).lasting.map((finding) => finding.lessons)).toEqual([['maths1', 'drama1']]);
    const outside = structuredClone(draft);
    place(outside, 'drama1', 0, 30, { locked: true });
    expect(compile(outside).lasting.map((finding) => finding.lessons)).toEqual([['drama1']]);
  });

  it('reports lessons with neither a teacher nor a class, and does not schedule them (S1.8)', () => {
    const draft = testSchool();
    Object.assign(draft.lessons.maths1 ?? {}, { groups: [], teachers: [] });
    const compiled = compile(draft);
    expect(compiled.warnings.map((finding) => finding.lessons)).toEqual([['maths1']]);
    expect(compiled.scope).not.toContain('maths1');
    const many = testSchool();
    for (const id of ['maths1', 'maths2', 'maths3', 'art1', 'art2'])
      Object.assign(many.lessons[id] ?? {}, { groups: [], teachers: [] });
    expect(compile(many).warnings).toMatchObject([
      {
        sentence:
          'maths1, maths2, maths3 and 2 more have neither a teacher nor a class and are not scheduled.',
        details: ['maths1', 'maths2', 'maths3', 'art1', 'art2'],
      },
    ]);
  });

  it('keeps the calendar of a room from all but the lesson that must stay in it', () => {
    const draft = testSchool();
    for (let day = 0; day < 5; day += 1) {
      for (let period = 0; period < 6; period += 1) {
        if (period === 2) continue;
        add(draft, { type: 'classroom', base: 'r3', day, period, structure: 's' });
      }
    }
    place(draft, 'french1', 0, 0, { locked: true });
    const compiled = compile(draft);
    expect(startsOf(compiled, 'french2').every(([, period]) => period === 2)).toBe(true);
    expect(startsOf(compiled, 'french1')).toEqual([[0, 0]]);
  });

  it('warns of hard constraints that locked lessons break by themselves, and tolerates them', () => {
    const draft = testSchool();
    add(draft, { type: 'teacherConstraint', base: 't1', constraint: 'teacherMaxDays', maxDays: 1 });
    place(draft, 'maths1', 0, 0, { locked: true });
    place(draft, 'maths2', 1, 0, { locked: true });
    const { unschedulable, warnings } = compile(draft);
    expect(unschedulable).toEqual([]);
    expect(warnings.map((finding) => finding.kind)).toEqual(['brokenByFixedLessons']);
    expect(warnings[0]?.sentence).toContain('t1 teaches on 2 days (Monday and Tuesday), at most 1 allowed');
  });

  it('explains an unplaced unit by the rule that forbids it', () => {
    const draft = testSchool();
    add(draft, { type: 'subject', base: 'maths', other: 'physics', constraint: 'not same day' });
    const compiled = compile(draft);
    const unit = unitOf(compiled, 'maths1');
    const start = compiled.problem.startOffset[unit] ?? 0;
    const other = unitOf(compiled, 'physics1');
    const at = (compiled.problem.startOffset[other] ?? 0) + 1;
    const finding = compiled.explainer(assignmentWith(compiled, { [other]: at }))(unit, [
      { start, units: [other], at: [at] },
    ]);
    expect(finding.sentence).toMatch(
      /^maths1 of c1 cannot be placed: on Monday, period 1, physics1 of c2 is in the way \(maths of c1 and physics of c2 are never on the same day\); the \d+ other starts are blocked, too\.$/,
    );
  });

  it('explains an unplaced unit by the lesson in its way at that time', () => {
    const compiled = compile(testSchool());
    const unit = unitOf(compiled, 'maths1');
    const other = unitOf(compiled, 'drama1');
    const start = compiled.problem.startOffset[unit] ?? 0;
    const at = compiled.problem.startOffset[other] ?? 0;
    const finding = compiled.explainer(assignmentWith(compiled, { [other]: at }))(unit, [
      { start, units: [other], at: [at] },
    ]);
    expect(finding.sentence).toMatch(
      /^maths1 of c1 cannot be placed: on Monday, period 1, t1 has drama1 of c3; /,
    );
    expect(finding.lessons).toEqual(['maths1', 'drama1']);
  });

  it('does not say that a teacher has a lesson at another time than it is', () => {
    const draft = testSchool();
    add(draft, {
      type: 'teacherConstraint',
      base: 't1',
      constraint: 'teacherMaxLessonsPerDay',
      maxLessons: 1,
      weight: 100,
    });
    const compiled = compile(draft);
    const unit = unitOf(compiled, 'maths1');
    const other = unitOf(compiled, 'drama1');
    const start = compiled.problem.startOffset[unit] ?? 0;
    const at = (compiled.problem.startOffset[other] ?? 0) + 1;
    const finding = compiled.explainer(assignmentWith(compiled, { [other]: at }))(unit, [
      { start, units: [other], at: [at] },
    ]);
    expect(finding.sentence).toMatch(
      /^maths1 of c1 cannot be placed: on Monday, period 1, drama1 of c3 is in the way \(/,
    );
  });

  it('names only the rule that would be violated', () => {
    const draft = testSchool();
    const limit = { type: 'teacherConstraint', base: 't1', weight: 100 };
    add(draft, { ...limit, constraint: 'maxGapsPerDay', maxGaps: 1 });
    add(draft, { ...limit, constraint: 'teacherMinLessonsPerDay', minLessons: 2 });
    const all = Object.values(draft.lessons).filter(({ teachers }) => teachers.includes('t1'));
    const compiled = compile(draft);
    const unit = unitOf(compiled, 'maths1');
    const at: Record<number, number> = {};
    // The others of t1 are placed from Tuesday on, so that nothing excuses a day of one period.
    let cell = 6;
    for (const { id, numPeriods } of all) {
      if (id === 'maths1') continue;
      const starts = startsOf(compiled, id);
      const index = starts.findIndex(([day, period]) => 6 * day + period >= cell);
      at[unitOf(compiled, id)] = (compiled.problem.startOffset[unitOf(compiled, id)] ?? 0) + index;
      cell = 6 * (starts[index]?.[0] ?? 0) + (starts[index]?.[1] ?? 0) + numPeriods;
    }
    const start = compiled.problem.startOffset[unit] ?? 0;
    const leavers = Object.keys(at).map(Number).slice(0, 2);
    const explain = compiled.explainer(assignmentWith(compiled, at));
    const finding = explain(unit, [{ start, units: leavers, at: leavers.map((each) => at[each] ?? -1) }]);
    expect(finding.sentence).toMatch(
      /^maths1 of c1 cannot be placed: on Monday, period 1, t1 teaches only 1 period on Monday, at least 2 wanted; /,
    );
  });

  it('explains an unplaced unit without obstacle by its possible places', () => {
    const compiled = compile(testSchool());
    const unit = unitOf(compiled, 'maths1');
    const start = compiled.problem.startOffset[unit] ?? 0;
    const finding = compiled.explainer(assignmentWith(compiled, {}))(unit, [
      { start, units: [], at: [] },
      { start, units: [unitOf(compiled, 'drama1')], at: [start] },
    ]);
    expect(finding.sentence).toBe(
      'No place was found yet for maths1 of c1, but a start on Monday, period 1 is still possible.',
    );
  });
});
