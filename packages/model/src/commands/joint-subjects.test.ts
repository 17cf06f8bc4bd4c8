import { expect, test } from 'vitest';
import { createDraftStore } from '../store/draft-store.ts';
import { createWorld } from '../testing/world.ts';
import { commands } from './registry.ts';

/** Three classes with joint art, of which 9a and 9b divide into art and music; 9a has maths of its own. */
function joint() {
  const world = createWorld()
    .group('9a')
    .group('9b')
    .group('9c')
    .teacher('ada')
    .teacher('ben')
    .teacher('cem');
  world.subject('art', { groups: ['9a', '9b', '9c'], teachers: ['ben'], lengths: [1, 2] });
  world.subject('music', { groups: ['9b'], teachers: ['cem'], lengths: [1, 1] });
  world.subject('maths', { groups: ['9a'], teachers: ['ada'], lengths: [1, 1, 1] });
  world.division('arts', '9b', [['art'], ['music']]);
  world.at('art1', 0, 1);
  world.constraint({ id: 'k1', type: 'subject', base: 'art', constraint: 'at period', values: [0, 1] });
  world.constraint({ id: 'k2', type: 'subject', base: 'maths', other: 'art', constraint: 'not same day' });
  world.constraint({ id: 'k3', type: 'lesson', base: 'art2', constraint: 'on day', values: [2] });
  world.constraint({
    id: 'k4',
    type: 'subjectConstraint',
    base: { items: ['art'], except: [] },
    constraint: 'lastPeriodShare',
    maxShare: 50,
  });
  return createDraftStore(world.draft, { checked: true });
}

test('classes that sat together get lessons of their own: the rest stays as it is', () => {
  const school = joint();
  const before = school.draft;
  school.run(commands.separateSubject, {
    id: 'art',
    parts: [
      { group: '9b', id: 'artB' },
      { group: '9c', id: 'artC' },
    ],
  });
  const { subjects, lessons, groups, teachers, trackSets, constraints } = school.draft;
  expect([subjects.art, subjects.artB, subjects.artC].map((each) => each?.groups)).toEqual([
    ['9a'],
    ['9b'],
    ['9c'],
  ]);
  expect(lessons.art1).toMatchObject({ groups: ['9a'], timeSlot: before.lessons.art1?.timeSlot });
  const own = subjects.artB?.lessons.map((id) => lessons[id]);
  expect(own).toMatchObject([
    { name: 'art (1)', groups: ['9b'], teachers: ['ben'], numPeriods: 1, timeSlot: null },
    { name: 'art (2)', groups: ['9b'], teachers: ['ben'], numPeriods: 2, timeSlot: null },
  ]);
  expect(groups['9b']?.subjects).toEqual(['music', 'artB']);
  expect(teachers.ben?.subjects).toEqual(['art', 'artB', 'artC']);
  expect(trackSets.arts?.tracks.map((track) => track.subjects)).toEqual([['artB'], ['music']]);
  const rules = Object.values(constraints).filter(
    (each) => 'base' in each && (each.base === 'artC' || subjects.artC?.lessons.includes(String(each.base))),
  );
  expect(rules).toMatchObject([
    { constraint: 'at period', values: [0, 1] },
    { constraint: 'on day', values: [2], base: subjects.artC?.lessons[1] },
  ]);
  expect(constraints.k4).toMatchObject({ base: { items: ['art', 'artB', 'artC'] } });
  school.undo();
  expect(school.draft).toEqual(before);
});

test('classes with lessons of their own sit together in those of one, and the others go', () => {
  const school = joint();
  school.run(commands.separateSubject, { id: 'art', parts: [{ group: '9b', id: 'artB' }] });
  school.run(commands.joinSubjects, { into: 'art', others: ['artB'] });
  const { subjects, lessons, groups, trackSets } = school.draft;
  expect(subjects.art?.groups).toEqual(['9a', '9c', '9b']);
  expect(lessons.art1).toMatchObject({ groups: ['9a', '9c', '9b'], timeSlot: { day: 0, start: 1 } });
  expect([subjects.artB, groups['9b']?.subjects]).toEqual([undefined, ['music', 'art']]);
  expect(trackSets.arts?.tracks.map((track) => track.subjects)).toEqual([['art'], ['music']]);
  expect(() => school.run(commands.joinSubjects, { into: 'art', others: ['music'] })).toThrow(
    'refusals.joinedInTwoTracks',
  );
});

test('lessons that only one of the classes has go with it; a class has to stay, and to be one of the subject', () => {
  const school = joint();
  school.run(commands.setLesson, { id: 'art2', changes: { groups: ['9c'] } });
  school.run(commands.separateSubject, { id: 'art', parts: [{ group: '9c', id: 'artC' }] });
  expect(school.draft.subjects.art?.lessons).toEqual(['art1']);
  expect(school.draft.subjects.artC?.lessons).toHaveLength(2);
  const all = ['9a', '9b'].map((group) => ({ group, id: `new-${group}` }));
  expect(() => school.run(commands.separateSubject, { id: 'art', parts: all })).toThrow(
    'refusals.noClassStays',
  );
  const other = { id: 'maths', parts: [{ group: '9b', id: 'new' }] };
  expect(() => school.run(commands.separateSubject, other)).toThrow('refusals.subjectOfOtherClass');
});

test('a copy of a class may have its subjects and divisions, with the teachers or without', () => {
  const school = joint();
  const copy = (newId: string, subjects: 'withTeachers' | 'withoutTeachers') =>
    school.run(commands.duplicateGroup, { id: '9b', newId, name: newId, subjects });
  copy('9d', 'withTeachers');
  copy('9e', 'withoutTeachers');
  const { groups, subjects, lessons, trackSets } = school.draft;
  const of = (id: string) => (groups[id]?.subjects ?? []).map((subject) => subjects[subject]);
  expect(of('9d')).toMatchObject([
    { name: 'art', groups: ['9d'], teachers: ['ben'] },
    { name: 'music', groups: ['9d'], teachers: ['cem'] },
  ]);
  expect(of('9e')).toMatchObject([{ teachers: [] }, { teachers: [] }]);
  expect(of('9d').map((each) => each?.lessons.map((id) => lessons[id]?.numPeriods))).toEqual([
    [1, 2],
    [1, 1],
  ]);
  expect(subjects.art?.groups).toEqual(['9a', '9b', '9c']);
  const division = Object.values(trackSets).find(({ group }) => group === '9d');
  expect(division?.tracks.map((track) => track.subjects)).toEqual(of('9d').map((each) => [each?.id]));
  expect(groups['9d']?.isTracked).toBe(true);
});

test('a copy of a subject has its lessons and rules, none of them placed', () => {
  const school = joint();
  school.run(commands.duplicateSubject, { id: 'art', newId: 'art2nd' });
  const { subjects, lessons } = school.draft;
  expect(subjects.art2nd).toMatchObject({
    name: 'art',
    groups: ['9a', '9b', '9c'],
    color: subjects.art?.color,
  });
  expect(subjects.art2nd?.lessons.map((id) => lessons[id]?.timeSlot)).toEqual([null, null]);
});

test('rules that name a copied subject as the other one, and rules of lists that are copied whole, hold of the copies', () => {
  const world = createWorld().group('9a').group('9b');
  world.subject('art', { groups: ['9a', '9b'], lengths: [1, 1] });
  world.subject('maths', { groups: ['9b'], lengths: [1] });
  world.constraint({ id: 'apart', type: 'subject', base: 'maths', other: 'art', constraint: 'not same day' });
  const lists = { type: 'lessons' } as const;
  const arts = ['art1', 'art2'];
  world.constraint({ ...lists, id: 'days', constraint: 'minDaysBetween', lessons: arts, minDays: 2 });
  const both = ['art1', 'maths1'];
  world.constraint({ ...lists, id: 'mixed', constraint: 'perDayLimit', lessons: both, maxLessons: 1 });
  const split = { direction: '<', numLessons: 1, periodIndex: 2 } as const;
  world.constraint({ id: 'split', type: 'splitAround', subjects: ['art'], ...split });
  world.constraint({ id: 'gap', type: 'notConsecutive', subjectsA: ['art'], subjectsB: ['maths'] });
  const before = createDraftStore(world.draft, { checked: true });
  const copiesAfter = (edit: (school: typeof before) => void) => {
    const school = createDraftStore(world.draft, { checked: true });
    edit(school);
    const copies = Object.values(school.draft.constraints).filter(({ id }) => !before.draft.constraints[id]);
    return { copies, subjects: school.draft.subjects };
  };

  const separated = copiesAfter((school) =>
    school.run(commands.separateSubject, { id: 'art', parts: [{ group: '9b', id: 'artB' }] }),
  );
  expect(separated.copies).toHaveLength(4);
  expect(separated.copies).toMatchObject([
    { base: 'maths', other: 'artB', constraint: 'not same day' },
    { constraint: 'minDaysBetween', lessons: separated.subjects.artB?.lessons },
    { type: 'splitAround', subjects: ['artB'] },
    { subjectsA: ['artB'], subjectsB: ['maths'] },
  ]);

  const { copies, subjects } = copiesAfter((school) =>
    school.run(commands.duplicateGroup, { id: '9b', newId: '9c', name: '9c', subjects: 'withTeachers' }),
  );
  const own = Object.values(subjects).filter(({ groups }) => groups.includes('9c'));
  const [art, maths] = ['art', 'maths'].map((name) => own.find((subject) => subject.name === name));
  expect(copies).toHaveLength(5);
  expect(copies).toMatchObject([
    { base: maths?.id, other: art?.id },
    { lessons: art?.lessons },
    { constraint: 'perDayLimit', lessons: [art?.lessons[0], maths?.lessons[0]] },
    { subjects: [art?.id] },
    { subjectsA: [art?.id], subjectsB: [maths?.id] },
  ]);
});
