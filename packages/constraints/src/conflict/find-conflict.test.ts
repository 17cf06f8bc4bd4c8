import {
  calendarConstraintSchema,
  classroomSchema,
  constraintSchema,
  createExampleSchool,
  type Draft,
  groupSchema,
  LEVEL,
  teacherSchema,
  timetableOf,
  WEIGHT,
} from '@bellgrid/model';
import { createSearch } from '@bellgrid/solver';
import { beforeAll, describe, expect, it } from 'vitest';
import { verify } from '../check/verify.ts';
import { compile } from '../compile/compile.ts';
import { kinds } from '../kinds/registry.ts';
import type { AnyKind } from '../rule-forms/define-constraint.ts';
import { boundConstraints, isHard, matchesOf } from '../rules/bound-constraint.ts';
import { addSubject, drawSchool } from '../testing/draw-school.ts';
import { spoken } from '../testing/in-english.ts';
import type { KindCases } from '../testing/kind-cases.ts';
import { type Pattern, patterns, plantConflict } from '../testing/plant-conflict.ts';
import { createRandom } from '../testing/random.ts';
import { testSchool } from '../testing/test-school.ts';
import { withRule } from '../testing/with-rule.ts';
import { memberFindings } from './conflict-member.ts';
import { createConflictSearch } from './find-conflict.ts';

/** The conflict, with the sentences of its summary and of its members. */
function find(draft: Draft, seeds: readonly string[]) {
  const search = createConflictSearch(draft, seeds);
  while (!search.done) search.run(100_000);
  const { conflict } = search;
  if (!conflict) return null;
  const { members, isMinimal, summary, memberFindings } = conflict;
  const findings = [summary, ...memberFindings].map((each) => spoken(draft, each));
  return { members, isMinimal, findings };
}

/** The lessons that a short search leaves out. */
function unplaced(draft: Draft, steps = 3000): string[] {
  const compiled = compile(draft);
  const search = createSearch(compiled.problem, { seed: 1 });
  search.run(steps, true);
  const { start } = search.best();
  const left = compiled.units.flatMap((unit, index) => ((start[index] ?? -1) < 0 ? unit.lessons : []));
  const held = new Set(compiled.units.flatMap((unit) => unit.lessons));
  return [...left, ...compiled.scope.filter((lesson) => !held.has(lesson))];
}

function namesOf(conflict: NonNullable<ReturnType<typeof find>>): string[] {
  return conflict.findings.flatMap((finding) => [
    ...finding.lessons,
    ...finding.constraints,
    ...finding.teachers,
    ...finding.classrooms,
    ...finding.subjects,
  ]);
}

/** The shape that the summary says. */
const shapes: Record<Pattern, RegExp> = {
  overload: /^There are too few periods of Teacher xt for Latin/,
  chain: /^There is no common time of Choir/,
  spread: /^Greek of .* needs \d days, and only /,
  rooms: /^There is too little room for Physics .* in Lab xr0 and Lab xr1: /,
  bells: /^There are too few periods of Teacher xt for Dance/,
};

describe.each(patterns)('a planted conflict: %s', (pattern) => {
  it('is found, proved minimal, and names the planted members (S5.4)', () => {
    for (let seed = 1; seed <= 4; seed += 1) {
      const draft = drawSchool(seed);
      expect(unplaced(draft), `seed ${seed}`).toEqual([]);
      const planted = structuredClone(draft);
      plantConflict(planted, pattern, seed);
      const conflict = find(planted, unplaced(planted));
      expect(conflict, `seed ${seed}`).not.toBeNull();
      if (!conflict) continue;
      expect(conflict.isMinimal, `seed ${seed}`).toBe(true);
      expect(namesOf(conflict).filter((id) => !id.startsWith('x'))).toEqual([]);
      expect(conflict.findings[0]?.sentence).toMatch(
        /^.+: \d+ rules and \d+ lessons cannot be kept together; without any one of them the others can be kept\. The rest of the school may have other problems\.$/,
      );
      expect(conflict.findings[0]?.sentence).toMatch(shapes[pattern]);
      expect(conflict.findings.every((finding) => finding.sentence.length > 5)).toBe(true);
    }
  });
});

describe('a conflict of', () => {
  it('many lessons names the largest subjects, and all on demand', () => {
    const draft = drawSchool(1);
    const before = Object.values(draft.lessons).filter(({ groups }) => groups.includes('c0')).length;
    addSubject(draft, {
      id: 'more',
      name: 'More',
      group: 'c0',
      teacher: 't0',
      count: 36 - before,
      structure: 's',
    });
    const conflict = find(draft, ['more-0']);
    const told = conflict?.findings.filter(({ kind }) => kind === 'conflictLessons') ?? [];
    expect(told).toHaveLength(1);
    expect(told[0]?.sentence).toMatch(
      /^36 lessons of Class 0 have to be placed \(36 periods in all\): More of Class 0 × \d+, \w+ of Class 0 × \d, \w+ of Class 0 × \d and 4 more$/,
    );
    expect(told[0]?.lessons).toHaveLength(36);
    expect(told[0]?.details).toHaveLength(7);
    const counts = told[0]?.details?.map((line) => Number(/ × (\d+)$/.exec(line)?.[1])) ?? [];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(36);
  });

  it('more than two hundred lessons is found: six rooms hold 210', () => {
    const draft = drawSchool(1);
    const rooms = Array.from({ length: 6 }, (_, index) => `x-room-${index}`);
    for (const id of rooms) draft.classrooms[id] = classroomSchema.parse({ id, name: id });
    for (let c = 0; c < 9; c += 1) {
      const [group, teacher] = [`x-class-${c}`, `x-teacher-${c}`];
      draft.groups[group] = groupSchema.parse({ id: group, name: group, structure: 's' });
      draft.teachers[teacher] = teacherSchema.parse({ id: teacher, name: teacher });
      const own = { id: `x-lab-${c}`, name: 'Lab', group, teacher, viableClassrooms: rooms };
      addSubject(draft, { ...own, count: c < 4 ? 24 : 23, structure: 's' });
    }
    const search = createConflictSearch(draft, ['x-lab-0-0']);
    // Reducing it to the needed ones would take long.
    while (!search.done && search.conflict === null) search.run(100_000);
    const members = search.conflict?.members ?? [];
    expect(members.filter(({ kind }) => kind === 'lesson')).toHaveLength(211);
    expect(members.filter(({ kind }) => kind === 'rooms')).toHaveLength(9);
  });

  it.each([
    ['at least one a day', 'AtLeastOnePerDay', 'needs 5 days, and only 2 are possible (Monday and Tuesday)'],
    ['one a day', 'NoMoreThanOnePerDay', 'needs 3 days, and only 2 are possible (Monday and Tuesday)'],
  ] as const)('a subject of %s that may only be on two days names the days', (_, constraint, shape) => {
    const draft = drawSchool(1);
    const own = { id: 'x', name: 'Choir', group: 'c0', teacher: 't0', count: 5, structure: 's' };
    addSubject(draft, own);
    const subject = draft.subjects.x!;
    draft.subjects.x = { ...subject, lessonsSpreadConstraint: { constraint, weight: WEIGHT.HARD } };
    const planted = withRule(draft, kinds.onDay, { type: 'subject', base: 'x', values: [0, 1] }, 'hard');
    const conflict = find(planted, unplaced(planted));
    expect(conflict?.isMinimal).toBe(true);
    expect(conflict?.findings[0]?.sentence).toMatch(/^Choir of Class 0 .*: 2 rules and 3 lessons/);
    expect(conflict?.findings[0]?.sentence).toContain(shape);
  });

  it('a teacher who is never there on a day of his lessons names the days that are left', () => {
    const draft = drawSchool(1);
    addSubject(draft, { id: 'x', name: 'Choir', group: 'c0', teacher: 't0', count: 3, structure: 's' });
    const subject = draft.subjects.x!;
    const spread = { constraint: 'NoMoreThanOnePerDay', weight: WEIGHT.HARD } as const;
    draft.subjects.x = { ...subject, lessonsSpreadConstraint: spread };
    const cells = [0, 1, 2, 3].flatMap((day) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((period) => ({ day, period })),
    );
    for (const cell of cells) {
      const id = `away-${cell.day}-${cell.period}`;
      const record = { id, type: 'teacher', base: 't0', structure: 's', ...cell, level: LEVEL.HARD };
      draft.constraints[id] = calendarConstraintSchema.parse({ ...record, weight: WEIGHT.HARD });
    }
    const conflict = find(draft, ['x-0', 'x-1', 'x-2']);
    expect(conflict?.findings[0]?.sentence).toContain('Choir of Class 0');
    expect(conflict?.findings[0]?.sentence).toContain('and only Friday is possible');
  });

  it('a subject that needs more days than its teacher may teach on names the teacher', () => {
    const draft = drawSchool(1);
    addSubject(draft, { id: 'x', name: 'Choir', group: 'c0', teacher: 't0', count: 3, structure: 's' });
    const subject = draft.subjects.x!;
    const spread = { constraint: 'NoMoreThanOnePerDay', weight: WEIGHT.HARD } as const;
    draft.subjects.x = { ...subject, lessonsSpreadConstraint: spread };
    const planted = withRule(draft, kinds.teacherMaxDays, { base: 't0', maxDays: 2 }, 'hard');
    const conflict = find(planted, ['x-0', 'x-1', 'x-2']);
    expect(conflict?.isMinimal).toBe(true);
    expect(conflict?.findings[0]?.sentence).toMatch(
      /^Choir of Class 0 needs 3 days, and Teacher of Maths may teach on only 2 days: 2 rules and 3 lessons/,
    );
  });

  it.each([
    ['after', 'There is no time for Choir of Class 0 in the required order'],
    ['same day', 'There is no common day of Choir of Class 0'],
    ['directlyAfter', 'There is no time for Choir of Class 0 directly after one another'],
  ])('lessons on other days than “%s” asks for names what it asks for', (constraint, shape) => {
    const draft = drawSchool(1);
    addSubject(draft, { id: 'x', name: 'Choir', group: 'c0', teacher: 't0', count: 2, structure: 's' });
    const pair = { type: 'lesson', base: 'x-1', other: 'x-0' };
    const asked = constraint === 'directlyAfter' ? { type: 'lessons', lessons: ['x-0', 'x-1'] } : pair;
    const onDay = { type: 'lesson', constraint: 'on day' };
    const rules = [
      { ...asked, constraint },
      { ...onDay, base: 'x-0', values: [4] },
      { ...onDay, base: 'x-1', values: [1] },
    ];
    rules.forEach((rule, index) => {
      const id = `rule ${index}`;
      draft.constraints[id] = constraintSchema.parse({ id, weight: WEIGHT.HARD, ...rule });
    });
    const conflict = find(draft, ['x-0', 'x-1']);
    expect(conflict?.members).toHaveLength(5);
    expect(conflict?.findings[0]?.sentence).toContain(`${shape}: 3 rules and 2 lessons`);
  });

  it('a rule of one class names that class, and it first in the subjects that it shares with others', () => {
    const draft = drawSchool(1);
    const shared = Object.values(draft.lessons).filter(({ groups }) => groups.includes('c1'));
    for (const { id, subject, groups } of shared) {
      draft.lessons[id] = { ...draft.lessons[id]!, groups: ['c0', ...groups] };
      draft.subjects[subject] = { ...draft.subjects[subject]!, groups: ['c0', ...groups] };
    }
    const own = Object.values(draft.lessons).filter(({ groups }) => !groups.includes('c1'));
    for (const { id, subject } of own) {
      delete draft.lessons[id];
      delete draft.subjects[subject];
    }
    const limit = { type: 'groupConstraint', constraint: 'maxPeriodsPerDay', base: 'c1', maxPeriods: 3 };
    draft.constraints.limit = constraintSchema.parse({ id: 'limit', weight: WEIGHT.HARD, ...limit });
    const conflict = find(draft, [shared[0]!.id]);
    const sentences = conflict?.findings.map(({ sentence }) => sentence) ?? [];
    expect(sentences[0]).toMatch(/^There are too few periods of Class 1 for \w+ of Class 1 and Class 0/);
    expect(sentences.join(' ')).not.toContain('Class 0 and Class 1');
    const bounds = boundConstraints(draft).filter(({ records }) => records.includes('limit'));
    const lessons = shared.map(({ id }) => ({ kind: 'lesson', lesson: draft.lessons[id]! }) as const);
    const told = memberFindings(draft, [{ kind: 'constraint', bounds }, ...lessons]);
    const all = told.map((each) => spoken(draft, each)).find(({ kind }) => kind === 'conflictLessons');
    expect(all?.sentence).toMatch(
      / lessons of Class 1 have to be placed .*: \w+ of Class 1 and Class 0 × \d/,
    );
    expect(all?.groups).toEqual(['c1']);
  });

  it('one lesson that fits into no day is not said to be together with anything', () => {
    const draft = drawSchool(1);
    const [lesson] = Object.values(draft.lessons);
    draft.lessons[lesson!.id] = { ...lesson!, numPeriods: 8 };
    const conflict = find(draft, [lesson!.id]);
    expect(conflict?.findings[0]?.sentence).toBe(
      'There is no possible time for Maths of Class 0: 1 lesson cannot be kept, whatever else is changed. The rest of the school may have other problems.',
    );
  });

  it('a lock outside of school is the lock and the lesson', () => {
    const draft = drawSchool(1);
    const [lesson] = Object.values(draft.lessons);
    const timeSlot = { day: 0, start: 9, end: 10 };
    draft.lessons[lesson!.id] = { ...lesson!, locked: true, timeSlot };
    const conflict = find(draft, [lesson!.id]);
    expect(conflict?.isMinimal).toBe(true);
    expect(conflict?.members.map(({ kind }) => kind).sort()).toEqual(['lesson', 'lock']);
    expect(conflict?.findings[0]?.sentence).toMatch(
      /^There is no possible time for .+: 1 rule and 1 lesson cannot be kept together; without either of them the other can be kept\. /,
    );
  });
});

describe('a conflict of two locked lessons at the same time', () => {
  it('says whose they are, and when', () => {
    const draft = drawSchool(1);
    const [first] = Object.values(draft.lessons);
    const [teacher] = first!.teachers;
    const second = Object.values(draft.lessons).find(
      ({ id, subject, teachers }) =>
        id !== first!.id && subject !== first!.subject && teachers.includes(teacher!),
    );
    const timeSlot = { day: 1, start: 2, end: 3 };
    for (const lesson of [first!, second!])
      draft.lessons[lesson.id] = { ...lesson, numPeriods: 1, locked: true, timeSlot };
    const conflict = find(draft, [first!.id, second!.id]);
    expect(conflict?.members.map(({ kind }) => kind).sort()).toEqual(['lesson', 'lesson', 'lock', 'lock']);
    expect(conflict?.findings[0]?.sentence).toMatch(
      /^Teacher of Maths has Maths of Class 0 and Maths of Class 1 at the same time on Tuesday, period 3: 2 rules and 2 lessons cannot be kept together; /,
    );
  });
});

describe('the members of a conflict', () => {
  it('name the teacher that lessons of two classes share', () => {
    const draft = drawSchool(1);
    plantConflict(draft, 'chain', 1);
    const told = find(draft, ['xs0-0'])?.findings.map(({ sentence }) => sentence) ?? [];
    expect(told.filter((sentence) => sentence.startsWith('Teacher xt0 teaches'))).toEqual([
      expect.stringMatching(/^Teacher xt0 teaches both Choir 0 of Class \d and Choir \d of Class \d$/),
    ]);
  });

  it('are one line where they are alike, with all names, and the records of all', () => {
    const draft = drawSchool(1);
    const lessons = [draft.lessons['Maths0-0'], draft.lessons['Maths1-0'], draft.lessons['Maths2-0']];
    for (const base of ['t0', 't1', 't2', 't3']) {
      const id = `rule-${base}`;
      const days = { type: 'teacherConstraint', constraint: 'teacherMaxDays', maxDays: 2, weight: 100 };
      draft.constraints[id] = constraintSchema.parse({ id, base, ...days });
    }
    const members = boundConstraints(draft).flatMap((bound) =>
      bound.records.length > 0 ? [{ kind: 'constraint', bounds: [bound] } as const] : [],
    );
    const locks = lessons.flatMap((lesson, day) => {
      if (!lesson) return [];
      const held = { ...lesson, locked: true, timeSlot: { day, start: 0, end: 1 } };
      return [{ kind: 'lock', lesson: held } as const];
    });
    const told = memberFindings(draft, [...members, ...locks]).map((each) => spoken(draft, each));
    expect(told.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(
        /^Teacher of Maths .+; the same for Teacher of English, Teacher of History and Teacher of Biology$/,
      ),
      '3 lessons are locked: Maths of Class 0 on Monday, period 1; Maths of Class 1 on Tuesday, period 1; Maths of Class 2 on Wednesday, period 1',
    ]);
    expect(told[0]?.constraints).toEqual(['rule-t0', 'rule-t1', 'rule-t2', 'rule-t3']);
    expect(told[0]?.teachers).toEqual(['t0', 't1', 't2', 't3']);
  });

  it('say in which cells lessons may be', () => {
    const draft = drawSchool(1);
    const cells = [2, 3].map((period) => ({ day: 0, period }));
    const rule = { type: 'lessons', constraint: 'allowedCells', lessons: ['Maths0-0'], cells };
    draft.constraints.rule = constraintSchema.parse({ id: 'rule', weight: 100, ...rule });
    const bounds = boundConstraints(draft).filter(({ records }) => records.includes('rule'));
    const [told] = memberFindings(draft, [{ kind: 'constraint', bounds }]);
    expect(told && spoken(draft, told).sentence).toBe(
      'Maths of Class 0 may only start at these times (Monday, periods 3 and 4)',
    );
  });
});

describe('a school that has a timetable', () => {
  const cases = new Map<AnyKind, KindCases>();
  /** Kinds with a form of their own for the prover. */
  const saidForProof = Object.values<AnyKind>(kinds).filter((kind) => kind.prove !== undefined);
  beforeAll(async () => {
    for (const kind of Object.values<AnyKind>(kinds)) {
      const module = (await import(`../kinds/${kind.kind}/cases.ts`)) as { cases: KindCases };
      cases.set(kind, module.cases);
    }
  });

  it('has no conflict with any rules that its timetable keeps', () => {
    let rules = 0;
    for (let seed = 1; seed <= 12; seed += 1) {
      const random = createRandom(seed);
      let draft = testSchool(seed % 3 === 0 ? 2 : 1);
      const compiled = compile(draft);
      const search = createSearch(compiled.problem, { seed });
      search.run(3000, true);
      const placements = compiled.decode(search.best());
      expect(verify(draft, placements).unplaced).toEqual([]);
      for (let i = 0; i < 120; i += 1) {
        const kind = random.pick(i % 3 > 0 ? saidForProof : [...cases.keys()]);
        const tried = withRule(structuredClone(draft), kind, cases.get(kind)?.draw(random) ?? {}, 'hard');
        const rule = tried.constraints.rule;
        if (rule) {
          delete tried.constraints.rule;
          tried.constraints[`rule ${i}`] = { ...rule, id: `rule ${i}` };
        }
        const timetable = timetableOf(tried, placements);
        const isKept = boundConstraints(tried).every(
          (bound) => !isHard(bound) || matchesOf(bound, timetable).length === 0,
        );
        if (!isKept || verify(tried, placements).hardViolations > 0) continue;
        draft = tried;
        rules += 1;
      }
      const [first = '', second = ''] = random.some(Object.keys(draft.lessons), 2);
      expect(find(draft, [first, second]), `seed ${seed}`).toBeNull();
    }
    expect(rules).toBeGreaterThan(200);
  });

  it('has none in the example school', () => {
    const draft = createExampleSchool();
    const seeds = Object.keys(draft.lessons).slice(0, 3);
    expect(find(draft, seeds)).toBeNull();
  });
});
