import type { ChangeBudget, Draft, Placement } from '@bellgrid/model';
import { checkProblem, countTimetable, createSearch } from '@bellgrid/solver';
import { describe, expect, it } from 'vitest';
import { verify } from '../check/verify.ts';
import { compile } from '../compile/compile.ts';
import { createConflictSearch } from '../conflict/find-conflict.ts';
import { kinds } from '../kinds/registry.ts';
import { preCheck } from '../pre-check/pre-check.ts';
import { boundConstraints, ruleMessageOf } from '../rules/bound-constraint.ts';
import { inEnglish, spoken } from '../testing/in-english.ts';
import { createRandom, type Random } from '../testing/random.ts';
import { randomAssignment } from '../testing/random-assignment.ts';
import { testSchool } from '../testing/test-school.ts';
import { withRule } from '../testing/with-rule.ts';
import { keptStarts, mostMoves } from './kinds.ts';
import { countMoves, movedCount } from './moves.ts';

/** A school with a full timetable, in which the lessons of a teacher are then no longer allowed on Monday. */
function solved(seed: number, structures: 1 | 2 = 1): Draft {
  const draft = testSchool(structures);
  const { problem, decode } = compile(draft);
  const search = createSearch(problem, { seed });
  search.run(3000, true);
  for (const { lesson, timeSlot, classroom } of decode(search.best()))
    Object.assign(draft.lessons[lesson]!, { timeSlot, classroom });
  return draft;
}

function withBudget(draft: Draft, budget: Partial<ChangeBudget>): Draft {
  const changeBudget = { ...draft.config.changeBudget, isEnabled: true, ...budget };
  return { ...structuredClone(draft), config: { ...draft.config, changeBudget } };
}

/** Blocks the whole of a day for a teacher. */
function withoutDay(draft: Draft, base: string, day: number): Draft {
  const cells = [0, 1, 2, 3, 4, 5].map((period) => ({ day, period }));
  return withRule(structuredClone(draft), kinds.teacherCalendar, { base, cells }, 'hard');
}

const lessonsOn = (draft: Draft, teacher: string, day: number) =>
  Object.values(draft.lessons).filter(
    ({ teachers, timeSlot }) => teachers.includes(teacher) && timeSlot?.day === day,
  );

function drawBudget(random: Random): Partial<ChangeBudget> {
  const weights = random.some(['t1', 't2', 't3', 't4'], 2).map((item) => {
    return { type: 'teacher' as const, item, weight: 1 + random.below(5) };
  });
  return {
    most: random.below(12),
    teachers: [random.pick(['t2', 't3'])],
    groups: random.next() < 0.2 ? ['c3'] : [],
    weights: [...weights, { type: 'group', item: 'c2', weight: 1 + random.below(5) }],
  };
}

describe('the budget for change', () => {
  it.each([1, 2] as const)(
    'with %i structure(s), means to the engine what it means to the checker (S10.1, S10.2)',
    (structures) => {
      const random = createRandom(structures);
      let broken = 0;
      for (let round = 0; round < 60; round += 1) {
        const draft = withBudget(solved(round, structures), {
          ...drawBudget(random),
          teachers: [],
          groups: [],
        });
        const { problem, decode } = compile(draft);
        checkProblem(problem);
        const assignment = randomAssignment(problem, random, random.pick([0.1, 0.5, 1]));
        const placements = decode(assignment);
        const report = verify(draft, placements);
        const { most } = draft.config.changeBudget;
        expect(report.hardViolations).toBe(Math.max(0, movedCount(draft, placements) - most));
        expect(countTimetable(problem, assignment).hardAmount).toBe(report.hardViolations);
        broken += Number(report.hardViolations > 0);
      }
      expect(broken).toBeGreaterThan(10);
    },
  );

  it('is kept by every timetable of a search, also by that of lessons left out', () => {
    const random = createRandom(5);
    let moved = 0;
    for (let round = 0; round < 30; round += 1) {
      const draft = withBudget(withoutDay(solved(round), 't1', round % 5), drawBudget(random));
      const compiled = compile(draft);
      const initial = compiled.encode();
      const search = createSearch(compiled.problem, { seed: round, initial, assertionLevel: 'step' });
      search.run(400);
      const placements = compiled.decode(search.best());
      const report = verify(draft, placements);
      expect(report.hardViolations).toBe(0);
      expect(report.physical).toEqual([]);
      expect(movedCount(draft, placements)).toBeLessThanOrEqual(draft.config.changeBudget.most);
      moved += movedCount(draft, placements);
    }
    expect(moved).toBeGreaterThan(20);
  });

  it.each([
    ['of no moves', { most: 0 }],
    ['of a kept teacher', { most: 100, teachers: ['t2'] }],
  ])('%s holds a lesson that has to start with a locked one elsewhere', (_, budget) => {
    const own = testSchool();
    Object.assign(own.lessons.drama1!, { timeSlot: { day: 0, start: 0, end: 1 }, locked: true });
    Object.assign(own.lessons.history1!, { timeSlot: { day: 1, start: 0, end: 1 } });
    const together = { type: 'lesson', base: 'drama1', other: 'history1' };
    const draft = withBudget(withRule(own, kinds.sameTime, together, 'hard'), budget);
    const compiled = compile(draft);
    const search = createSearch(compiled.problem, { seed: 1, initial: compiled.encode() });
    search.run(3000);
    const placements = compiled.decode(search.best());
    const moved = placements.filter(({ lesson }) => lesson === 'history1');
    expect(movedCount(draft, moved)).toBe(0);
    expect(verify(draft, placements).hardViolations).toBe(0);
  });

  it('lets a search move as many lessons as have to, and no more than it allows', () => {
    const draft = withoutDay(solved(3), 't1', 0);
    const { length } = lessonsOn(draft, 't1', 0);
    expect(length).toBeGreaterThan(0);
    const compiled = compile(withBudget(draft, { most: length + 2 }));
    const search = createSearch(compiled.problem, { seed: 1, initial: compiled.encode() });
    search.run(20_000, true);
    expect(search.placed).toBe(search.lessons);
    const moved = movedCount(draft, compiled.decode(search.best()));
    expect(moved).toBeGreaterThanOrEqual(length);
    expect(moved).toBeLessThanOrEqual(length + 2);
  });

  it('counts a lesson by the largest weight of its teachers and classes', () => {
    const draft = withBudget(solved(1), {
      weights: [
        { type: 'teacher', item: 't1', weight: 2 },
        { type: 'group', item: 'c2', weight: 4 },
      ],
    });
    const moves = (id: string): Placement[] => {
      const { timeSlot, numPeriods } = draft.lessons[id]!;
      const day = (timeSlot!.day + 1) % 5;
      return [{ lesson: id, timeSlot: { day, start: 0, end: numPeriods }, classroom: null }];
    };
    const weightOf = (id: string) => movedCount(draft, moves(id));
    const own = Object.values(draft.lessons).map(({ id, teachers, groups }) => [
      weightOf(id),
      groups.includes('c2') ? 4 : teachers.includes('t1') ? 2 : 1,
    ]);
    for (const [counted, expected] of own) expect(counted).toBe(expected);
    expect(new Set(own.map(([counted]) => counted))).toEqual(new Set([1, 2, 4]));
    const all = Object.keys(draft.lessons).flatMap(moves);
    const sum = own.reduce((total, [counted = 0]) => total + counted, 0);
    expect(countMoves(draft, all)).toEqual({ lessons: all.length, counted: sum });
    const isEnabled = false;
    const without = withBudget(draft, { ...draft.config.changeBudget, isEnabled });
    expect(countMoves(without, all)).toEqual({ lessons: all.length, counted: all.length });
  });

  it('says of lessons only where each counts as one', () => {
    const said = (budget: Partial<ChangeBudget>) => {
      const draft = withBudget(solved(1), budget);
      const bound = boundConstraints(draft).find(({ kind }) => kind === mostMoves);
      return bound && inEnglish(draft, ruleMessageOf(draft, bound));
    };
    const weighed = (weight: number) => ({ weights: [{ type: 'teacher' as const, item: 't1', weight }] });
    expect(said({ most: 1 })).toBe('At most 1 lesson moves to another time');
    expect(said({ most: 7, ...weighed(1) })).toBe('At most 7 lessons move to another time');
    expect(said({ most: 7, ...weighed(3) })).toBe('Lessons that move to another time count up to 7 in all');
  });

  it('keeps the lessons of a teacher and of a class where they are (S10.3)', () => {
    const draft = withBudget(solved(1), { most: 100, teachers: ['t1'], groups: ['c2'] });
    const bounds = boundConstraints(draft).filter(({ kind }) => kind === keptStarts);
    expect(bounds).toHaveLength(2);
    const { problem, units } = compile(draft);
    units.forEach(({ lessons }, unit) => {
      const isKept = lessons.some((id) => {
        const { teachers, groups } = draft.lessons[id]!;
        return teachers.includes('t1') || groups.includes('c2');
      });
      const starts = problem.startOffset[unit + 1]! - problem.startOffset[unit]!;
      if (isKept) expect(starts).toBe(1);
      else expect(starts).toBeGreaterThan(1);
    });
  });

  it('has no effect on an unplaced lesson, nor on the timetable of the draft itself', () => {
    const draft = withBudget(solved(1), { most: 0, teachers: ['t1'] });
    expect(verify(draft).hardViolations).toBe(0);
    const empty = structuredClone(draft);
    for (const lesson of Object.values(empty.lessons)) lesson.timeSlot = null;
    const { problem } = compile(empty);
    expect(problem.rules.filter(({ kind }) => kind === 'startLoad')).toEqual([]);
  });
});

describe('a budget that is too small', () => {
  const find = (draft: Draft, seed: string) => {
    const search = createConflictSearch(draft, [seed]);
    while (!search.done) search.run(100_000);
    return search.conflict;
  };

  it('is a conflict with the rule that makes the lessons move, and none when it is one larger (S10.4)', () => {
    const draft = withoutDay(solved(3), 't1', 0);
    const own = lessonsOn(draft, 't1', 0);
    const seed = own[0]!.id;
    const conflict = find(withBudget(draft, { most: own.length - 1 }), seed)!;
    expect(conflict.isMinimal).toBe(true);
    const sentences = conflict.memberFindings.map((finding) => spoken(draft, finding).sentence);
    expect(sentences.join('\n')).toMatch(/At most \d+ lessons? moves? to another time/);
    expect(sentences.join('\n')).toContain('t1 does not teach in the periods');
    expect(find(withBudget(draft, { most: own.length }), seed)).toBeNull();
  });

  it('is found by counting where lessons cannot stay (S6.9)', () => {
    const draft = withoutDay(solved(3), 't1', 0);
    const own = lessonsOn(draft, 't1', 0);
    const weights = [{ type: 'teacher' as const, item: 't1', weight: 3 }];
    const found = (most: number) =>
      [...preCheck(withBudget(draft, { most, weights }))].flatMap((event) =>
        event.kind === 'finding' ? [spoken(draft, event.finding)] : [],
      );
    const [finding] = found(3 * own.length - 1);
    expect(finding?.kind).toBe('budgetTooSmall');
    expect(finding?.lessons).toEqual(own.map(({ id }) => id));
    expect(finding?.sentence).toContain(`${3 * own.length}`);
    expect(found(3 * own.length)).toEqual([]);
    expect(
      [...preCheck(withBudget(draft, { most: 0 }), { solveAnyway: true })].map(({ kind }) => kind),
    ).not.toContain('finding');
  });

  it('is counted by the weights of the lessons', () => {
    const draft = withoutDay(solved(3), 't1', 0);
    const own = lessonsOn(draft, 't1', 0);
    const weights = [{ type: 'teacher' as const, item: 't1', weight: 3 }];
    const conflict = find(withBudget(draft, { most: 3 * own.length - 1, weights }), own[0]!.id);
    expect(
      conflict?.members.some((each) => each.kind === 'constraint' && each.bounds[0]?.kind === mostMoves),
    ).toBe(true);
    expect(find(withBudget(draft, { most: 3 * own.length, weights }), own[0]!.id)).toBeNull();
  });

  it('is a conflict of a kept teacher, whose lesson has no other place', () => {
    const draft = withBudget(withoutDay(solved(3), 't1', 0), { most: 100, teachers: ['t1'] });
    const [lesson] = lessonsOn(draft, 't1', 0);
    const conflict = find(draft, lesson!.id);
    expect(
      conflict?.members.flatMap((each) => (each.kind === 'constraint' ? each.bounds : [])),
    ).toContainEqual(expect.objectContaining({ kind: keptStarts }));
  });
});
