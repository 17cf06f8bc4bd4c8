import { expect, test } from 'vitest';
import { createDraftStore } from '../store/draft-store.ts';
import { smallSchool } from '../testing/school.ts';
import { commands } from './registry.ts';

const store = () => createDraftStore(smallSchool(), { checked: true });

test('new classes, teachers and a subject that needs them come in one step that is undone as one', () => {
  const school = store();
  const before = school.draft;
  school.run(commands.importTable, {
    classrooms: [{ id: 'r', name: 'R 12' }],
    groups: [{ id: '9c', name: '9C', structure: 's' }],
    teachers: [{ id: 'eva', name: 'Eva' }],
    subjects: [
      {
        subject: {
          id: 'latin',
          name: 'Latin',
          groups: ['9c'],
          teachers: ['eva'],
          classroom: 'r',
          structure: 's',
        },
        newLessons: [{ id: 'latin1' }, { id: 'latin2', numPeriods: 2 }],
      },
    ],
  });
  const { draft } = school;
  expect(draft.teachers.eva?.subjects).toEqual(['latin']);
  expect(draft.groups['9c']?.subjects).toEqual(['latin']);
  expect(draft.subjects.latin?.lessons).toEqual(['latin1', 'latin2']);
  expect(draft.lessons.latin2).toMatchObject({ name: 'Latin (2)', numPeriods: 2, teachers: ['eva'] });
  expect(draft.pickedColors.subjects).toBe(before.pickedColors.subjects + 1);
  school.undo();
  expect(school.draft).toEqual(before);
});

test('a known subject keeps its lessons, gets new ones after them and loses those that are named', () => {
  const school = store();
  const { lessons, ...maths } = school.draft.subjects.maths ?? expect.fail('no maths');
  school.run(commands.importTable, {
    subjects: [
      { subject: { ...maths, shortName: 'MAT' }, newLessons: ['a', 'b', 'c', 'd'].map((id) => ({ id })) },
    ],
    removedLessons: ['maths2'],
  });
  const { subjects, lessons: records } = school.draft;
  expect(lessons).toEqual(['maths1', 'maths2', 'maths3']);
  expect(subjects.maths).toMatchObject({
    shortName: 'MAT',
    lessons: ['maths1', 'maths3', 'a', 'b', 'c', 'd'],
  });
  expect(records.maths3?.name).toBe('maths (2)');
  expect(records.maths3?.timeSlot).not.toBeNull();
  expect(subjects.maths?.lessonsSpreadConstraint.constraint).toBe('AtLeastOnePerDay');
});

test('a table that names unknown items changes nothing', () => {
  const school = store();
  const before = school.draft;
  const subject = { id: 'x', name: 'X', groups: ['nobody'], structure: 's' };
  expect(() =>
    school.run(commands.importTable, { teachers: [{ id: 'eva', name: 'Eva' }], subjects: [{ subject }] }),
  ).toThrow(expect.objectContaining({ code: 'not-found' }));
  expect(school.draft).toBe(before);
});
