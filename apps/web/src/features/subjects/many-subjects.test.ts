import { commands, createDraft, createDraftStore } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { members } from '../../ui/entity-form/members.ts';
import { changedSubjects, noChanges } from './many-subjects.ts';

function school() {
  const store = createDraftStore(createDraft({ schoolName: 'Hill' }), { checked: true });
  const first = Object.keys(store.draft.schoolData.structures)[0] ?? '';
  store.run(commands.buildStructure, { id: first, count: 6, length: 45 });
  store.run(commands.addStructure, { id: 'late', name: 'Late' });
  store.run(commands.buildStructure, { id: 'late', count: 3, length: 45 });
  store.run(commands.setGroup, { group: { id: '9a', name: '9A', structure: first } });
  store.run(commands.setGroup, { group: { id: 'eve', name: 'Evening', structure: 'late' } });
  store.run(commands.setTeacher, { teacher: { id: 'ada', name: 'Ada' } });
  const add = (id: string, fields: object) =>
    store.run(commands.addSubject, { subject: { id, name: id, structure: first, ...fields }, lessons: [] });
  add('maths', { groups: ['9a'] });
  add('club', { teachers: ['ada'] });
  return { store, ids: ['maths', 'club'] };
}

test('members are added where they are missing and taken away where they are', () => {
  expect(members(['a', 'b'], ['b', 'c'], ['a'])).toEqual(['b', 'c']);
});

test('classes of another structure, and subjects left without class and teacher, are refused', () => {
  const { store, ids } = school();
  const issue = (changes: object) => changedSubjects(store.draft, ids, { ...noChanges, ...changes }).issue;
  expect(issue({ addGroups: ['eve'] })).toBe('otherStructures');
  expect(issue({ removeTeachers: ['ada'] })).toBe('nobodyLeft');
  expect(issue({ removeTeachers: ['ada'], addGroups: ['9a'] })).toBeNull();
});

test('the changes are saved as one step, and the rest stays', () => {
  const { store, ids } = school();
  const changes = { ...noChanges, color: '#123456', addTeachers: ['ada'] };
  const { subjects } = changedSubjects(store.draft, ids, changes);
  store.runAll({ label: 'save' }, (run) => {
    for (const subject of subjects) run(commands.setSubject, { subject });
  });
  expect(store.draft.subjects).toMatchObject({
    maths: { color: '#123456', teachers: ['ada'], groups: ['9a'] },
    club: { color: '#123456', teachers: ['ada'] },
  });
  store.undo();
  expect(store.draft.subjects.maths?.teachers).toEqual([]);
});
