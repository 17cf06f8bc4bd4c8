import { constraintSchema, type Draft } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { preCheck } from './pre-check.ts';
import { testSchool } from './testing/test-school.ts';

function findings(draft: Draft, solveAnyway = false) {
  return [...preCheck(draft, { solveAnyway })].flatMap((event) => (event.kind === 'finding' ? [event] : []));
}

function add(draft: Draft, record: object): void {
  const constraint = constraintSchema.parse({
    id: `rule${Object.keys(draft.constraints).length}`,
    ...record,
  });
  draft.constraints[constraint.id] = constraint;
}

function block(draft: Draft, type: 'teacher' | 'group' | 'classroom', base: string, free: number): void {
  for (let cell = free; cell < 30; cell += 1) {
    add(draft, { type, base, day: Math.floor(cell / 6), period: cell % 6, structure: 's' });
  }
}

describe('preCheck', () => {
  it('tells every teacher, class and classroom and finds nothing in a school that fits', () => {
    const events = [...preCheck(testSchool())];
    expect(events.filter((event) => event.kind === 'item')).toHaveLength(10);
    expect(findings(testSchool())).toEqual([]);
  });

  it('finds a teacher with too few periods', () => {
    const draft = testSchool();
    block(draft, 'teacher', 't1', 6);
    const [first] = findings(draft);
    expect(first?.finding.sentence).toBe('t1 has 10 periods scheduled, but only has 6 available.');
    expect(first).toMatchObject({ type: 'teacher', id: 't1', available: 6, scheduled: 10 });
  });

  it("counts no calendar in 'Solve Anyways'", () => {
    const draft = testSchool();
    block(draft, 'teacher', 't1', 6);
    expect(findings(draft, true)).toEqual([]);
  });

  it('counts the largest track of each division of a class once', () => {
    const draft = testSchool();
    // maths 5, art 2, music 2, languages 2, sport 2.
    block(draft, 'group', 'c1', 13);
    expect(findings(draft).filter((each) => each.finding.kind === 'overloaded')).toEqual([]);
    const tight = testSchool();
    block(tight, 'group', 'c1', 12);
    expect(findings(tight)[0]?.finding.sentence).toBe(
      'c1 has 13 periods scheduled, but only has 12 available.',
    );
  });

  it('counts linked lessons as the longest of their group', () => {
    const draft = testSchool();
    add(draft, { type: 'subject', base: 'maths', other: 'art', constraint: 'same time' });
    block(draft, 'group', 'c1', 11);
    expect(findings(draft).filter((each) => each.finding.kind === 'overloaded')).toEqual([]);
  });

  it('finds a set of rooms that cannot hold the lessons that need it', () => {
    const draft = testSchool();
    block(draft, 'classroom', 'r1', 1);
    block(draft, 'classroom', 'r2', 1);
    Object.assign(draft.subjects.history ?? {}, { viableClassrooms: ['r1', 'r2'] });
    const [first] = findings(draft);
    expect(first?.finding.kind).toBe('roomsOverloaded');
    expect(first?.finding.sentence).toBe(
      'r1 and r2 have 5 periods scheduled that can use no other classroom, but only have 2 available.',
    );
    expect(first?.finding.classrooms).toEqual(['r1', 'r2']);
  });

  it('finds a classroom that is too small a choice', () => {
    const draft = testSchool();
    block(draft, 'classroom', 'r3', 1);
    expect(findings(draft)[0]?.finding.sentence).toBe(
      'r3 has 2 periods scheduled, but only has 1 available.',
    );
  });

  it('reports a lesson without a legal start on its class', () => {
    const draft = testSchool();
    add(draft, { type: 'lesson', base: 'maths3', constraint: 'at period', values: [0, 2, 4] });
    const [first] = findings(draft);
    expect(first).toMatchObject({ type: 'group', id: 'c1', available: 0, scheduled: 2 });
    expect(first?.finding.sentence).toContain(
      'maths3 of c1 is only taught at period 1, period 3 and period 5',
    );
  });

  it('names only rules that are needed for a lesson to have no period', () => {
    const draft = testSchool();
    // The calendar and the first rule take places, too, but the second and third leave none by themselves.
    block(draft, 'teacher', 't1', 20);
    add(draft, { type: 'lesson', base: 'maths1', constraint: 'not at period', values: [1] });
    add(draft, { type: 'lesson', base: 'maths1', constraint: 'on day', values: [1] });
    add(draft, { type: 'lesson', base: 'maths1', constraint: 'not on day', values: [1, 4] });
    const told = findings(draft).filter(({ finding }) => finding.kind === 'noLegalStart');
    expect(told).toHaveLength(1);
    expect(told[0]?.finding.sentence).toBe(
      'maths1 of c1 has no period in which it can be placed: maths1 of c1 is only taught on Tuesday; maths1 of c1 is never taught on Tuesday and Friday',
    );
    expect(told[0]?.finding.constraints).toHaveLength(2);
  });

  it('names the calendars of all rooms that a lesson has, where only together they leave it no period', () => {
    const draft = testSchool();
    draft.subjects.art = { ...draft.subjects.art!, viableClassrooms: ['r1', 'r2'] };
    for (const [room, first] of [
      ['r1', 0],
      ['r2', 15],
      ['r3', 0],
    ] as const) {
      for (let cell = first; cell < first + 15; cell += 1) {
        const where = { day: Math.floor(cell / 6), period: cell % 6, structure: 's' };
        add(draft, { type: 'classroom', base: room, ...where });
      }
    }
    expect(
      findings(structuredClone(draft)).filter(({ finding }) => finding.lessons.includes('art1')),
    ).toEqual([]);
    add(draft, { type: 'lesson', base: 'art1', constraint: 'at period', values: [2] });
    add(draft, { type: 'lesson', base: 'art1', constraint: 'on day', values: [2] });
    for (const base of ['r1', 'r2']) {
      for (const period of [2, 3]) add(draft, { type: 'classroom', base, day: 2, period, structure: 's' });
    }
    const told = findings(structuredClone(draft)).find(({ finding }) => finding.kind === 'noLegalStart');
    expect(told?.finding.lessons).toEqual(['art1']);
    expect(told?.finding.classrooms).toEqual(['r1', 'r2']);
  });

  it('says once of all lessons that have no period for the same reason', () => {
    const draft = testSchool();
    block(draft, 'teacher', 't1', 0);
    const own = Object.values(draft.lessons).filter(({ teachers }) => teachers.includes('t1'));
    const told = findings(draft).filter(({ finding }) => finding.kind === 'noLegalStart');
    expect(own.length).toBeGreaterThan(4);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ type: 'teacher', id: 't1' });
    expect(told[0]?.finding.lessons.toSorted()).toEqual(own.map(({ id }) => id).toSorted());
    expect(told[0]?.finding.sentence).toMatch(/ more have no period in which any of them can be placed: /);
    expect(told[0]?.finding.details).toHaveLength(own.length);
    expect(told[0]?.scheduled).toBe(own.reduce((sum, { numPeriods }) => sum + numPeriods, 0));
  });

  it('says of lessons that start together that they have no common period', () => {
    const draft = testSchool();
    add(draft, { type: 'lesson', base: 'art1', other: 'chemistry1', constraint: 'same time' });
    add(draft, { type: 'lesson', base: 'art1', constraint: 'on day', values: [1] });
    add(draft, { type: 'lesson', base: 'chemistry1', constraint: 'on day', values: [2] });
    const told = findings(draft).find(({ finding }) => finding.kind === 'noLegalStart');
    expect(told?.finding.sentence).toMatch(
      /^art1 of c1 and chemistry1 of c3 have no period in which they can be placed together: /,
    );
    expect(told?.finding.constraints).toHaveLength(2);
  });

  it('names only limits of a teacher that are needed', () => {
    const draft = testSchool();
    const limit = { type: 'teacherConstraint', base: 't1' };
    add(draft, { ...limit, constraint: 'teacherMaxDays', maxDays: 4 });
    add(draft, { ...limit, constraint: 'teacherMaxDays', maxDays: 2 });
    add(draft, { ...limit, constraint: 'teacherMinLessonsPerDay', minLessons: 1 });
    add(draft, { ...limit, constraint: 'teacherMaxLessonsPerDay', maxLessons: 4 });
    const [first] = findings(draft);
    expect(first).toMatchObject({ type: 'teacher', id: 't1', available: 8, scheduled: 10 });
    expect(first?.finding.constraints).toEqual(['rule1', 'rule3']);
  });

  it('names no room of a set that is too small without it', () => {
    const draft = testSchool();
    // Three lessons of history in any room and two of french in the third; physics needs three in two rooms.
    for (const room of ['r1', 'r2', 'r3']) block(draft, 'classroom', room, room === 'r3' ? 3 : 1);
    for (const subject of ['art', 'chemistry']) draft.subjects[subject]!.viableClassrooms = [];
    draft.subjects.physics!.viableClassrooms = ['r1', 'r2'];
    const told = findings(draft).filter(({ finding }) => finding.kind === 'roomsOverloaded');
    expect(told.map(({ finding }) => finding.classrooms)).toEqual([['r1', 'r2']]);
  });

  it('finds limits of a teacher that leave too little room together', () => {
    const draft = testSchool();
    add(draft, { type: 'teacherConstraint', base: 't1', constraint: 'teacherMaxDays', maxDays: 3 });
    expect(findings(draft)).toEqual([]);
    add(draft, {
      type: 'teacherConstraint',
      base: 't1',
      constraint: 'teacherMaxLessonsPerDay',
      maxLessons: 3,
    });
    const [first] = findings({ ...draft });
    expect(first).toMatchObject({ type: 'teacher', id: 't1', available: 9, scheduled: 10 });
    expect(first?.finding.constraints).toHaveLength(2);
  });

  it('finds lessons that do not fit on different days', () => {
    const draft = testSchool();
    add(draft, {
      type: 'lessons',
      constraint: 'minDaysBetween',
      lessons: ['maths1', 'maths2', 'maths3', 'maths4'],
      minDays: 2,
    });
    expect(findings(draft)[0]).toMatchObject({ type: 'group', id: 'c1', available: 3, scheduled: 4 });
  });

  it("finds a 'same time' of lessons with a teacher in common", () => {
    const draft = testSchool();
    add(draft, { type: 'subject', base: 'maths', other: 'drama', constraint: 'same time' });
    const [first] = findings(draft);
    expect(first?.finding.kind).toBe('sameTimeImpossible');
    expect(first).toMatchObject({ available: 0, scheduled: 2 });
    expect(first?.finding.sentence).toContain('they have a teacher in common');
  });

  it("finds a 'same time' of structures without a start in common", () => {
    const draft = testSchool(2);
    const k = draft.schoolData.structures.k;
    for (const period of k?.periods ?? []) {
      period.periodStart += 5;
      period.periodEnd += 5;
    }
    add(draft, { type: 'lesson', base: 'art1', other: 'drama1', constraint: 'same time' });
    expect(findings(draft)[0]?.finding.sentence).toContain('no start in common');
  });

  it('finds nothing wrong with a locked lesson in a blocked cell, nor with a limit that locks break', () => {
    const draft = testSchool();
    block(draft, 'teacher', 't1', 9);
    add(draft, {
      type: 'teacherConstraint',
      base: 't1',
      constraint: 'teacherMaxLessonsPerDay',
      maxLessons: 6,
    });
    expect(findings({ ...draft })[0]?.scheduled).toBe(10);
    Object.assign(draft.lessons.maths1 ?? {}, { locked: true, timeSlot: { day: 4, start: 0, end: 1 } });
    expect(findings({ ...draft, lessons: { ...draft.lessons } })).toEqual([]);
  });

  it('finds rules that ask for more lessons than there are', () => {
    const draft = testSchool();
    add(draft, { type: 'splitAround', subjects: ['art'], direction: '<', numLessons: 4, periodIndex: 3 });
    const [first] = findings(draft);
    expect(first).toMatchObject({ type: 'group', id: 'c1', scheduled: 2 });
    expect(first?.finding.sentence).toBe(
      'At least 4 lessons of art of c1 are before period 4, but there are not enough lessons for that: 2 missing.',
    );
  });

  it('finds locked lessons that clash', () => {
    const draft = testSchool();
    for (const id of ['maths1', 'drama1']) {
      Object.assign(draft.lessons[id] ?? {}, { locked: true, timeSlot: { day: 0, start: 0, end: 1 } });
    }
    const [told] = findings(draft);
    expect(told?.finding).toMatchObject({ kind: 'fixedLessons' });
    expect(told?.finding.sentence).toMatch(/^Lessons that must stay where they are break a rule: /);
    const [left] = findings({ ...draft, config: { ...draft.config, placeAsManyAsPossible: true } });
    expect(left?.finding.sentence).toMatch(
      /^Locked lessons break a rule, and not all of them can be placed: /,
    );
  });
});
