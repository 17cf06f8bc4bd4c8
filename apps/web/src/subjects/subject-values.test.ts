import { commands, createDraft, createDraftStore } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { lessonLengths, shortNameOf, subjectOf, subjectValues, unplacedBySubject } from './subject-values.ts';

/** A school with one class, one teacher and a structure of 6 periods. */
function school() {
  const store = createDraftStore(createDraft({ schoolName: 'Hill' }), { checked: true });
  const structure = Object.keys(store.draft.schoolData.structures)[0] ?? '';
  store.run(commands.buildStructure, { id: structure, count: 6, length: 45 });
  store.run(commands.setGroup, { group: { id: '9a', name: '9A', structure } });
  store.run(commands.setTeacher, { teacher: { id: 'ada', name: 'Ada' } });
  return { store, structure };
}

test('the short name follows the name until another is typed', () => {
  expect(shortNameOf({ name: 'Physical Education', shortName: null })).toBe('PE');
  expect(shortNameOf({ name: 'Physical Education', shortName: ' ' })).toBe('PE');
  expect(shortNameOf({ name: 'Physical Education', shortName: 'Sports' })).toBe('Spor');
});

test('a stored short name counts as typed only when it is not the abbreviation', () => {
  const { store, structure } = school();
  const add = (id: string, shortName: string) =>
    store.run(commands.addSubject, { subject: { id, name: 'Maths', shortName, structure }, lessons: [] });
  add('a', 'MATH');
  add('b', 'Ma');
  const { a, b } = store.draft.subjects;
  expect([subjectValues(store.draft, a).shortName, subjectValues(store.draft, b).shortName]).toEqual([
    null,
    'Ma',
  ]);
});

test('lesson lengths are clamped to the day, and what is no number adds nothing', () => {
  const { store, structure } = school();
  const lengths = (count: number, length: number) =>
    lessonLengths(store.draft, structure, [{ count, length }]);
  expect(lengths(2, 3)).toEqual([3, 3]);
  expect(lengths(1, 9)).toEqual([6]);
  expect(lengths(1, 0)).toEqual([1]);
  expect(lengths(Number.NaN, 1)).toEqual([]);
  expect(lengths(-1, 1)).toEqual([]);
});

test('other teachers send the placed lessons of a subject to the staging area, and the form knows', () => {
  const { store, structure } = school();
  const subject = { id: 'm', name: 'Maths', structure, groups: ['9a'] };
  store.run(commands.addSubject, { subject, lessons: [{ id: 'm1' }, { id: 'm2' }] });
  store.run(commands.placeLesson, { lesson: 'm1', at: { day: 0, start: 0 } });
  const known = store.draft.subjects.m;
  const values = subjectValues(store.draft, known);
  expect(unplacedBySubject(store.draft, known, values)).toBe(0);
  const taught = { ...values, teachers: ['ada'] };
  expect(unplacedBySubject(store.draft, known, taught)).toBe(1);
  store.run(commands.setSubject, { subject: subjectOf(store.draft, 'm', taught, known) });
  expect(store.draft.lessons.m1?.timeSlot).toBeNull();
});
