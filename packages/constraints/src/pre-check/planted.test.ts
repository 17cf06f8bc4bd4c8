import { constraintSchema, type Draft } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { verify } from '../check/verify.ts';
import { spoken } from '../testing/in-english.ts';
import { crossDivisions, placementsOf, testSchool } from '../testing/test-school.ts';
import { preCheck } from './pre-check.ts';

/** The findings of one check, on a copy: the draft is changed afterwards. */
function findings(draft: Draft, kind: string) {
  return [...preCheck(structuredClone(draft))].flatMap((event) => {
    if (event.kind !== 'finding') return [];
    const finding = spoken(draft, event.finding);
    return finding.kind === kind ? [{ ...event, finding }] : [];
  });
}

function add(draft: Draft, record: object): void {
  const id = `rule${Object.keys(draft.constraints).length}`;
  draft.constraints[id] = constraintSchema.parse({ id, ...record });
}

function close(draft: Draft, type: string, base: string, day: number, periods: readonly number[]): void {
  for (const period of periods) add(draft, { type, base, day, period, structure: 's' });
}

function change(draft: Draft, lesson: string, changes: object): void {
  Object.assign(draft.lessons[lesson] ?? {}, changes);
}

describe('lessons that are confined to few cells', () => {
  /** An exam day for single lessons: of class c1, or of teacher t1, who has one in class c3. */
  function school(lessons: readonly string[], periods: readonly number[]): Draft {
    const draft = testSchool();
    const cells = periods.map((period) => ({ day: 2, period }));
    add(draft, { type: 'lessons', constraint: 'allowedCells', lessons, cells });
    return draft;
  }

  it('have a cell each, for a class and for a teacher (S6.3)', () => {
    const [ofClass, ...others] = findings(school(['maths1', 'maths2', 'music1'], [1, 2]), 'fewStarts');
    expect(others).toEqual([]);
    expect(ofClass).toMatchObject({ type: 'group', id: 'c1', available: 2, scheduled: 3 });
    expect(ofClass?.finding.sentence).toContain('For 3 lessons of c1');
    expect(ofClass?.finding.lessons.toSorted()).toEqual(['maths1', 'maths2', 'music1']);
    const [ofTeacher] = findings(school(['maths1', 'french1', 'drama1'], [1, 2]), 'fewStarts');
    expect(ofTeacher).toMatchObject({ type: 'teacher', id: 't1', available: 2, scheduled: 3 });
  });

  it('have enough with one cell more, and when two may share time', () => {
    expect(findings(school(['maths1', 'maths2', 'music1'], [1, 2, 3]), 'fewStarts')).toEqual([]);
    expect(findings(school(['french1', 'german1'], [1]), 'fewStarts')).toEqual([]);
  });
});

describe('long lessons in a room', () => {
  /** Three double lessons in a room that has thirteen open periods, but two in a row on two days only. */
  function school(): Draft {
    const draft = testSchool();
    for (const id of ['physics1', 'boys1', 'girls1']) change(draft, id, { viableClassrooms: ['r1'] });
    for (const day of [0, 1]) close(draft, 'classroom', 'r1', day, [2, 3, 4, 5]);
    for (const day of [2, 3, 4]) close(draft, 'classroom', 'r1', day, [1, 3, 5]);
    return draft;
  }

  it('have fewer places there than they are (S6.3)', () => {
    const draft = school();
    expect(findings(draft, 'roomsOverloaded')).toEqual([]);
    const [short, ...others] = findings(draft, 'roomPlaces');
    expect(others).toEqual([]);
    expect(short).toMatchObject({ type: 'classroom', id: 'r1', available: 2, scheduled: 3 });
    expect(short?.finding.sentence).toContain('In r1 there is room for only 2 of the 3 lessons');
    expect(short?.finding.lessons.toSorted()).toEqual(['boys1', 'girls1', 'physics1']);
  });

  it('have places enough with one more period open, and with another room', () => {
    const more = school();
    const closed = Object.values(more.constraints).find(
      (each) => each.type === 'classroom' && each.day === 2 && each.period === 1,
    );
    delete more.constraints[closed?.id ?? ''];
    expect(findings(more, 'roomPlaces')).toEqual([]);
    const other = school();
    change(other, 'girls1', { viableClassrooms: ['r1', 'r3'] });
    expect(findings(other, 'roomPlaces')).toEqual([]);
  });

  it('may be restricted by a rule instead: three lessons for two periods of one room', () => {
    const draft = testSchool();
    const lessons = ['maths1', 'history1', 'drama1'];
    for (const id of lessons) change(draft, id, { viableClassrooms: ['r1'] });
    const cells = [0, 1].map((period) => ({ day: 0, period }));
    add(draft, { type: 'lessons', constraint: 'allowedCells', lessons, cells, scope: 'start' });
    expect(findings(draft, 'roomPlaces')).toMatchObject([{ available: 2, scheduled: 3 }]);
    for (const id of lessons) change(draft, id, { viableClassrooms: ['r1', 'r2'] });
    expect(findings(draft, 'roomPlaces')).toEqual([]);
  });
});

describe('lessons of several lengths at the same time', () => {
  it('have places apart from the lesson of their length: a double may start with a single', () => {
    const draft = testSchool();
    for (const id of ['art1', 'chemistry1']) change(draft, id, { numPeriods: 2, viableClassrooms: ['r3'] });
    for (const id of ['art2', 'chemistry2']) change(draft, id, { viableClassrooms: ['r1'] });
    add(draft, { type: 'subject', base: 'art', other: 'chemistry', constraint: 'same time' });
    const cells = [{ day: 0, period: 0 }];
    add(draft, { type: 'lessons', constraint: 'allowedCells', lessons: ['art2'], cells, scope: 'start' });
    const placements = placementsOf(draft, {
      art2: [0, 0, 'r1'],
      chemistry1: [0, 0, 'r3'],
      art1: [1, 0, 'r3'],
      chemistry2: [1, 0, 'r1'],
    });
    expect(verify(draft, placements).hardViolations).toBe(0);
    expect(findings(draft, 'roomPlaces')).toEqual([]);
  });
});

describe('classes that start with the first period', () => {
  /** Class c2 needs both of its open days, and its teachers are away then in the first period. */
  function school(maxExceptions: number, teachers: readonly string[]): Draft {
    const draft = testSchool();
    add(draft, { type: 'groupConstraint', base: 'c2', constraint: 'startsAtFirstPeriod', maxExceptions });
    for (const day of [0, 1]) {
      close(draft, 'group', 'c2', day, [4, 5]);
      for (const teacher of teachers) close(draft, 'teacher', teacher, day, [0]);
    }
    for (const day of [2, 3, 4]) close(draft, 'group', 'c2', day, [0, 1, 2, 3, 4, 5]);
    return draft;
  }

  it('may start later no more often than their teachers are away (S6.7)', () => {
    const away = ['t2', 't3', 't4'];
    const [few, ...others] = findings(school(1, away), 'firstPeriod');
    expect(others).toEqual([]);
    expect(few).toMatchObject({ type: 'group', id: 'c2', available: 1, scheduled: 2 });
    expect(few?.finding.sentence).toContain('c2 miss 2 starts with the first period');
    expect(findings(school(2, away), 'firstPeriod')).toEqual([]);
    expect(findings(school(1, ['t2', 't3']), 'firstPeriod')).toEqual([]);
  });

  it('have a lesson for the first period of each day', () => {
    const draft = school(0, ['t3', 't4']);
    expect(findings(draft, 'firstPeriod')).toEqual([]);
    add(draft, {
      type: 'lessons',
      constraint: 'allowedCells',
      lessons: ['history2', 'history3'],
      cells: [0, 1].flatMap((day) => [1, 2, 3].map((period) => ({ day, period }))),
    });
    const [few, ...others] = findings(draft, 'firstPeriod');
    expect(others).toEqual([]);
    expect(few).toMatchObject({ type: 'group', id: 'c2', available: 1, scheduled: 2 });
    expect(few?.finding.sentence).toContain(
      'a first period of c2 can have only 1 lesson, with t2, and 2 are needed',
    );
    const rule = Object.values(draft.constraints).find((each) => 'maxExceptions' in each);
    Object.assign(rule ?? {}, { maxExceptions: 1 });
    expect(findings(draft, 'firstPeriod')).toEqual([]);
  });

  it('have no lesson then of a teacher who is away, also where it is placed together with another', () => {
    const draft = school(0, ['t2', 't3', 't4']);
    for (const id of ['drama1', 'drama2']) change(draft, id, { numPeriods: 1 });
    for (const id of ['music1', 'music2']) change(draft, id, { groups: ['c2'] });
    add(draft, { type: 'subject', base: 'music', other: 'drama', constraint: 'same time' });
    expect(findings(draft, 'firstPeriod')).not.toEqual([]);
  });

  it('may start with lessons that a run pairs off by their lengths for other times', () => {
    const draft = school(0, ['t3', 't4']);
    delete draft.lessons.history3;
    draft.subjects.history!.lessons = ['history1', 'history2'];
    change(draft, 'history1', { numPeriods: 2 });
    add(draft, { type: 'subject', base: 'history', other: 'drama', constraint: 'same time' });
    const allowed = {
      history1: [0, 0, 0, 2],
      history2: [1, 0, 1, 2],
      drama1: [0, 0, 1, 2],
      drama2: [1, 0, 0, 2],
    };
    for (const [id, [day = 0, period = 0, other = 0, later = 0]] of Object.entries(allowed)) {
      const cells = [
        { day, period },
        { day: other, period: later },
      ];
      add(draft, { type: 'lessons', constraint: 'allowedCells', lessons: [id], cells, scope: 'start' });
    }
    const placements = placementsOf(draft, {
      ...{ history1: [0, 0, 'r1'], drama1: [0, 0], history2: [1, 0, 'r1'], drama2: [1, 0] },
      ...{ physics1: [0, 2], physics2: [1, 1], music1: [1, 2], music2: [1, 3] },
    });
    expect(verify(draft, placements).hardViolations).toBe(0);
    expect(findings(draft, 'firstPeriod')).toEqual([]);
  });

  it('may start later for each lesson that a run leaves out', () => {
    const draft = school(1, ['t2', 't3', 't4']);
    expect(findings(draft, 'firstPeriod')).toHaveLength(1);
    add(draft, { type: 'subject', base: 'music', constraint: 'at period', values: [2, 3] });
    change(draft, 'history1', { numPeriods: 2 });
    draft.config.solveLessons = Object.keys(draft.lessons).filter((id) => id !== 'history2');
    expect(findings(draft, 'firstPeriod')).toEqual([]);
  });

  it('share a teacher who is the second of a lesson', () => {
    const draft = school(0, ['t2', 't4']);
    add(draft, { type: 'groupConstraint', base: 'c3', constraint: 'startsAtFirstPeriod', maxExceptions: 0 });
    for (const day of [0, 1]) close(draft, 'group', 'c3', day, [3, 4, 5]);
    for (const day of [2, 3, 4]) close(draft, 'group', 'c3', day, [0, 1, 2, 3, 4, 5]);
    for (const id of ['drama1', 'drama2']) change(draft, id, { teachers: ['t2'] });
    for (const id of ['chemistry1', 'chemistry2']) change(draft, id, { teachers: ['t1'] });
    expect(findings(draft, 'firstPeriod')).toEqual([]);
    for (const id of ['chemistry1', 'chemistry2']) change(draft, id, { teachers: ['t1', 't3'] });
    const found = findings(draft, 'firstPeriod');
    expect(found).toMatchObject([
      { available: 1, scheduled: 2 },
      { available: 1, scheduled: 2 },
    ]);
    expect(found[0]?.finding).toMatchObject({ groups: ['c2', 'c3'], teachers: ['t3'] });
  });
});

describe('the rules for the first period of overlapping scopes', () => {
  /** Class c2 needs four full days, on which only t2 and t3 can take its first period. */
  function school(scopes: readonly (readonly [base: object, maxExceptions: number])[]): Draft {
    const draft = testSchool();
    for (const [base, maxExceptions] of scopes)
      add(draft, { type: 'groupConstraint', base, constraint: 'startsAtFirstPeriod', maxExceptions });
    for (const day of [0, 1]) close(draft, 'group', 'c2', day, [4, 5]);
    for (const day of [2, 3, 4]) close(draft, 'group', 'c2', day, [0, 1, 2, 3, 4, 5]);
    for (const day of [0, 1]) for (const teacher of ['t3', 't4']) close(draft, 'teacher', teacher, day, [0]);
    return draft;
  }
  const chosen = { items: ['c2'] };

  it('ask for one start of a class, by the one with the fewest exceptions', () => {
    expect(
      findings(
        school([
          [{ items: 'all' }, 2],
          [chosen, 0],
        ]),
        'firstPeriod',
      ),
    ).toEqual([]);
  });
});

describe('the least load of a teacher', () => {
  it('lacks what the lessons would have that a run leaves out', () => {
    const draft = testSchool();
    const least = { type: 'teacherConstraint', base: 't4', constraint: 'teacherMinLessonsPerDay' };
    add(draft, { ...least, minLessons: 4 });
    draft.config.solveLessons = ['girls1', 'maths1'];
    expect(findings(draft, 'limitLeavesNoRoom')).toEqual([]);
    add(draft, { ...least, minLessons: 5 });
    expect(findings(draft, 'limitLeavesNoRoom')).toHaveLength(1);
  });
});

describe("connected 'same time' constraints", () => {
  const sameTime = (draft: Draft, type: string, pairs: readonly (readonly [string, string])[]) => {
    for (const [base, other] of pairs) add(draft, { type, base, other, constraint: 'same time' });
  };

  it('leave a teacher of one lesson of each of three subjects too few times (S6.6)', () => {
    const draft = testSchool();
    sameTime(draft, 'subject', [
      ['art', 'chemistry'],
      ['chemistry', 'music'],
    ]);
    const own = { art2: 't1', chemistry2: 't3', music2: 't2' };
    for (const [id, teacher] of Object.entries(own)) change(draft, id, { teachers: [teacher] });
    for (const id of ['art1', 'chemistry1', 'music1']) change(draft, id, { teachers: ['t4'] });
    expect(findings(draft, 'sameTimeChain')).toEqual([]);
    const [short, ...others] = findings(draft, 'jointTimes');
    expect(others).toEqual([]);
    expect(short).toMatchObject({ available: 2, scheduled: 3 });
    expect(short?.finding).toMatchObject({ teachers: ['t4'], lessons: ['art1', 'chemistry1', 'music1'] });
    expect(short?.finding.constraints).toHaveLength(2);
    expect(short?.finding.sentence).toContain(
      't4 teaches 3 lessons that start with others and have too few different times together (2)',
    );
    // A further rule that has no part in it is not named.
    for (const id of ['drama1', 'drama2']) change(draft, id, { teachers: [] });
    sameTime(draft, 'subject', [['music', 'drama']]);
    expect(findings(draft, 'jointTimes').map(({ finding }) => finding.constraints.length)).toEqual([2]);
    change(draft, 'music1', { teachers: ['t1'] });
    expect(findings(draft, 'jointTimes')).toEqual([]);
  });

  it('leave three lessons two rooms', () => {
    const draft = testSchool();
    sameTime(draft, 'lesson', [
      ['maths1', 'history1'],
      ['history1', 'drama1'],
    ]);
    change(draft, 'drama1', { teachers: ['t4'], viableClassrooms: ['r1', 'r2'] });
    for (const id of ['maths1', 'history1']) change(draft, id, { viableClassrooms: ['r1', 'r2'] });
    expect(findings(draft, 'jointTimes')).toMatchObject([{ available: 2, scheduled: 3 }]);
    expect(findings(draft, 'jointTimes')[0]?.finding.classrooms.toSorted()).toEqual(['r1', 'r2']);
    change(draft, 'drama1', { viableClassrooms: ['r1', 'r2', 'r3'] });
    expect(findings(draft, 'jointTimes')).toEqual([]);
  });

  it('leave a lesson that must stay the room that it has', () => {
    const draft = testSchool();
    sameTime(draft, 'lesson', [
      ['maths1', 'history1'],
      ['history1', 'drama1'],
    ]);
    change(draft, 'drama1', { teachers: ['t4'] });
    for (const id of ['maths1', 'history1', 'drama1']) change(draft, id, { viableClassrooms: ['r1', 'r2'] });
    expect(findings(draft, 'jointTimes')).toHaveLength(1);
    change(draft, 'drama1', { locked: true, timeSlot: { day: 0, start: 0, end: 1 }, classroom: 'r3' });
    expect(findings(draft, 'jointTimes')).toEqual([]);
  });

  it('ask for no match of a lesson that is not placed', () => {
    const draft = testSchool();
    sameTime(draft, 'subject', [
      ['art', 'chemistry'],
      ['chemistry', 'music'],
    ]);
    change(draft, 'art1', { teachers: ['t4'] });
    change(draft, 'art2', { teachers: ['t4'] });
    for (const id of ['chemistry1', 'chemistry2']) change(draft, id, { teachers: ['t3'] });
    change(draft, 'music1', { teachers: ['t4'] });
    change(draft, 'music2', { teachers: ['t2'] });
    const told = () =>
      ['sameTimeImpossible', 'sameTimeChain', 'jointTimes'].flatMap((kind) => findings(draft, kind));
    expect(told()).not.toEqual([]);
    change(draft, 'chemistry2', { teachers: [], groups: [] });
    expect(told()).toEqual([]);
  });

  it('excuse as many matches of one rule as lessons are not placed', () => {
    const draft = testSchool();
    sameTime(draft, 'subject', [['art', 'chemistry']]);
    for (const id of ['art1', 'art2', 'chemistry2']) change(draft, id, { teachers: ['t4'] });
    expect(findings(draft, 'sameTimeImpossible')).toMatchObject([{ available: 1, scheduled: 2 }]);
    draft.config.solveLessons = Object.keys(draft.lessons).filter((id) => id !== 'chemistry2');
    expect(findings(draft, 'sameTimeImpossible')).toEqual([]);
    change(draft, 'chemistry1', { teachers: ['t4'] });
    expect(findings(draft, 'sameTimeImpossible')).toMatchObject([{ available: 0, scheduled: 1 }]);
  });
});

describe('limits on a day or a cell', () => {
  const spread = { constraint: 'NoMoreThanOnePerDay', weight: 100 } as const;

  it('leave the lessons of a subject a day each on which their teacher is there (S6.5)', () => {
    const draft = testSchool();
    draft.subjects.maths!.lessonsSpreadConstraint = spread;
    expect(findings(draft, 'limitLeavesNoRoom')).toEqual([]);
    for (const day of [3, 4]) close(draft, 'teacher', 't1', day, [0, 1, 2, 3, 4, 5]);
    const [few, ...others] = findings(draft, 'limitLeavesNoRoom');
    expect(others).toEqual([]);
    expect(few).toMatchObject({ type: 'group', id: 'c1', available: 3, scheduled: 4 });
    expect(few?.finding.sentence).toBe(
      'maths1 of c1, maths2 of c1, maths3 of c1 and maths4 of c1 can only be on Monday to Wednesday, and there is room for only 3 of them there: maths of c1 has no more than 1 lesson a day.',
    );
    const open = Object.values(draft.constraints).find((each) => each.type === 'teacher' && each.day === 4);
    delete draft.constraints[open?.id ?? ''];
    expect(findings(draft, 'limitLeavesNoRoom')).toEqual([]);
  });

  it('leave them a day each of those on which their teacher may come', () => {
    const draft = testSchool();
    draft.subjects.maths!.lessonsSpreadConstraint = spread;
    const rule = { type: 'teacherConstraint', base: 't1', constraint: 'teacherMaxDays' };
    add(draft, { ...rule, maxDays: 4 });
    expect(findings(draft, 'limitLeavesNoRoom')).toEqual([]);
    add(draft, { ...rule, maxDays: 3 });
    expect(findings(draft, 'limitLeavesNoRoom')).toMatchObject([{ available: 3, scheduled: 4 }]);
  });

  it('leave lessons that want one set of computers a cell each', () => {
    const draft = testSchool();
    const lessons = ['maths1', 'history1', 'drama1', 'german1'];
    const cells = [0, 1, 2].map((day) => ({ day, period: 1 }));
    add(draft, { type: 'lessons', constraint: 'allowedCells', lessons, cells });
    const limit = { type: 'lessons', constraint: 'atMostAtATime', lessons, cells };
    add(draft, { ...limit, max: 2 });
    expect(findings(draft, 'limitLeavesNoRoom')).toEqual([]);
    add(draft, { ...limit, max: 1 });
    expect(findings(draft, 'limitLeavesNoRoom')).toMatchObject([{ available: 3, scheduled: 4 }]);
    const others = structuredClone(draft);
    for (const rule of Object.values(others.constraints))
      if (rule.type === 'lessons' && 'max' in rule && rule.max === 1) rule.cells = cells.slice(1);
    expect(findings(others, 'limitLeavesNoRoom')).toEqual([]);
  });

  it('leave a class its periods, the common ones of a division once', () => {
    const draft = testSchool();
    const rule = { type: 'groupConstraint', constraint: 'maxPeriodsPerDay' };
    add(draft, { ...rule, base: 'c1', maxPeriods: 3 });
    add(draft, { ...rule, base: 'c2', maxPeriods: 2 });
    expect(findings(draft, 'limitLeavesNoRoom')).toEqual([]);
    add(draft, { ...rule, base: 'c1', maxPeriods: 2 });
    add(draft, { ...rule, base: 'c2', maxPeriods: 1 });
    expect(findings(draft, 'limitLeavesNoRoom')).toMatchObject([
      { id: 'c1', available: 10, scheduled: 13 },
      { id: 'c2', available: 5, scheduled: 8 },
    ]);
    expect(findings(draft, 'limitLeavesNoRoom')[0]?.finding.sentence).toMatch(/^c1 has 13 periods scheduled/);
  });
});

describe('lessons in a hard order', () => {
  const onDay = (draft: Draft, base: string, day: number) =>
    add(draft, { type: 'lesson', constraint: 'on day', base, values: [day] });
  const order = (draft: Draft, constraint: string, base: string, other: string) =>
    add(draft, { type: 'lesson', constraint, base, other });

  function chain(day: number): Draft {
    const draft = testSchool();
    onDay(draft, 'maths1', 2);
    onDay(draft, 'drama1', day);
    order(draft, 'before', 'maths1', 'history1');
    order(draft, 'after', 'drama1', 'history1');
    return draft;
  }

  it('have places one after the other (S6.10)', () => {
    expect(findings(chain(2), 'noTimeInOrder')).toEqual([]);
    const [late, ...others] = findings(chain(1), 'noTimeInOrder');
    expect(others).toEqual([]);
    expect(late).toMatchObject({ type: 'group', id: 'c3' });
    expect(late?.finding.lessons).toEqual(['maths1', 'history1', 'drama1']);
    expect(late?.finding.constraints).toHaveLength(2);
    expect(late?.finding.sentence).toContain('There is no time left for drama1');
  });

  it('are not in a circle', () => {
    const draft = testSchool();
    order(draft, 'before', 'maths1', 'history1');
    order(draft, 'before', 'history1', 'drama1');
    expect(findings(draft, 'noTimeInOrder')).toEqual([]);
    order(draft, 'after', 'maths1', 'drama1');
    const [circle, ...others] = findings(draft, 'noTimeInOrder');
    expect(others).toEqual([]);
    expect(circle?.finding.lessons.toSorted()).toEqual(['drama1', 'history1', 'maths1']);
    expect(circle?.finding.constraints).toHaveLength(3);
  });

  it('may be placed where locked lessons are, which break no order by themselves', () => {
    const draft = chain(1);
    change(draft, 'drama1', { locked: true, timeSlot: { day: 1, start: 0, end: 1 } });
    change(draft, 'history1', { locked: true, timeSlot: { day: 1, start: 1, end: 2 } });
    change(draft, 'maths1', { locked: true, timeSlot: { day: 2, start: 1, end: 2 } });
    expect(findings(draft, 'noTimeInOrder')).toEqual([]);
  });
});

describe('a class whose divisions cross', () => {
  const SUBJECTS = ['french', 'german', 'boys', 'girls'];

  /** Each student of class c1 has one of four subjects with a lesson a day; two of them overlap, others may not. */
  function school(days: number): Draft {
    const draft = testSchool();
    for (const id of ['maths', 'art', 'music']) {
      for (const lesson of draft.subjects[id]!.lessons) delete draft.lessons[lesson];
      delete draft.subjects[id];
    }
    crossDivisions(draft);
    SUBJECTS.forEach((id, index) => {
      const [first] = draft.subjects[id]!.lessons;
      const lessons = Array.from({ length: days }, (_, n) => `${id}${n + 1}`);
      const changes = { numPeriods: 1, teachers: [`t${index + 1}`], classroom: null };
      for (const lesson of lessons)
        draft.lessons[lesson] = { ...draft.lessons[first!]!, ...changes, id: lesson, name: lesson };
      Object.assign(draft.subjects[id]!, { lessons, teachers: changes.teachers, classroom: null });
    });
    const others = Object.keys(draft.lessons).filter((id) => !draft.lessons[id]!.groups.includes('c1'));
    for (const id of others) delete draft.lessons[id];
    for (const id of ['history', 'physics', 'drama', 'chemistry']) draft.subjects[id]!.lessons = [];
    return draft;
  }

  const keeps = (draft: Draft, place: (subject: number, lesson: number) => readonly [number, number]) => {
    const drawn = SUBJECTS.flatMap((id, subject) =>
      draft.subjects[id]!.lessons.map((lesson, n) => [lesson, place(subject, n)] as const),
    );
    const { hardViolations, unplaced } = verify(draft, placementsOf(draft, Object.fromEntries(drawn)));
    return hardViolations === 0 && unplaced.length === 0;
  };

  it('has the hours a day of one student (S6.5)', () => {
    const draft = school(5);
    const rule = { type: 'groupConstraint', constraint: 'maxPeriodsPerDay', base: 'c1' };
    add(draft, { ...rule, maxPeriods: 1 });
    expect(keeps(draft, (subject, day) => [day, subject < 2 ? 0 : 1])).toBe(true);
    expect(findings(draft, 'limitLeavesNoRoom')).toEqual([]);
    change(draft, 'french1', { numPeriods: 2 });
    expect(findings(draft, 'limitLeavesNoRoom')).toMatchObject([{ id: 'c1', available: 5, scheduled: 6 }]);
  });

  it('has the days of one student to start later (S6.7)', () => {
    const draft = school(2);
    for (const day of [2, 3, 4]) close(draft, 'group', 'c1', day, [0, 1, 2, 3, 4, 5]);
    for (const day of [0, 1]) {
      close(draft, 'group', 'c1', day, [3, 4, 5]);
      for (const teacher of ['t1', 't2', 't3', 't4']) close(draft, 'teacher', teacher, day, [0]);
    }
    const rule = { type: 'groupConstraint', constraint: 'startsAtFirstPeriod', base: 'c1' };
    add(draft, { ...rule, maxExceptions: 1 });
    expect(keeps(draft, (subject, n) => [subject < 2 ? 0 : 1, 1 + n])).toBe(true);
    expect(findings(draft, 'firstPeriod')).toEqual([]);
    // Without an exception any student who comes needs the start of the day.
    add(draft, { ...rule, maxExceptions: 0 });
    expect(findings(draft, 'firstPeriod').length).toBeGreaterThan(0);
  });
});
