import { constraintSchema, type Draft, draftSchema, type Lesson } from '@bellgrid/model';
import { checkProblem, createSearch } from '@bellgrid/solver';
import { expect, it } from 'vitest';
import { verify } from './check/verify.ts';
import { compile } from './compile/compile.ts';
import { kinds } from './kinds/registry.ts';
import { preCheck } from './pre-check/pre-check.ts';
import type { AnyKind } from './rule-forms/define-constraint.ts';
import { spoken } from './testing/in-english.ts';
import { createRandom, type Random } from './testing/random.ts';
import { testSchool } from './testing/test-school.ts';

const DRAFTS = 80;

const WEIGHTS = [-1, 0, 1, 3, 5, 100] as const;
const IDS = ['t1', 't2', 'c1', 'c2', 'r1', 'maths', 'art', 'maths1', 'physics1', 'nobody'] as const;

function damageLesson(lesson: Lesson, random: Random): void {
  const start = random.below(7);
  const changes: (() => void)[] = [
    () => Object.assign(lesson, { numPeriods: 1 + random.below(9) }),
    () => Object.assign(lesson, { structure: random.pick(['s', 'k', 'nowhere']) }),
    () => Object.assign(lesson, { groups: random.some(IDS, 0) }),
    () => Object.assign(lesson, { teachers: random.some(IDS, 0) }),
    () => Object.assign(lesson, { viableClassrooms: random.some(['r1', 'r2', 'nobody'], 1) }),
    () => Object.assign(lesson, { classroom: random.pick(['r1', 'nobody', null]) }),
    () => Object.assign(lesson, { subject: random.pick(IDS) }),
  ];
  for (const change of random.some(changes).slice(0, 2)) change();
  if (random.next() < 0.1) {
    Object.assign(lesson, { locked: true, timeSlot: { day: random.below(7), start, end: start + 1 } });
  }
}

/** A value for a parameter that a kind may accept or refuse. */
function anyValue(key: string, random: Random): unknown {
  if (/^(base|other)$/.test(key)) return random.pick(IDS);
  if (/^(subjects|subjectsA|subjectsB|lessons|classrooms)$/.test(key)) return random.some(IDS, 1);
  if (key === 'cells') return [{ day: random.below(9), period: random.below(40) }];
  if (key === 'values') return random.some([0, 1, 5, 30, 99], 1);
  return random.pick([0, 1, 2, 31, 99, 'period', 'minute', '<', '>=', true]);
}

function damage(draft: Draft, random: Random): void {
  for (const lesson of random.some(Object.values(draft.lessons)).slice(0, 6)) damageLesson(lesson, random);
  for (let index = 0; index < 40; index += 1) {
    const kind = random.pick(Object.values<AnyKind>(kinds));
    const types = [
      'subject',
      'lesson',
      'teacherConstraint',
      'groupConstraint',
      'lessons',
      kind.kind,
      'teacher',
    ];
    const params = kind.defaults(draft) as Record<string, unknown>;
    const changed = Object.keys(params).map((key) => [key, anyValue(key, random)]);
    const record = {
      ...params,
      ...Object.fromEntries(random.some(changed, 0)),
      weight: random.pick(WEIGHTS),
    };
    const cell = { day: random.below(9), period: random.below(40), structure: 's', level: random.below(3) };
    const whole = { ...cell, ...record, id: `rule${index}`, type: random.pick(types), constraint: kind.name };
    const parsed = constraintSchema.safeParse(whole);
    if (parsed.success) draft.constraints[parsed.data.id] = parsed.data;
  }
  for (const group of Object.values(draft.constraintGroupWeights)) {
    Object.assign(group, { enabled: random.next() < 0.5, weight: random.pick(WEIGHTS) });
  }
  const structure = draft.schoolData.structures.s;
  if (structure && random.next() < 0.5) {
    for (const period of random.some(structure.periods)) {
      Object.assign(period, { periodStart: random.below(1440), periodEnd: random.below(1440) });
    }
  }
  if (random.next() < 0.2) draft.schoolData.days.splice(random.below(5));
  draft.config.solveTeachers = random.next() < 0.3 ? ['t1', 'nobody'] : [];
  draft.config.similarSchedule = random.next() < 0.3;
  draft.config.isClassroomsEnabled = random.next() < 0.8;
}

it('checks, compiles and searches every draft that the schema accepts', () => {
  let schedulable = 0;
  for (let seed = 0; seed < DRAFTS; seed += 1) {
    const random = createRandom(seed);
    const damaged = testSchool(random.next() < 0.5 ? 1 : 2);
    damage(damaged, random);
    const draft = draftSchema.parse(damaged);
    const solveAnyway = random.next() < 0.3;
    for (const event of preCheck(draft, { solveAnyway })) {
      if (event.kind === 'finding')
        expect(spoken(draft, event.finding).sentence, `seed ${seed}`).not.toBe('');
    }
    const compiled = compile(draft, { solveAnyway });
    checkProblem(compiled.problem);
    const search = createSearch(compiled.problem, { seed, initial: compiled.encode() });
    search.run(30);
    const { physical } = verify(draft, compiled.decode(search.best()));
    if (compiled.unschedulable.every(({ code }) => !code.startsWith('findings.fixedLessons.'))) {
      schedulable += 1;
      expect(physical, `seed ${seed}`).toEqual([]);
    }
    verify(draft);
  }
  expect(schedulable).toBeGreaterThan(DRAFTS / 4);
});
