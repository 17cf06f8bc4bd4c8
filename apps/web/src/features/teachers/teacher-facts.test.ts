import { commands, createDraft, createDraftStore } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { groupLoads, shortGroups } from '../classes/group-facts.ts';
import { matrixTotals } from '../curriculum/matrix-model.ts';
import { loadsOf } from '../overview/load-tables.ts';
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

test('a teacher has as many available periods on the card as in the matrix and on Home', () => {
  const store = createDraftStore(school(false), { checked: true });
  store.run(commands.addStructure, { id: 'evening', name: 'Evening' });
  store.run(commands.buildStructure, { id: 'evening', count: 4, start: 960 });
  store.run(commands.setTeacher, { teacher: { id: 'free', name: 'Ben Carr' } });
  const { draft } = store;
  const home = new Map(loadsOf(draft, 'teachers').map(({ id, available }) => [id, available]));
  for (const [id, available] of [
    ['t', 5],
    ['free', 25],
  ] as const) {
    const teacher = draft.teachers[id];
    if (!teacher) throw new Error('no teacher');
    const counts = [teacherFacts(draft)(teacher), matrixTotals(draft).ofTeacher(id)];
    expect([...counts.map((each) => each.available), home.get(id)]).toEqual([
      available,
      available,
      available,
    ]);
  }
});
