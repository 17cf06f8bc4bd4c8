import { expect, test } from 'vitest';
import { createDraftStore } from '../store/draft-store.ts';
import { smallSchool } from '../testing/school.ts';
import { commands } from './registry.ts';

function store() {
  return createDraftStore(smallSchool(), { checked: true });
}

test('deleting a class deletes its own subjects and leaves shared ones to the others', () => {
  const school = store();
  school.run(commands.deleteGroup, { ids: ['9a'] });
  const { draft } = school;
  expect(Object.keys(draft.subjects)).toEqual(['art', 'club']);
  expect(draft.subjects.art?.groups).toEqual(['9b']);
  expect(draft.lessons.art1?.groups).toEqual(['9b']);
  expect(draft.trackSets).toEqual({});
  // Of the constraints, those on the room and of the teacher; the calendar of 'ada' went with her last subject.
  expect(Object.keys(draft.constraints).sort()).toEqual(['c10', 'c3', 'c7']);
  expect(draft.constraints.c7).toMatchObject({ subjects: ['art'] });
  expect(draft.teachers.ada?.subjects).toEqual([]);
});

test('deleting a subject prunes workload constraints and divisions', () => {
  const school = store();
  school.run(commands.deleteSubject, { ids: ['german'] });
  const { draft } = school;
  expect(draft.constraints.c8).toMatchObject({ subjectsB: ['french'] });
  expect(draft.trackSets.languages?.tracks.map((track) => track.subjects)).toEqual([['french'], []]);
  expect(Object.values(draft.constraints).filter((each) => 'metaData' in each && each.metaData)).toEqual([]);
  school.run(commands.deleteSubject, { ids: ['french'] });
  expect(school.draft.constraints.c8).toBeUndefined();
});

test('deleting a teacher leaves the lessons placed and empties views', () => {
  const school = store();
  school.run(commands.setCustomView, { view: { id: 'v2', name: 'Ben', items: { teachers: ['ben'] } } });
  school.run(commands.deleteTeacher, { ids: ['ben', 'ada'] });
  const { draft } = school;
  expect(draft.lessons.art1).toMatchObject({ teachers: [], timeSlot: { day: 0, start: 1, end: 2 } });
  expect(draft.subjects.maths?.teachers).toEqual([]);
  expect(draft.customViews.v2).toBeUndefined();
  expect(draft.customViews.v1?.items.classrooms).toEqual(['lab']);
  expect(draft.constraints.c1).toBeUndefined();
  expect(draft.constraints.c10).toBeUndefined();
  expect(draft.config.solveTeachers).toEqual([]);
});

test('deleting a classroom clears it everywhere', () => {
  const school = store();
  school.run(commands.deleteClassroom, { ids: ['lab', 'home'] });
  const { draft } = school;
  expect(draft.subjects.french?.classroom).toBe(null);
  expect(draft.subjects.art?.viableClassrooms).toEqual(['gym']);
  expect(draft.groups['9a']?.classroom).toBe(null);
  expect(draft.constraints.c3).toBeUndefined();
});

test('deleting lessons renumbers the others and relaxes the spread', () => {
  const school = store();
  const spread = () => school.draft.subjects.maths?.lessonsSpreadConstraint.constraint;
  school.run(commands.addLesson, {
    subject: 'maths',
    lessons: ['x', 'y', 'z'].map((id) => ({ id })),
  });
  expect(spread()).toBe('AtLeastOnePerDay');
  school.run(commands.deleteLesson, { ids: ['maths1', 'x', 'y', 'z'] });
  const { draft } = school;
  expect(draft.subjects.maths?.lessons.map((id) => draft.lessons[id]?.name)).toEqual([
    'maths (1)',
    'maths (2)',
  ]);
  expect(spread()).toBe('NoMoreThanOnePerDay');
  expect(draft.constraints.c6).toBeUndefined();
});

test('generated constraints cannot be edited or deleted', () => {
  const school = store();
  const generated = Object.values(school.draft.constraints).filter(
    (each) => 'metaData' in each && each.metaData,
  );
  expect(generated.map((each) => 'constraint' in each && each.constraint)).toEqual(['same time optional']);
  const [first] = generated;
  if (!first) throw new Error('nothing was generated');
  const notAllowed = expect.objectContaining({ code: 'not-allowed' });
  expect(() => school.run(commands.deleteConstraint, { ids: [first.id] })).toThrow(notAllowed);
  expect(() => school.run(commands.updateConstraint, { constraint: { ...first, weight: 0 } })).toThrow(
    notAllowed,
  );
});
