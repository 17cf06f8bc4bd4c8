import { describe, expect, test } from 'vitest';
import type { ConstraintInput } from '../records/rules/constraint.ts';
import { subjectSchema } from '../records/subject.ts';
import { createDraftStore } from '../store/draft-store.ts';
import { smallSchool } from '../testing/school.ts';
import { commands } from './registry.ts';

/** The small school with a second structure of two periods. */
function store() {
  const draft = smallSchool();
  const school = createDraftStore(draft, { checked: true });
  school.run(commands.addStructure, { id: 't', name: 'Second' });
  school.run(commands.buildStructure, { id: 't', count: 2, length: 45 });
  return school;
}

describe('a teacher', () => {
  test('teachers who get or lose subjects get or lose their lessons, which lose their time slot', () => {
    const school = store();
    const ada = school.draft.teachers.ada;
    if (!ada) throw new Error('no ada');
    school.run(commands.setTeacher, { teacher: { ...ada, subjects: ['french', 'art'] } });
    const { draft } = school;
    expect(draft.subjects.maths?.teachers).toEqual([]);
    expect(draft.lessons.maths1).toMatchObject({ teachers: [], timeSlot: null });
    expect(draft.lessons.art1).toMatchObject({ teachers: ['ben', 'ada'], timeSlot: null });
    expect(draft.teachers.ada?.subjects).toEqual(['french', 'art']);
  });

  test('a teacher who leaves a structure loses the calendar there', () => {
    const school = store();
    const ada = school.draft.teachers.ada;
    if (!ada) throw new Error('no ada');
    school.run(commands.setTeacher, { teacher: { ...ada, subjects: ['art'] } });
    expect(school.draft.constraints.c1).toBeDefined();
    school.run(commands.setTeacher, { teacher: { ...ada, subjects: [] } });
    expect(school.draft.constraints.c1).toBeUndefined();
  });

  test('a teacher who comes to teach in several structures loses the rules on pauses', () => {
    const school = store();
    const own = { type: 'teacherConstraint', base: 'ben' } as const;
    const pauses = { maxConsecutiveTeachingPeriods: 2, breakSize: 1, units: 'period' };
    const rules = [
      { ...own, id: 'b', constraint: 'teacherBreak', ...pauses },
      { ...own, id: 'd', constraint: 'teacherMaxDays', maxDays: 3 },
    ] as const;
    for (const constraint of rules)
      school.run(commands.addConstraint, { constraint: constraint as ConstraintInput });
    const subject = { id: 'late', name: 'Late', structure: 't', teachers: ['ben'] };
    school.run(commands.addSubject, { subject, lessons: [{ id: 'late1' }] });
    expect(school.draft.constraints.b).toBeUndefined();
    expect(school.draft.constraints.d).toBeDefined();
  });

  test('a copy has the constraints under new ids, and no subjects', () => {
    const school = store();
    const ada = school.draft.teachers.ada ?? expect.fail();
    school.run(commands.setTeacher, { teacher: { ...ada, contractPeriods: 24 } });
    school.run(commands.duplicateTeacher, { id: 'ada', newId: 'eve', name: 'Eve' });
    expect(school.draft.teachers.eve?.contractPeriods).toBe(24);
    const copies = Object.values(school.draft.constraints).filter(
      (each) => 'base' in each && each.base === 'eve',
    );
    expect(copies.map((each) => each.type).sort()).toEqual(['teacher', 'teacherConstraint']);
    expect(school.draft.teachers.eve?.subjects).toEqual([]);
    expect(school.draft.pickedColors.teachers).toBe(1);
  });
});

describe('a class', () => {
  test('that changes its structure takes its subjects along, away from other classes', () => {
    const school = store();
    const group = school.draft.groups['9a'];
    if (!group) throw new Error('no class');
    school.run(commands.setGroup, { group: { ...group, structure: 't' } });
    const { draft } = school;
    expect(draft.constraints.c2).toBeUndefined();
    expect(draft.constraints.c5).toBeUndefined();
    expect(draft.subjects.art).toMatchObject({ structure: 't', groups: ['9a'] });
    expect(draft.groups['9b']?.subjects).toEqual([]);
    expect(draft.lessons.maths1).toMatchObject({ structure: 't', timeSlot: null });
  });

  test('that changes its structure takes the calendar there from teachers without other subjects there', () => {
    const school = store();
    const group = school.draft.groups['9a'];
    if (!group) throw new Error('no class');
    expect(school.draft.constraints.c1).toMatchObject({ base: 'ada', structure: 's' });
    school.run(commands.setGroup, { group: { ...group, structure: 't' } });
    expect(school.draft.constraints.c1).toBeUndefined();
    expect(school.draft.constraints.c10).toBeDefined();
  });

  test('that changes its structure leaves subjects behind that it gives up in the same edit', () => {
    const school = store();
    const group = school.draft.groups['9a'];
    if (!group) throw new Error('no class');
    school.run(commands.setGroup, { group: { ...group, structure: 't', subjects: ['maths'] } });
    expect(school.draft.subjects).toMatchObject({
      maths: { structure: 't', groups: ['9a'] },
      art: { structure: 's', groups: ['9b'] },
    });
    expect(school.draft.lessons.art1?.timeSlot).not.toBe(null);
  });

  test('that is new takes the next colour of the palette, one that is known does not', () => {
    const school = store();
    school.run(commands.setGroup, { group: { id: 'new', name: 'New', structure: 's' } });
    school.run(commands.setGroup, { group: { id: 'new', name: 'Renamed', structure: 's' } });
    expect(school.draft.pickedColors.groups).toBe(1);
  });

  test('whose divisions are turned off loses them', () => {
    const school = store();
    const group = school.draft.groups['9a'];
    if (!group) throw new Error('no class');
    school.run(commands.setGroup, { group: { ...group, isTracked: false } });
    expect(school.draft.trackSets).toEqual({});
  });
});

describe('a division', () => {
  test("generates 'not same time' inside a track and 'same time optional' across, and renews them", () => {
    const school = store();
    const track = (id: string, subjects: string[]) => ({ id, name: id, subjects });
    const trackSet = {
      id: 'd',
      name: 'D',
      group: '9a',
      tracks: [track('x', ['maths', 'french']), track('y', ['german'])],
    };
    const generated = () =>
      Object.values(school.draft.constraints).flatMap((each) => {
        if (each.type !== 'subject' || !'xy'.includes(each.metaData?.fromTrack ?? '-')) return [];
        return [`${each.base} ${each.constraint} ${each.other}`];
      });
    school.run(commands.setTrackSet, { trackSet });
    expect(generated()).toEqual(['maths not same time french', 'maths same time optional german']);
    school.run(commands.setTrackSet, {
      trackSet: { ...trackSet, tracks: [track('x', ['french']), track('y', ['german'])] },
    });
    expect(generated()).toEqual(['french same time optional german']);
    school.run(commands.deleteTrackSet, { ids: ['d'] });
    expect(generated()).toEqual([]);
  });

  test('has each subject in one track, and only subjects of the class', () => {
    const school = store();
    const set = (tracks: string[][]) => {
      const named = tracks.map((subjects, index) => ({ id: `${index}`, name: 'T', subjects }));
      return () =>
        school.run(commands.setTrackSet, { trackSet: { id: 'd', name: 'D', group: '9a', tracks: named } });
    };
    expect(set([['maths'], ['maths']])).toThrow('refusals.subjectInTwoTracks');
    expect(set([['maths'], ['club']])).toThrow('refusals.subjectOfOtherClass');
  });
});

describe('a subject and its lessons', () => {
  test('a new name renames and renumbers the lessons; colour and teachers follow', () => {
    const school = store();
    const { lessons: _lessons, ...maths } = school.draft.subjects.maths ?? {
      lessons: [],
      id: '',
      name: '',
      structure: '',
    };
    school.run(commands.setSubject, {
      subject: { ...maths, name: 'Algebra', color: '#112233', teachers: ['ben'] },
    });
    expect(school.draft.lessons.maths2).toMatchObject({
      name: 'Algebra (2)',
      color: '#112233',
      teachers: ['ben'],
    });
    expect(school.draft.lessons.maths1?.timeSlot).toBe(null);
  });

  test('another teacher takes the calendar in the structure from one who has no other subject there', () => {
    const school = store();
    const ofAda = Object.values(school.draft.subjects).filter(({ teachers }) => teachers.includes('ada'));
    for (const [index, { lessons: _lessons, ...subject }] of ofAda.entries()) {
      expect(school.draft.constraints.c1, `before the change ${index}`).toMatchObject({ base: 'ada' });
      school.run(commands.setSubject, { subject: { ...subject, teachers: ['ben'] } });
    }
    expect(school.draft.constraints.c1).toBeUndefined();
    expect(school.draft.constraints.c10).toBeDefined();
  });

  test('more lessons than school days turn no more than one into at least one per day', () => {
    const school = store();
    const add = (ids: string[]) => {
      school.run(commands.addLesson, { subject: 'maths', lessons: ids.map((id) => ({ id })) });
    };
    add(['m4', 'm5']);
    expect(school.draft.subjects.maths?.lessonsSpreadConstraint.constraint).toBe('NoMoreThanOnePerDay');
    add(['m6']);
    expect(school.draft.subjects.maths?.lessonsSpreadConstraint.constraint).toBe('AtLeastOnePerDay');
    expect(school.draft.lessons.m6).toMatchObject({ name: 'maths (6)', groups: ['9a'], teachers: ['ada'] });
  });

  test('added with more lessons than school days has at least one per day', () => {
    const school = store();
    const spreadOf = (id: string, count: number) => {
      const lessons = Array.from({ length: count }, (_, index) => ({ id: `${id}-${index}` }));
      school.run(commands.addSubject, { subject: { id, name: id, structure: 's' }, lessons });
      return school.draft.subjects[id]?.lessonsSpreadConstraint.constraint;
    };
    expect(spreadOf('five', 5)).toBe('NoMoreThanOnePerDay');
    expect(spreadOf('six', 6)).toBe('AtLeastOnePerDay');
  });

  test("saved with 'at least one per day' and no more lessons than days has 'no more than one per day'", () => {
    const school = store();
    const { lessons: _lessons, ...maths } = subjectSchema.parse(school.draft.subjects.maths);
    const lessonsSpreadConstraint = { constraint: 'AtLeastOnePerDay' as const };
    school.run(commands.setSubject, { subject: { ...maths, lessonsSpreadConstraint } });
    expect(school.draft.subjects.maths?.lessonsSpreadConstraint.constraint).toBe('NoMoreThanOnePerDay');
  });

  test('of an existing name takes its colour and short name, and one of a new name a colour of its own', () => {
    const school = store();
    const add = (id: string, name: string, look: { color?: string; shortName?: string } = {}) => {
      const subject = { id, name, structure: 's', teachers: ['ben'], ...look };
      school.run(commands.addSubject, { subject, lessons: [{ id: `${id}-1` }] });
      return school.draft.subjects[id];
    };
    const first = add('p1', 'Physics', { color: '#112233', shortName: 'Ph' });
    const count = school.draft.pickedColors.subjects;
    expect(add('p2', ' physics ')).toMatchObject({ color: first?.color, shortName: 'Ph' });
    expect(school.draft.lessons['p2-1']?.color).toBe('#112233');
    expect(add('p3', 'PHYSICS', { color: '#445566' })).toMatchObject({ color: '#445566', shortName: 'Ph' });
    expect(school.draft.pickedColors.subjects).toBe(count);
    const others = Object.values(school.draft.subjects).map(({ color }) => color);
    const drama = add('d1', 'Stage Drama');
    expect(drama?.shortName).toBe('SD');
    expect(others).not.toContain(drama?.color);
  });

  test('cannot be added under the id of another', () => {
    const school = store();
    const subject = { id: 'maths', name: 'Another', structure: 's', teachers: ['ben'] };
    expect(() => school.run(commands.addSubject, { subject, lessons: [] })).toThrow('refusals.alreadyExists');
  });

  test('another length or other teachers clear the time slot, other fields do not', () => {
    const school = store();
    school.run(commands.setLesson, { id: 'maths1', changes: { color: '#112233', teachers: ['ada'] } });
    expect(school.draft.lessons.maths1?.timeSlot).not.toBe(null);
    school.run(commands.setLesson, { id: 'maths1', changes: { numPeriods: 2 } });
    expect(school.draft.lessons.maths1).toMatchObject({ numPeriods: 2, timeSlot: null });
    const nobody = { id: 'maths1', changes: { groups: [], teachers: [] } };
    expect(() => school.run(commands.setLesson, nobody)).toThrow('refusals.lessonOfNobody');
  });

  test('a subject cannot have classes of two structures', () => {
    const school = store();
    school.run(commands.setGroup, { group: { id: '9t', name: '9t', structure: 't' } });
    const subject = { id: 'x', name: 'X', structure: 's', groups: ['9a', '9t'] };
    expect(() => school.run(commands.addSubject, { subject, lessons: [] })).toThrow(
      'refusals.structureMismatch',
    );
  });

  test('a lesson constraint marks its subject', () => {
    const school = store();
    const constraint = {
      id: 'n',
      type: 'lesson',
      base: 'art1',
      constraint: 'on day',
      values: [1, 1],
    } as const;
    school.run(commands.addConstraint, { constraint: { ...constraint, values: [1, 1] } });
    expect(school.draft.subjects.art?.lessonsModified).toBe(true);
    expect(school.draft.constraints.n).toMatchObject({ values: [1] });
  });
});

describe('calendar cells', () => {
  test('are set, replaced and cleared; cells without school are skipped', () => {
    const school = store();
    const cell = { type: 'teacher' as const, bases: ['ada', 'ben'], structure: 's' };
    const count = () =>
      Object.values(school.draft.constraints).filter((each) => each.type === 'teacher').length;
    school.run(commands.setCells, { structure: 's', cells: [{ day: 2, period: 2 }], hasSchool: false });
    school.run(commands.setCalendarCells, {
      ...cell,
      cells: [
        { day: 0, period: 5 },
        { day: 2, period: 2 },
      ],
      level: 2,
    });
    expect(count()).toBe(2);
    expect(school.draft.constraints.c1).toBeUndefined();
    school.run(commands.setCalendarCells, { ...cell, cells: [{ day: 0, period: 5 }], level: 0 });
    expect(count()).toBe(0);
    const soft = {
      type: 'group',
      bases: ['9a'],
      structure: 's',
      cells: [{ day: 0, period: 0 }],
      level: 1,
    } as const;
    expect(() =>
      school.run(commands.setCalendarCells, { ...soft, bases: ['9a'], cells: [{ day: 0, period: 0 }] }),
    ).toThrow();
  });
});

test('cells are opened whichever records block them, in several structures; other levels stay', () => {
  const school = store();
  school.run(commands.addStructure, { id: 's2', name: 'Another' });
  school.run(commands.copyStructure, { id: 's2', from: 's' });
  for (const structure of ['s', 's2']) {
    const where = { structure, cells: [{ day: 1, period: 2 }] };
    school.run(commands.setCalendarCells, { type: 'teacher', bases: ['ada'], level: 2, ...where });
  }
  const { constraints } = school.draft;
  const [one] = Object.values(constraints).filter((each) => each.type === 'teacher' && each.day === 1);
  if (one?.type !== 'teacher') throw new Error('a blocked cell was expected');
  school.run(commands.addConstraint, { constraint: { ...one, id: 'again' } });
  const before = Object.keys(constraints);
  const cell = { day: 1, period: 2, level: 2 } as const;
  const soft = { day: 0, period: 5, structure: 's', level: 2 } as const;
  school.run(commands.openCalendarCells, {
    type: 'teacher',
    base: 'ada',
    cells: [{ ...cell, structure: 's' }, { ...cell, structure: 's2' }, soft],
  });
  const kept = Object.keys(school.draft.constraints);
  expect(kept).toHaveLength(before.length - 2);
  expect(kept).toContain('c1');
  expect(() =>
    school.run(commands.openCalendarCells, { type: 'teacher', base: 'ghost', cells: [soft] }),
  ).toThrow('refusals.gone.teachers');
});

test('a lesson is locked along with its other changes', () => {
  const school = store();
  school.run(commands.setLesson, { id: 'maths1', changes: { locked: true, classroom: 'lab' } });
  expect(school.draft.lessons.maths1).toMatchObject({ locked: true, classroom: 'lab' });
  expect(school.draft.lessons.maths1?.timeSlot).not.toBeNull();
});

test('numbered lessons follow the name of their subject; one with a name of its own keeps it', () => {
  const school = store();
  school.run(commands.setLesson, { id: 'maths2', changes: { name: 'Test' } });
  const { maths } = school.draft.subjects;
  if (!maths) throw new Error('no maths');
  school.run(commands.setSubject, { subject: { ...maths, name: 'Algebra (A)' } });
  const names = () => ['maths1', 'maths2', 'maths3'].map((id) => school.draft.lessons[id]?.name);
  expect(names()).toEqual(['Algebra (A) (1)', 'Test', 'Algebra (A) (3)']);
  school.run(commands.deleteLesson, { ids: ['maths1'] });
  expect(names()).toEqual([undefined, 'Test', 'Algebra (A) (2)']);
});
