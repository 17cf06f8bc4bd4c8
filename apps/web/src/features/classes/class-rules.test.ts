import { commands, createExampleSchool, runCommand } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { groupDeletion } from './group-entity.ts';
import { divisionsOfGroup, groupLoads, shortGroups } from './group-facts.ts';
import { subjectsToChoose } from './subjects-to-choose.ts';

const school = createExampleSchool();
const byName = (name: string) => {
  const group = Object.values(school.groups).find((each) => each.name === name);
  if (!group) throw new Error(`the example school has no ${name}`);
  return group;
};

test('a deletion lists the dependent records; only several classes with subjects of their own need a phrase', () => {
  const { id, subjects } = byName('5A');
  const solely = subjects.filter((subject) => school.subjects[subject]?.groups.length === 1);
  const one = groupDeletion(school, [id]);
  expect(one.losses.find(({ kind }) => kind === 'subjects')?.ids.length).toBe(solely.length);
  expect(one.losses.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['subjects', 'lessons']));
  const both = groupDeletion(school, [id, byName('5B').id]);
  expect([one.phrase, both.phrase]).toEqual([undefined, expect.any(String)]);
  const group = { ...byName('5A'), id: 'empty', name: 'Empty', subjects: [], isTracked: false };
  const draft = runCommand(school, commands.setGroup, { group });
  expect(groupDeletion(draft, ['empty']).losses).toEqual([{ kind: 'groups', ids: ['empty'] }]);
});

test('lessons that may share time make the load a range; a blocked week makes a class short', () => {
  const load = groupLoads(school)(byName('7A'));
  expect(load.min).toBeLessThan(load.max);
  expect(load).toMatchObject({ available: 35, isShort: false });
  expect(shortGroups(school)).toEqual([]);
  const { id, structure } = byName('5A');
  const cells = Array.from({ length: 5 }, (_, day) => ({ day, period: 0 }));
  const blocked = runCommand(school, commands.setCalendarCells, {
    type: 'group',
    bases: [id],
    structure,
    cells,
    level: 2,
  });
  expect(shortGroups(blocked).map((group) => group.id)).toEqual([id]);
});

test('a class chooses among the subjects of its structure, and keeps its own', () => {
  const group = byName('5A');
  const all = subjectsToChoose(school, group.structure, group);
  expect(all.length).toBe(Object.keys(school.subjects).length);
  const own = subjectsToChoose(school, 'another', group);
  expect(new Set(own.map((item) => item.id))).toEqual(new Set(group.subjects));
  expect(own.some((item) => item.hint?.includes(group.name))).toBe(false);
  const art = all.filter(({ name }) => name === 'Art').map(({ hint }) => hint?.split(' · ')[0]);
  expect(art.slice(0, 3)).toEqual([expect.not.stringContaining('5A'), '5B', '6A']);
});

test('a class shows its divisions while they count: the school has them switched on, and the class is divided', () => {
  const { id } = Object.values(school.groups).find(({ isTracked }) => isTracked) ?? byName('7A');
  expect(divisionsOfGroup(school, id)?.length).toBeGreaterThan(0);
  const changes = { isTracksEnabled: false };
  expect(divisionsOfGroup(runCommand(school, commands.setConfig, { changes }), id)).toBeUndefined();
  const undivided = structuredClone(school);
  for (const group of Object.values(undivided.groups)) group.isTracked = false;
  expect(divisionsOfGroup(undivided, id)).toBeUndefined();
});
