import { readdirSync } from 'node:fs';
import {
  constraintSchema,
  type Draft,
  hasScope,
  type Id,
  type Timetable,
  timetableOf,
  WEIGHT,
} from '@bellgrid/model';
import { checkProblem, countTimetable, createSearch } from '@bellgrid/solver';
import { beforeAll, describe, expect, it } from 'vitest';
import { totalAmount } from '../amounts/person.ts';
import { verify } from '../check/verify.ts';
import { compile } from '../compile/compile.ts';
import type { AnyKind } from '../rule-forms/define-constraint.ts';
import { boundConstraints, matchesOf, ruleReferences } from '../rules/bound-constraint.ts';
import { inEnglish } from '../testing/in-english.ts';
import { drawScope, type KindCases } from '../testing/kind-cases.ts';
import { createRandom } from '../testing/random.ts';
import { randomAssignment } from '../testing/random-assignment.ts';
import { type Drawn, placementsOf, testSchool } from '../testing/test-school.ts';
import { withLongDays } from '../testing/with-long-days.ts';
import { typeOf, withRule } from '../testing/with-rule.ts';
import { kinds } from './registry.ts';

const RULES = 10;
const TIMETABLES = 10;
/** Searches of a kind, and the steps of each between two looks. */
const SEARCHES = 3;
const STEPS = 150;

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

describe('the registry of kinds', () => {
  it('has one line per folder, sorted', () => {
    expect(Object.keys(kinds)).toEqual(folders);
  });

  it('gives each kind the name of its folder', () => {
    for (const [name, kind] of Object.entries<AnyKind>(kinds)) expect(kind.kind).toBe(name);
  });

  it('never reads one stored constraint as two kinds', () => {
    const keys = Object.values<AnyKind>(kinds).map((kind) => {
      const isTeacher = kind.family === 'teacherOrGroup';
      return `${isTeacher ? 'teacher' : kind.family} ${kind.name}`;
    });
    expect(new Set(keys).size).toBe(keys.length);
  });
});

function amountIn(draft: Draft, kind: AnyKind, drawn: Drawn): number {
  const timetable = timetableOf(draft, placementsOf(draft, drawn));
  return amountOn(draft, kind, timetable);
}

function amountOn(draft: Draft, kind: AnyKind, timetable: Timetable): number {
  return boundConstraints(draft)
    .filter((bound) => bound.kind === kind)
    .reduce((sum, bound) => sum + totalAmount(matchesOf(bound, timetable)), 0);
}

describe.each(Object.values<AnyKind>(kinds))('$kind', (kind) => {
  let cases: KindCases;
  const { kind: name } = kind;

  beforeAll(async () => {
    ({ cases } = await import(`./${name}/cases.ts`));
  });

  it('has defaults that its own schema accepts', () => {
    const defaults = kind.defaults(schoolOf(cases));
    expect(kind.params.parse(defaults)).toEqual(defaults);
  });

  it('finds nothing in the satisfied timetable', () => {
    const draft = withRule(schoolOf(cases), kind, cases.satisfied.params, 'soft');
    expect(amountIn(draft, kind, cases.satisfied.at)).toBe(0);
    expect(boundConstraints(draft).some((bound) => bound.kind === kind)).toBe(true);
  });

  it('finds the amount of the violated timetable (S1.7, S4.1, S4.3, S4.4, S4.5, S4.6, S4.7, S4.8, S7.1)', () => {
    const draft = withRule(schoolOf(cases), kind, cases.violated.params, 'soft');
    expect(amountIn(draft, kind, cases.violated.at)).toBe(cases.violated.amount);
  });

  it('points at lessons, with a complete sentence for each violation', () => {
    const draft = withRule(schoolOf(cases), kind, cases.violated.params, 'soft');
    const { matches } = verify(draft, placementsOf(draft, cases.violated.at));
    for (const match of matches) {
      const sentence = inEnglish(draft, match.message);
      expect(match.message.code).toMatch(new RegExp(`^kinds\\.${name}\\.violation`));
      expect(sentence).toMatch(/^\S.{8,}\S$/);
      expect(sentence).not.toContain('another version');
      expect(sentence).not.toMatch(/undefined|NaN|null|\[object|a lesson\b|a subject\b|a teacher\b/);
      expect(match.amount).toBeGreaterThan(0);
      for (const lesson of match.lessons) expect(draft.lessons).toHaveProperty(lesson);
    }
  });

  it('says itself in a sentence with the names of its items', () => {
    const draft = withRule(schoolOf(cases), kind, cases.violated.params, 'soft');
    for (const bound of boundConstraints(draft).filter((each) => each.kind === kind)) {
      const sentence = inEnglish(draft, kind.ruleMessage(bound.params, draft));
      expect(sentence).not.toContain('another version');
      expect(sentence).toMatch(/^\S.{8,}[^\s.]$/);
      expect(sentence).not.toMatch(/undefined|NaN|null|\[object/);
      const { teachers = [], groups = [], subjects = [], lessons = [] } = ruleReferences(bound);
      for (const id of [...teachers, ...groups, ...subjects, ...lessons].slice(0, 2)) {
        expect(sentence).toContain(id);
      }
    }
  });

  it('has no effect when it is off', () => {
    const draft = withRule(schoolOf(cases), kind, cases.violated.params, 'off');
    expect(boundConstraints(draft).filter((bound) => bound.kind === kind)).toEqual([]);
    expect(compile(draft).problem.rules).toEqual([]);
  });

  it.each([1, 2] as const)(
    'costs the engine what it costs the checker, with %i structure(s)',
    (structures) => {
      compareAll(kind, cases, structures, 'soft');
    },
  );

  it('is hard in the engine where it is hard for the checker', () => {
    // 'Same classroom' has an effect only while its category has a weight.
    if (kind === kinds.lessonsSameClassroom) return;
    compareAll(kind, cases, 1, 'hard');
  });

  it('means for many what it means for each, with an own rule in its place', () => {
    if (!kind.record || !hasScope(kind.record)) return;
    compareAll(kind, ofScopes(kind, cases), 1, 'soft');
    compareAll(kind, ofScopes(kind, cases), 2, 'hard');
  });

  it('counts no gap where a lunch rule demands a free period (S9.5)', () => {
    if (kind !== kinds.maxGapsPerDay && kind !== kinds.maxGapsPerWeek) return;
    const prepare = (draft: Draft) => {
      withLongDays(draft);
      const window = {
        constraint: 'lunchBreak',
        base: { items: 'all' },
        start: 3,
        end: 5,
        weight: WEIGHT.TWO,
      };
      for (const type of ['teacherConstraint', 'groupConstraint'])
        draft.constraints[`lunch-${type}`] = constraintSchema.parse({ ...window, id: `lunch-${type}`, type });
    };
    for (const level of ['soft', 'hard'] as const) {
      compareAll(kind, { ...cases, prepare }, 1, level);
      compareAll(kind, { ...cases, prepare }, 2, level);
    }
  });

  it('demands lessons in an empty timetable only if it declares so (S4.2)', () => {
    const random = createRandom(5);
    const amounts = Array.from({ length: 40 }, () => {
      const draft = withRule(schoolOf(cases), kind, cases.draw(random), 'hard');
      return amountIn(draft, kind, {});
    });
    expect(amounts.some((amount) => amount > 0)).toBe(kind.asksForLessons ?? false);
  });

  it('has the same amount in search and checker, and is kept when it is hard', () => {
    const random = createRandom(99);
    for (let round = 0; round < SEARCHES; round += 1) {
      const level = round === 0 ? 'hard' : 'soft';
      const draft = withRule(schoolOf(cases), kind, cases.draw(random), level);
      // A rule that demands more lessons than there are is never kept; the pre-check reports it.
      if (level === 'hard' && amountIn(draft, kind, {}) > 0) continue;
      const { problem, decode } = compile(draft);
      const search = createSearch(problem, { seed: round });
      for (let look = 0; look < 3 && !search.done; look += 1) {
        search.run(STEPS);
        const report = verify(draft, decode(search.best()));
        expect(report.hardViolations).toBe(0);
        expect(report.placed).toBe(search.placed);
        if (Number.isFinite(search.cost)) expect(search.cost).toBeCloseTo(report.cost, 6);
      }
    }
  });
});

/** The cases of a kind as rules for many. */
function ofScopes(kind: AnyKind, cases: KindCases): KindCases {
  return {
    ...cases,
    draw: (random) => {
      const params = { type: typeOf(kind), ...(cases.draw(random) as { base: Id }) };
      return { ...params, base: drawScope(random, params.type, params.base) };
    },
  };
}

/** The school that a kind says something in. */
function schoolOf({ prepare }: KindCases, structures: 1 | 2 = 1): Draft {
  const draft = testSchool(structures);
  prepare?.(draft);
  return draft;
}

/** Random rules of the kind on random timetables: the engine's cost and amounts equal the checker's. */
function compareAll(kind: AnyKind, cases: KindCases, structures: 1 | 2, level: 'soft' | 'hard'): void {
  const random = createRandom(structures * 1000 + (level === 'hard' ? 7 : 0));
  let broken = 0;
  for (let rule = 0; rule < RULES; rule += 1) {
    const params = cases.draw(random);
    const draft = withRule(schoolOf(cases, structures), kind, params, level);
    const { problem, decode } = compile(draft);
    checkProblem(problem);
    for (let round = 0; round < TIMETABLES; round += 1) {
      const assignment = randomAssignment(problem, random, random.pick([0.5, 0.9, 1]));
      const counted = countTimetable(problem, assignment);
      const report = verify(draft, decode(assignment));
      const where = `rule ${rule} ${JSON.stringify(params)}, timetable ${round}`;
      expect(report.physical, where).toEqual([]);
      // A hard rule of a divided class can be several rules of the engine: only whether it holds is equal.
      expect({ cost: counted.cost, isHeld: counted.hardAmount === 0 }, where).toEqual({
        cost: report.cost,
        isHeld: report.hardViolations === 0,
      });
      broken += report.matches.length;
    }
  }
  // A suite in which the rule is never broken would show nothing.
  const isNeverBroken = kind === kinds.sameTimeOptional || (level === 'hard' && broken === 0);
  if (!isNeverBroken) expect(broken).toBeGreaterThan(0);
}

describe('weights of the cases', () => {
  it('are soft, hard and off as the suite asks', () => {
    const draft = withRule(testSchool(), kinds.onDay, { type: 'lesson', base: 'art1', values: [0] }, 'soft');
    expect(boundConstraints(draft).map((bound) => bound.weight)).toEqual([6]);
    expect(draft.constraints.rule?.weight).toBe(WEIGHT.TWO);
  });
});
