import { expect, test } from 'vitest';
import { consequencesOfCommand } from '../queries/consequences.ts';
import { createDraftStore } from '../store/draft-store.ts';
import { smallSchool } from '../testing/school.ts';
import { commands } from './registry.ts';

const store = () => createDraftStore(smallSchool(), { checked: true });
const lessons = ['maths1', 'maths2', 'maths3', 'french1', 'french2'];
const all = { from: 'ada', shares: [{ to: 'ben', lessons }] };

test('lessons that are handed over keep their places; the subjects and both teachers follow', () => {
  const school = store();
  const before = school.draft;
  school.run(commands.handOverLessons, all);
  const { lessons, subjects, teachers } = school.draft;
  for (const id of all.shares.flatMap((share) => share.lessons)) {
    expect(lessons[id]?.teachers).toEqual(['ben']);
    expect(lessons[id]?.timeSlot).toEqual(before.lessons[id]?.timeSlot);
  }
  expect(lessons.maths1?.timeSlot).not.toBeNull();
  expect([subjects.maths?.teachers, subjects.french?.teachers]).toEqual([['ben'], ['ben']]);
  expect(teachers.ada?.subjects).toEqual([]);
  expect(teachers.ben?.subjects).toEqual(['art', 'maths', 'french']);
  school.undo();
  expect(school.draft).toEqual(before);
});

test('lessons without a place at the new teacher go to the staging area; those left out stay as they are', () => {
  const school = store();
  school.run(commands.handOverLessons, {
    from: 'ada',
    shares: [{ to: 'ben', lessons: ['maths1'], unplaced: ['maths3'] }],
  });
  const { lessons, subjects, teachers } = school.draft;
  expect(lessons.maths1).toMatchObject({ teachers: ['ben'], timeSlot: { day: 0, start: 0 } });
  expect(lessons.maths3).toMatchObject({ teachers: ['ben'], timeSlot: null });
  expect(lessons.maths2?.teachers).toEqual(['ada']);
  expect(subjects.maths?.teachers).toEqual(['ada', 'ben']);
  expect(teachers.ada?.subjects).toEqual(['maths', 'french']);
  expect(teachers.ben?.subjects).toEqual(['art', 'maths']);
});

test('a lesson that both taught has the other one left', () => {
  const school = store();
  school.run(commands.setLesson, { id: 'maths1', changes: { teachers: ['ben', 'ada'] } });
  school.run(commands.handOverLessons, { from: 'ada', shares: [{ to: 'ben', lessons: ['maths1'] }] });
  expect(school.draft.lessons.maths1?.teachers).toEqual(['ben']);
});

test('the calendar of a teacher who has no subject left in a structure goes, and is told before', () => {
  const { deleted, unplaced } = consequencesOfCommand(smallSchool(), commands.handOverLessons, all);
  expect(deleted.constraints).toEqual(['c1']);
  expect(unplaced).toEqual([]);
});

test('nothing is handed over to the same teacher, to one that is not known, or of another one’s lessons', () => {
  const school = store();
  const before = school.draft;
  const refused: readonly (readonly [typeof all, string])[] = [
    [{ ...all, shares: [{ to: 'ada', lessons }] }, 'refusals.handOverToSame'],
    [{ ...all, shares: [{ to: 'ghost', lessons }] }, 'refusals.gone.teachers'],
    [{ ...all, shares: [...all.shares, { to: 'cem', lessons: ['maths1'] }] }, 'refusals.notTaughtBy'],
    [{ ...all, shares: [{ to: 'ben', lessons: ['art1'] }] }, 'refusals.notTaughtBy'],
  ];
  for (const [args, code] of refused) {
    expect(() => school.run(commands.handOverLessons, args)).toThrow(code);
    expect(school.draft).toBe(before);
  }
});

test('a locked lesson that goes to the staging area is locked no longer; one that keeps its place stays locked', () => {
  const school = store();
  school.run(commands.lockLesson, { ids: ['maths1', 'maths3'], locked: true });
  school.run(commands.handOverLessons, {
    from: 'ada',
    shares: [{ to: 'ben', lessons: ['maths1'], unplaced: ['maths3'] }],
  });
  expect(school.draft.lessons.maths1).toMatchObject({ locked: true, timeSlot: { day: 0, start: 0 } });
  expect(school.draft.lessons.maths3).toMatchObject({ locked: false, timeSlot: null });
});

test('a subject without lessons of the teacher is handed over by itself; one of another teacher is refused', () => {
  const school = store();
  school.run(commands.deleteLesson, { ids: ['french1', 'french2'] });
  school.run(commands.handOverLessons, {
    from: 'ada',
    shares: [{ to: 'ben', lessons: [], subjects: ['french'] }],
  });
  const { subjects, teachers } = school.draft;
  expect(subjects.french?.teachers).toEqual(['ben']);
  expect(subjects.maths?.teachers).toEqual(['ada']);
  expect(teachers.ada?.subjects).toEqual(['maths']);
  expect(teachers.ben?.subjects).toEqual(['art', 'french']);
  const again = { from: 'ada', shares: [{ to: 'ben', lessons: [], subjects: ['art'] }] };
  expect(() => school.run(commands.handOverLessons, again)).toThrow('refusals.notTaughtBy');
});

test('several teachers take over as one step; a subject that two of them take over has both', () => {
  const school = store();
  const before = school.draft;
  school.run(commands.handOverLessons, {
    from: 'ada',
    shares: [
      { to: 'ben', lessons: ['maths1', 'maths2'] },
      { to: 'cem', lessons: ['french1', 'french2'], unplaced: ['maths3'] },
    ],
  });
  const { lessons: now, subjects, teachers } = school.draft;
  expect([now.maths1?.teachers, now.maths3?.teachers]).toEqual([['ben'], ['cem']]);
  expect([subjects.maths?.teachers, subjects.french?.teachers]).toEqual([['ben', 'cem'], ['cem']]);
  expect(teachers.ada?.subjects).toEqual([]);
  expect(teachers.ben?.subjects).toEqual(['art', 'maths']);
  expect(teachers.cem?.subjects).toEqual(['german', 'club', 'maths', 'french']);
  school.undo();
  expect(school.draft).toEqual(before);
});
