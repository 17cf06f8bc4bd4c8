import { constraintSchema, type Draft } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { spoken } from '../testing/in-english.ts';
import { testSchool } from '../testing/test-school.ts';
import { preCheck } from './pre-check.ts';

function findings(draft: Draft, solveAnyway = false) {
  return [...preCheck(draft, { solveAnyway })].flatMap((event) =>
    event.kind === 'finding' ? [{ ...event, finding: spoken(draft, event.finding) }] : [],
  );
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

/** Blocks the same periods of every day for t1. */
function blockEvery(draft: Draft, periods: readonly number[]): void {
  for (let day = 0; day < 5; day += 1) {
    for (const period of periods) add(draft, { type: 'teacher', base: 't1', day, period, structure: 's' });
  }
}

describe('preCheck', () => {
  it('reports every teacher, class and classroom and finds nothing in a school that fits', () => {
    const events = [...preCheck(testSchool())];
    expect(events.filter((event) => event.kind === 'item')).toHaveLength(10);
    expect(findings(testSchool())).toEqual([]);
  });

  it('finds a teacher with too few periods (S6.2)', () => {
    const draft = testSchool();
    block(draft, 'teacher', 't1', 6);
    const [first] = findings(draft);
    expect(first?.finding.sentence).toBe('t1 has 10 periods scheduled, but only has 6 available.');
    expect(first).toMatchObject({ type: 'teacher', id: 't1', available: 6, scheduled: 10 });
  });

  it("counts no calendar in 'Solve Anyways' (S6.8)", () => {
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

  it('finds a set of rooms that cannot hold the lessons that need it (S6.3)', () => {
    const draft = testSchool();
    block(draft, 'classroom', 'r1', 1);
    block(draft, 'classroom', 'r2', 1);
    Object.assign(draft.subjects.history ?? {}, { viableClassrooms: ['r1', 'r2'] });
    const [first] = findings(draft);
    expect(first?.finding.kind).toBe('roomsOverloaded');
    expect(first?.finding.sentence).toBe(
      'r1 and r2 have too many lessons assigned to them: 5 periods can use no other classroom, and only 2 are available.',
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

  it('reports a lesson without a legal start on its class (S6.4)', () => {
    const draft = testSchool();
    add(draft, { type: 'lesson', base: 'maths3', constraint: 'at period', values: [0, 2, 4] });
    const [first] = findings(draft);
    expect(first).toMatchObject({ type: 'group', id: 'c1', available: 0, scheduled: 2 });
    expect(first?.finding.sentence).toContain('maths3 of c1 is only taught at periods 1, 3 and 5');
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
      'maths1 of c1 has no period in which it can be placed: maths1 of c1 is only taught on Tuesday; maths1 of c1 is never taught on Tuesday and Friday.',
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

  it('reports a calendar that is closed as a whole once, also if lessons start together', () => {
    const draft = testSchool();
    for (const [base, other] of [
      ['maths1', 'chemistry1'],
      ['maths2', 'chemistry2'],
    ])
      add(draft, { type: 'lesson', base, other, constraint: 'same time' });
    block(draft, 'teacher', 't1', 0);
    const told = findings(draft);
    expect(told.map(({ finding }) => finding.sentence)).toEqual([
      't1 has 10 periods scheduled, but only has 0 available.',
    ]);
    expect(told[0]?.finding.details).toEqual([]);
    const closed = testSchool();
    for (const room of ['r1', 'r2']) block(closed, 'classroom', room, 0);
    expect(findings(closed).map(({ finding }) => finding.classrooms)).toEqual([['r1', 'r2']]);
  });

  it('reports a second reason that a lesson has no period, and one that a calendar has only with a rule', () => {
    const draft = testSchool();
    block(draft, 'teacher', 't1', 0);
    add(draft, { type: 'lesson', base: 'maths1', constraint: 'on day', values: [1] });
    add(draft, { type: 'lesson', base: 'maths1', constraint: 'not on day', values: [1] });
    const told = findings(draft).map(({ finding }) => finding);
    expect(told.map(({ kind }) => kind)).toEqual(['overloaded', 'noLegalStart']);
    expect(told[1]).toMatchObject({ lessons: ['maths1'], constraints: ['rule30', 'rule31'] });
    const other = testSchool();
    block(other, 'group', 'c1', 12);
    add(other, { type: 'lesson', base: 'art1', constraint: 'on day', values: [4] });
    const [overloaded, noPlace] = findings(other).map(({ finding }) => finding);
    expect(overloaded?.kind).toBe('overloaded');
    expect(noPlace).toMatchObject({ kind: 'noLegalStart', lessons: ['art1'] });
  });

  it('does not name a calendar without which there is still too much', () => {
    const draft = testSchool();
    for (const lesson of Object.values(draft.lessons)) {
      if (lesson.teachers.includes('t1') && lesson.subject !== 'french') lesson.numPeriods = 6;
    }
    for (let day = 0; day < 5; day += 1) {
      add(draft, { type: 'teacher', base: 't1', day, period: 3, structure: 's' });
    }
    const told = findings(draft).filter(({ type }) => type === 'teacher');
    expect(told.map(({ finding }) => finding.kind)).toEqual(['overloaded', 'noLegalStart']);
  });

  it('says once of all lessons that have no period for the same reason', () => {
    const draft = testSchool();
    // Enough for all, but never two in a row.
    blockEvery(draft, [1, 3, 5]);
    const told = findings(draft);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ type: 'teacher', id: 't1', scheduled: 4 });
    expect(told[0]?.finding.lessons.toSorted()).toEqual(['drama2', 'maths3']);
    expect(told[0]?.finding.sentence).toMatch(
      /^maths3 of c1 and drama2 of c3 have no period in which any of them can be placed: t1 does not teach in the periods that are Not Available in the calendar\.$/,
    );
  });

  it('says apart of a lesson that has no period for that of another with which it has to start', () => {
    const draft = testSchool();
    add(draft, { type: 'lesson', base: 'maths3', other: 'physics1', constraint: 'same time' });
    blockEvery(draft, [1, 3, 5]);
    const why = 't1 does not teach in the periods that are Not Available in the calendar.';
    expect(findings(draft).map(({ finding }) => finding.sentence)).toEqual([
      `maths3 of c1 and physics1 of c2 have no period in which they can be placed together: ${why}`,
      `drama2 of c3 has no period in which it can be placed: ${why}`,
    ]);
  });

  it('names with too few open periods the lessons that have no place in those', () => {
    const draft = testSchool();
    blockEvery(draft, [1, 3, 4, 5]);
    add(draft, { type: 'teacher', base: 't1', day: 0, period: 0, structure: 's' });
    add(draft, { type: 'lesson', base: 'maths1', constraint: 'at period', values: [3] });
    const [told, other, ...more] = findings(draft).map(({ finding }) => finding);
    expect(told?.sentence).toBe(
      't1 has 10 periods scheduled, but only has 9 available. There is no place for maths3 of c1 and drama2 of c3.',
    );
    expect(other?.lessons).toEqual(['maths1']);
    expect(more).toEqual([]);
  });

  it('names the subjects of an excess, without each of their lessons', () => {
    const draft = testSchool();
    block(draft, 'teacher', 't1', 6);
    add(draft, { type: 'teacherConstraint', base: 't2', constraint: 'teacherMaxDays', maxDays: 1 });
    const told = findings(draft).map(({ finding }) => finding);
    expect(told.map(({ subjects, lessons }) => ({ subjects, lessons }))).toEqual([
      { subjects: ['maths', 'french', 'drama'], lessons: [] },
      { subjects: ['art', 'boys', 'history'], lessons: [] },
    ]);
  });

  it('says in one line that lessons have no period because of rules that are alike, with all names', () => {
    const draft = testSchool();
    for (const base of ['maths1', 'maths2', 'maths4']) {
      add(draft, { type: 'lesson', base, constraint: 'on day', values: [1] });
      add(draft, { type: 'lesson', base, constraint: 'not on day', values: [1] });
    }
    const told = findings(draft).filter(({ finding }) => finding.kind === 'noLegalStart');
    expect(told.map(({ finding }) => finding.sentence)).toEqual([
      'maths1 of c1, maths2 of c1 and maths4 of c1 have no period in which any of them can be placed: maths1 of c1 is only taught on Tuesday; the same for maths2 of c1 and maths4 of c1; maths1 of c1 is never taught on Tuesday; the same for maths2 of c1 and maths4 of c1.',
    ]);
    expect(told[0]?.finding.constraints).toHaveLength(6);
  });

  it('sums up many lessons without a period and lists them', () => {
    const draft = testSchool();
    for (const values of [[1], [2]]) {
      add(draft, { type: 'subject', base: 'maths', constraint: 'on day', values });
    }
    add(draft, { type: 'lesson', base: 'maths4', constraint: 'on day', values: [1] });
    draft.subjects.maths!.lessons.push('maths5');
    draft.lessons.maths5 = { ...draft.lessons.maths4!, id: 'maths5', name: 'maths5' };
    const [told, ...more] = findings(draft);
    expect(more).toEqual([]);
    expect(told?.finding.sentence).toMatch(
      /^maths1 of c1, maths2 of c1, maths3 of c1 and 2 more have no period in which any of them can be placed: /,
    );
    expect(told?.finding.details).toHaveLength(5);
    expect(told?.scheduled).toBe(6);
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

  it('says so once where the same rules keep several such lessons apart', () => {
    const draft = testSchool();
    for (const index of [1, 2]) {
      const [base, other] = [`art${index}`, `chemistry${index}`];
      add(draft, { type: 'lesson', base, other, constraint: 'same time' });
    }
    add(draft, { type: 'subject', base: 'art', constraint: 'on day', values: [1] });
    add(draft, { type: 'subject', base: 'chemistry', constraint: 'on day', values: [2] });
    const [told, ...more] = findings(draft);
    expect(more).toEqual([]);
    expect(told?.finding.sentence).toMatch(
      /^art1 of c1, chemistry1 of c3, art2 of c1 and chemistry2 of c3 have no period in which those that start together can be placed: /,
    );
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

  it('finds limits of a teacher that leave too little room together (S6.5)', () => {
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

  it('counts no day with fewer open periods than the least number of lessons of a teacher', () => {
    const draft = testSchool();
    for (const [day, open] of [4, 4, 2, 0, 0].entries())
      for (let period = open; period < 6; period += 1)
        add(draft, { type: 'teacher', base: 't1', day, period, structure: 's' });
    expect(findings(draft)).toEqual([]);
    const limit = { type: 'teacherConstraint', base: 't1', constraint: 'teacherMinLessonsPerDay' };
    add(draft, { ...limit, minLessons: 3 });
    const [first] = findings({ ...draft });
    expect(first).toMatchObject({ type: 'teacher', id: 't1', available: 8, scheduled: 10 });
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

  it("finds a 'same time' of lessons with a teacher in common (S2.7, S6.6)", () => {
    const draft = testSchool();
    add(draft, { type: 'subject', base: 'maths', other: 'drama', constraint: 'same time' });
    const [first] = findings(draft);
    expect(first?.finding.kind).toBe('sameTimeImpossible');
    expect(first).toMatchObject({ available: 0, scheduled: 2 });
    expect(first?.finding.sentence).toBe(
      '“maths of c1 is at the same time as drama of c3” can never be kept: t1 teaches both.',
    );
    expect(first?.finding).toMatchObject({ teachers: ['t1'], groups: ['c1'], classrooms: [] });
  });

  it("finds lessons with a teacher in common at the ends of a chain of 'same time'", () => {
    const draft = testSchool();
    for (const [base, other] of [
      ['maths1', 'physics2'],
      ['physics2', 'history1'],
      ['history1', 'drama1'],
    ]) {
      add(draft, { type: 'lesson', base, other, constraint: 'same time' });
    }
    const told = findings(draft).filter(({ finding }) => finding.kind === 'sameTimeChain');
    expect(told).toHaveLength(1);
    expect(told[0]?.finding.sentence).toBe(
      'maths1 of c1 and drama1 of c3 would have to start at the same time, but t1 teaches both: maths1 of c1 is at the same time as physics2 of c2; physics2 of c2 is at the same time as history1 of c2; history1 of c2 is at the same time as drama1 of c3.',
    );
    expect(told[0]?.finding.constraints).toHaveLength(3);
    expect(told[0]?.finding.teachers).toEqual(['t1']);
    expect(told[0]?.finding.lessons.toSorted()).toEqual(['drama1', 'history1', 'maths1', 'physics2']);
  });

  it("counts how many lessons a chain of 'same time' between subjects keeps together", () => {
    const draft = testSchool();
    // Both lessons of art go with physics, and both of physics with french: all four start in pairs.
    add(draft, { type: 'subject', base: 'art', other: 'physics', constraint: 'same time' });
    add(draft, { type: 'subject', base: 'physics', other: 'boys', constraint: 'same time' });
    const chains = () => findings(draft).filter(({ finding }) => finding.kind === 'sameTimeChain');
    // The one lesson of boys may go with that lesson of physics which goes with art: t2 teaches both.
    expect(chains()).toHaveLength(1);
    // With three lessons of history, one is left that goes with art alone.
    const loose = testSchool();
    add(loose, { type: 'subject', base: 'german', other: 'history', constraint: 'same time' });
    add(loose, { type: 'subject', base: 'history', other: 'chemistry1', constraint: 'same time' });
    expect(findings(loose).filter(({ finding }) => finding.kind === 'sameTimeChain')).toEqual([]);
  });

  it('finds classes that have to start at the first period of a day, when too few teachers are there (S6.7)', () => {
    const draft = testSchool();
    const first = () =>
      findings(structuredClone(draft)).filter(({ finding }) => finding.kind === 'firstPeriod');
    const blockCells = (type: string, base: string, day: number, periods: readonly number[]) => {
      for (const period of periods) add(draft, { type, base, day, period, structure: 's' });
    };
    // Neither class can do without one of the two days that are open for it.
    for (const [base, closed] of [
      ['c2', [4, 5]],
      ['c3', [3, 4, 5]],
    ] as const) {
      add(draft, { type: 'groupConstraint', base, constraint: 'startsAtFirstPeriod', maxExceptions: 0 });
      for (const day of [0, 1]) blockCells('group', base, day, closed);
      for (const day of [2, 3, 4]) blockCells('group', base, day, [0, 1, 2, 3, 4, 5]);
    }
    for (const teacher of ['t1', 't2']) blockCells('teacher', teacher, 0, [0]);
    expect(first()).toEqual([]);
    blockCells('teacher', 't4', 0, [0]);
    const [few, ...others] = first();
    expect(others).toEqual([]);
    expect(few?.finding.sentence).toBe(
      'Only 1 of c2 and c3 can have a lesson on Monday, period 1, with t3; without that day there are too few periods: c2 starts each day at the first period; c3 starts each day at the first period.',
    );
    expect(few).toMatchObject({ available: 1, scheduled: 2 });
    expect(few?.finding.constraints).toHaveLength(2);
    blockCells('teacher', 't3', 0, [0]);
    expect(first().map(({ finding }) => finding.sentence)).toEqual([
      'c2 and c3 cannot have a lesson on Monday, period 1, and without that day there are too few periods: c2 starts each day at the first period; c3 starts each day at the first period.',
    ]);
  });

  it("reports the possible part of a 'same time', and the common teachers and classrooms", () => {
    const draft = testSchool();
    draft.subjects.german!.classroom = 'r3';
    draft.lessons.german1!.teachers = ['t3', 't1'];
    draft.lessons.drama1!.teachers = ['t2'];
    add(draft, { type: 'subject', base: 'french', other: 'german', constraint: 'same time' });
    add(draft, { type: 'subject', base: 'maths', other: 'drama', constraint: 'same time' });
    const [rooms, part] = findings(draft).map(({ finding }) => finding);
    expect(rooms?.sentence).toMatch(/” can never be kept: t1 teaches both and both can only be in r3\.$/);
    expect(rooms).toMatchObject({ teachers: ['t1'], classrooms: ['r3'] });
    expect(part?.sentence).toMatch(/” can be kept for only 1 lesson of 2: t1 teaches both\.$/);
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
      '“At least 4 lessons of art of c1 are before period 4” can never be kept: there are not enough lessons for it (2 missing).',
    );
  });

  it('finds locked lessons that clash', () => {
    const draft = testSchool();
    for (const id of ['maths1', 'drama1']) {
      Object.assign(draft.lessons[id] ?? {}, { locked: true, timeSlot: { day: 0, start: 0, end: 1 } });
    }
    const [told] = findings(draft);
    expect(told?.finding).toMatchObject({ kind: 'fixedLessons' });
    expect(told?.finding.sentence).toMatch(/^Lessons that must stay where they are break a rule: .*\w\.$/);
    const [left] = findings({ ...draft, config: { ...draft.config, placeAsManyAsPossible: true } });
    expect(left?.finding.sentence).toMatch(
      /^Locked lessons break a rule, and not all of them can be placed: /,
    );
  });
});
