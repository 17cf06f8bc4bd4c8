import { expect, test } from 'vitest';
import { commands } from '../commands/registry.ts';
import { subjectSchema } from '../records/subject.ts';
import { createDraftStore } from '../store/draft-store.ts';
import { runCommand } from '../store/edit-history.ts';
import { smallSchool } from '../testing/school.ts';
import { createWorld } from '../testing/world.ts';
import { consequences, consequencesOfCommand } from './consequences.ts';

test('of a deletion are the records that it takes along, without constraints that only display a division', () => {
  const { deleted } = consequencesOfCommand(smallSchool(), commands.deleteGroup, { ids: ['9a'] });
  expect(deleted).toMatchObject({ groups: ['9a'], trackSets: ['languages'], teachers: [] });
  expect(deleted.subjects).toEqual(['maths', 'french', 'german']);
  expect(deleted.lessons).toHaveLength(7);
  expect(deleted.constraints.some((id) => id.startsWith('track'))).toBe(false);
  expect(deleted.constraints).toContain('c2');
});

test('of cells without school are the lessons that go to the staging area', () => {
  const cells = [{ day: 0, period: 0 }];
  const found = consequencesOfCommand(smallSchool(), commands.setCells, {
    structure: 's',
    cells,
    hasSchool: false,
  });
  expect(found.unplaced).toEqual(['maths1']);
});

test('of a class that moves to another structure are its calendar, its subjects and the classes that lose them', () => {
  const draft = runCommand(smallSchool(), commands.addStructure, { id: 't', name: 'T' });
  const group = draft.groups['9a'];
  if (!group) throw new Error('no class');
  const found = consequencesOfCommand(draft, commands.setGroup, { group: { ...group, structure: 't' } });
  expect(found.movedSubjects).toEqual(['maths', 'art', 'french', 'german']);
  expect(found.losingGroups).toEqual(['9b']);
  expect(found.deleted.constraints).toContain('c2');
  expect(found.unplaced).toEqual(['maths1', 'maths3', 'art1']);
});

test('of other teachers are only the lessons whose teachers change: four of five have a teacher of their own', () => {
  const world = createWorld().group('9a').teacher('first').teacher('other');
  world.subject('maths', { groups: ['9a'], teachers: ['first'], lengths: [1, 1, 1, 1, 1] });
  const store = createDraftStore(world.draft, { checked: true });
  for (const number of [2, 3, 4, 5])
    store.run(commands.setLesson, { id: `maths${number}`, changes: { teachers: ['other'] } });
  const places = [1, 2, 3, 4, 5].map((number) => ({
    lesson: `maths${number}`,
    at: { day: number - 1, start: 0 },
  }));
  store.run(commands.placeLessons, { places });

  const form = store.fork();
  const { lessons: _lessons, ...maths } = subjectSchema.parse(form.draft.subjects.maths);
  form.run(commands.setSubject, { subject: { ...maths, teachers: [] } });
  const found = consequences(form.changes, store.draft, form.draft);
  expect(found.unplaced).toEqual(['maths1']);
  form.squash({ label: 'save' });
  const unplaced = Object.values(store.draft.lessons).filter(({ timeSlot }) => timeSlot === null);
  expect(unplaced.map(({ id }) => id)).toEqual(found.unplaced);
});

test('of lessons added or deleted is another spread', () => {
  const draft = smallSchool();
  const lessons = ['m4', 'm5', 'm6'].map((id) => ({ id }));
  const found = consequencesOfCommand(draft, commands.addLesson, { subject: 'maths', lessons });
  expect(found.spreads).toEqual(['maths']);
  const fewer = consequencesOfCommand(draft, commands.addLesson, {
    subject: 'maths',
    lessons: lessons.slice(1),
  });
  expect(fewer.spreads).toEqual([]);
});
