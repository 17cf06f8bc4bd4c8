import { commands, createDraft, createDraftStore } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { clearsSlot, lessonChanges, lessonValues, spreadsChangedBy } from './lesson-values.ts';

/** Six lessons of one subject in a week of five school days; the first is placed. */
function school() {
  const store = createDraftStore(createDraft({ schoolName: 'Hill' }), { checked: true });
  const structure = Object.keys(store.draft.schoolData.structures)[0] ?? '';
  store.run(commands.buildStructure, { id: structure, count: 6, length: 45 });
  store.run(commands.setTeacher, { teacher: { id: 'ada', name: 'Ada' } });
  store.run(commands.setTeacher, { teacher: { id: 'ben', name: 'Ben' } });
  const lessons = [1, 2, 3, 4, 5, 6].map((number) => ({ id: `m${number}` }));
  const subject = { id: 'm', name: 'Maths', structure, teachers: ['ada', 'ben'] };
  store.run(commands.addSubject, { subject, lessons });
  store.run(commands.placeLesson, { lesson: 'm1', at: { day: 0, start: 0 } });
  const lesson = () => {
    const { m1 } = store.draft.lessons;
    if (!m1) throw new Error('no lesson');
    return m1;
  };
  return { store, lesson };
}

test('only what differs is saved, and another length takes the place back', () => {
  const { store, lesson } = school();
  const values = lessonValues(lesson());
  expect(lessonChanges(lesson(), { ...values, name: ' Maths (1) ' })).toEqual({});
  expect(clearsSlot(lesson(), { ...values, teachers: ['ben', 'ada'] })).toBe(false);
  expect(clearsSlot(lesson(), { ...values, teachers: ['ada'] })).toBe(true);
  const longer = { ...values, numPeriods: 2 };
  expect(clearsSlot(lesson(), longer)).toBe(true);
  store.run(commands.setLesson, { id: 'm1', changes: lessonChanges(lesson(), longer) });
  expect(lesson()).toMatchObject({ numPeriods: 2, timeSlot: null });
  expect(clearsSlot(lesson(), { ...longer, numPeriods: 1 })).toBe(false);
});

test('a deletion that leaves no more lessons than school days changes the spread', () => {
  const { store } = school();
  expect(store.draft.subjects.m?.lessonsSpreadConstraint.constraint).toBe('AtLeastOnePerDay');
  expect(spreadsChangedBy(store.draft, ['m6'])).toEqual(['m']);
  store.run(commands.deleteLesson, { ids: ['m6'] });
  expect(store.draft.subjects.m?.lessonsSpreadConstraint.constraint).toBe('NoMoreThanOnePerDay');
  expect(spreadsChangedBy(store.draft, ['m5'])).toEqual([]);
});
