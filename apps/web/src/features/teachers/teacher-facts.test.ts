import { commands, createDraft, createDraftStore } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { groupLoads, shortGroups } from '../classes/group-facts.ts';
import { teacherFacts } from './teacher-facts.ts';

/** A class and a teacher with 20 lessons, more than a day of one period has room for. */
function school(isUninitialized: boolean) {
  const store = createDraftStore(createDraft({ schoolName: 'Hill', isUninitialized }), { checked: true });
  const [structure = ''] = Object.keys(store.draft.schoolData.structures);
  store.run(commands.setGroup, { group: { id: 'g', name: '7A', structure, color: '#3b6fe0' } });
  store.run(commands.setTeacher, { teacher: { id: 't', name: 'Ann Kelly' } });
  store.run(commands.addSubject, {
    subject: { id: 's', name: 'Art', structure, groups: ['g'], teachers: ['t'] },
    lessons: Array.from({ length: 20 }, (_, index) => ({ id: `lesson ${index}` })),
  });
  return store.draft;
}

test('before the week is built, no class and no teacher has too many lessons for it', () => {
  const loads = (draft: ReturnType<typeof school>) => {
    const { t: teacher } = draft.teachers;
    const { g: group } = draft.groups;
    if (!teacher || !group) throw new Error('the school has no teacher or class');
    const { taught, available } = teacherFacts(draft)(teacher);
    return [taught > available, groupLoads(draft)(group).isShort, shortGroups(draft).length];
  };
  expect(loads(school(true))).toEqual([false, false, 0]);
  expect(loads(school(false))).toEqual([true, true, 1]);
});
